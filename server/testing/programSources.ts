import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface ProgramSource {
  /** Below `server`, such as `modules/auth/login.ts`. */
  file: string;
  text: string;
}

const root = path.join(__dirname, '..');

/** The sources of the server without its tests and what they stand on. */
export const programSources = (): ProgramSource[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|(^|\/)(testing|contract)\//.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

/** Those in whose text something stands, in the order of their names. */
export const sourcesWith = (what: RegExp): string[] =>
  programSources()
    .filter(({ text }) => what.test(text))
    .map(({ file }) => file)
    .sort();
