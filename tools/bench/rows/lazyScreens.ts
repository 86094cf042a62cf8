import fs from 'node:fs';
import path from 'node:path';
import { build } from '../build';
import type { Row } from '../table';

const budgetBytes = 25_000;

/**
 * Libraries in separate files, which do not count as part of a screen. See docs/adr/0016 for the text editor.
 */
const libraries: Readonly<Record<string, RegExp>> = {
  charts: /^node_modules\/(@mui\/x-charts|@mui\/x-internal|d3-)/,
  'the text editor': /^node_modules\/(@tiptap|prosemirror-)/,
};

/**
 * Returns the library of a file, or undefined if the file contains a module of Livery or no known library.
 */
const findLibrary = (modules: readonly string[]): string | undefined =>
  modules.some((name) => name.startsWith('src/'))
    ? undefined
    : Object.keys(libraries).find((library) => modules.some((name) => libraries[library]?.test(name)));

const formatKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * Measures the files that only lazy screens load, and reports the largest. `signInRows` measures the files of
 * the entry.
 */
export async function lazyScreenRows(): Promise<Row[]> {
  const { folder, files } = await build('./src/main.tsx', 'console');
  const html = fs.readFileSync(path.join(folder, 'index.html'), 'utf8');
  const assets = path.join(folder, 'assets');
  const lazyFiles = fs
    .readdirSync(assets)
    .filter((file) => file.endsWith('.js') && !html.includes(file))
    .map((file) => ({
      file,
      bytes: fs.statSync(path.join(assets, `${file}.br`)).size,
      library: findLibrary(files.get(`assets/${file}`) ?? []),
    }))
    .sort((a, b) => b.bytes - a.bytes);
  const screenFiles = lazyFiles.filter(({ library }) => library === undefined);
  const largest = screenFiles[0]?.bytes ?? NaN;
  const librarySizes = lazyFiles.flatMap(({ library, bytes }) =>
    library ? [`${library} ${formatKilobytes(bytes)}`] : [],
  );

  return [
    {
      what: 'largest lazy-loaded file of a screen (Brotli), without the chart and text editor libraries',
      budget: 'at most 25 kB',
      database: null,
      measured: { unit: 'bytes', values: { largest } },
      baseline: null,
      ratio: null,
      isWithinBudget: largest <= budgetBytes,
      note: `the largest of ${screenFiles.length} files; libraries: ${librarySizes.join(', ')}`,
    },
  ];
}
