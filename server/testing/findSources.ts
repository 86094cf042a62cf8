import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '..');

/** Returns the sorted paths of production files under `server` whose text matches the pattern. */
export const findSources = (pattern: RegExp): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(^|\/)(testing|contract)\//.test(file))
    .filter((file) => pattern.test(readFileSync(path.join(root, file), 'utf8')))
    .sort();
