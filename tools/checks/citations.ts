import fs from 'node:fs';
import path from 'node:path';
import { testNames } from './testNames';

/** The cited test or heading titles, or parts of titles, by file. */
export type Citation = Readonly<Record<string, string>>;

const importOfSharedTests = /from '(\.\/testing\/[^']+)'/g;

const titlesByFile = new Map<string, string[]>();

const headings = (text: string): string[] =>
  text.split('\n').flatMap((line) => /^#+ (.*)$/.exec(line)?.[1] ?? []);

/** Returns the titles of a file's tests, including those that a module in its `testing` folder registers. */
function testTitles(file: string, text: string): string[] {
  const shared = [...text.matchAll(importOfSharedTests)]
    .map(([, name]) => path.join(path.dirname(file), `${name}.ts`))
    .filter(fs.existsSync)
    .flatMap((name) => testNames(name, fs.readFileSync(name, 'utf8')));
  return [...testNames(file, text), ...shared];
}

function titlesIn(file: string): string[] {
  const known = titlesByFile.get(file);
  if (known) return known;
  const text = fs.readFileSync(file, 'utf8');
  const titles = file.endsWith('.md') ? headings(text) : testTitles(file, text);
  titlesByFile.set(file, titles);
  return titles;
}

export const missingFiles = (files: readonly string[]): string[] =>
  files.filter((file) => !fs.existsSync(file)).map((file) => `${file} does not exist`);

/** Returns the paths in backticks that a text mentions. */
export const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`((?:src|server|contract|e2e|tools|docs)\/[^`\s*]+)`/g)].flatMap(
    ([, file]) => file ?? [],
  );

export const missingCitations = (citations: readonly Citation[]): string[] =>
  citations.flatMap(Object.entries<string>).flatMap(([file, title]) => {
    if (!fs.existsSync(file)) return [`${file} does not exist`];
    return titlesIn(file).some((known) => known.includes(title)) ? [] : [`${file} has no "${title}"`];
  });

/** Prints the problems and ends the process with 1 if there are any. */
export function report(problems: readonly string[]): void {
  if (problems.length === 0) return;
  console.error(problems.join('\n'));
  process.exit(1);
}
