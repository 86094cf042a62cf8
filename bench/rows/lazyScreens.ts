import fs from 'node:fs';
import path from 'node:path';
import { build } from '../build';
import type { Row } from '../table';

const budgetBytes = 25_000;

/** Libraries in files of their own, whose size is not the screens': docs/adr/0016 says why the editor is one of them. */
const libraries: Readonly<Record<string, RegExp>> = {
  charts: /^node_modules\/(@mui\/x-charts|@mui\/x-internal|d3-)/,
  'the text editor': /^node_modules\/(@tiptap|prosemirror-)/,
};

/** The library that a file is of; undefined where it holds anything of ours. */
const libraryIn = (modules: readonly string[]): string | undefined =>
  modules.some((name) => name.startsWith('src/'))
    ? undefined
    : Object.keys(libraries).find((library) => modules.some((name) => libraries[library]?.test(name)));

const inKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** DESIGN's second budget: each file that a lazy screen brings; the entry's own files are the first budget's. */
export async function lazyScreenRows(): Promise<Row[]> {
  const { folder, files } = await build('./src/main.tsx', 'console');
  const html = fs.readFileSync(path.join(folder, 'index.html'), 'utf8');
  const assets = path.join(folder, 'assets');
  const lazy = fs
    .readdirSync(assets)
    .filter((file) => file.endsWith('.js') && !html.includes(file))
    .map((file) => ({
      file,
      bytes: fs.statSync(path.join(assets, `${file}.br`)).size,
      library: libraryIn(files.get(`assets/${file}`) ?? []),
    }))
    .sort((a, b) => b.bytes - a.bytes);
  const chunks = lazy.filter(({ library }) => library === undefined);
  const largest = chunks[0]?.bytes ?? NaN;
  const apart = lazy.flatMap(({ library, bytes }) => (library ? [`${library} ${inKilobytes(bytes)}`] : []));

  return [
    {
      what: 'the largest lazy file (brotli), the libraries of charts and of the text editor apart',
      budget: 'at most 25 kB',
      database: null,
      measured: { unit: 'bytes', values: { largest } },
      floor: null,
      ratio: null,
      isKept: largest <= budgetBytes,
      note: `the largest of ${chunks.length} files; apart: ${apart.join(', ')}`,
    },
  ];
}
