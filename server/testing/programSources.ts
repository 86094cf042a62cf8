import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '..');

/** The files below `server` in whose text something stands, tests and what they stand on apart, in the order of their names. */
export const sourcesWith = (what: RegExp): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|(^|\/)(testing|contract)\//.test(file))
    .filter((file) => what.test(readFileSync(path.join(root, file), 'utf8')))
    .sort();
