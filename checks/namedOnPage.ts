import fs from 'node:fs';
import path from 'node:path';
import { testNames } from './testNames';

const files = /`((?:src|server|e2e|bench|checks|docs)\/[^`\s]+)`/g;
const parts = /`([^`\s]+\.(?:test\.tsx?|spec\.tsx?|md))`: "([^"]+)"/g;

const sweeps = /from '(\.\/testing\/[^']+)'/g;

const read = new Map<string, string[]>();

/** Returns the names of a file's tests, with those that a module of its folder `testing` registers for it. */
function namesIn(file: string, text: string): string[] {
  const known = read.get(file);
  if (known) return known;
  const modules = [...text.matchAll(sweeps)].map(([, name]) => path.join(path.dirname(file), `${name}.ts`));
  const shared = modules
    .filter(fs.existsSync)
    .flatMap((name) => testNames(name, fs.readFileSync(name, 'utf8')));
  const names = [...testNames(file, text), ...shared];
  read.set(file, names);
  return names;
}

/** What a test is called, or a part of it, or the heading of a part of a page. */
const holds = (file: string, name: string): boolean => {
  const text = fs.readFileSync(file, 'utf8');
  if (!file.endsWith('.md')) return namesIn(file, text).some((known) => known.includes(name));
  return text.split('\n').some((line) => /^#+ /.test(line) && line.replace(/^#+ /, '') === name);
};

/** The files that a row names, and the tests and headings, `file`: "name", as far as they are not there. */
export function missingFrom(row: string): string[] {
  const missing: string[] = [];
  for (const [, file] of row.matchAll(files)) {
    if (file && !fs.existsSync(file)) missing.push(`${file}, which does not exist`);
  }
  for (const [, file, name] of row.matchAll(parts)) {
    if (file && name && fs.existsSync(file) && !holds(file, name))
      missing.push(`"${name}", which ${file} does not have`);
  }
  return missing;
}

export const cellsOf = (row: string): string[] =>
  row
    .split('|')
    .slice(1)
    .map((cell) => cell.trim());

/** The rows of a page's tables, each with the place where it stands. */
export const rowsOf = (page: string): { place: string; row: string }[] =>
  fs
    .readFileSync(page, 'utf8')
    .split('\n')
    .map((row, at) => ({ place: `${page}:${at + 1}`, row }))
    .filter(({ row }) => row.startsWith('|'));
