import fs from 'node:fs';
import path from 'node:path';
import { build } from '../build';
import { kilobytes, type Row } from '../table';

const budgetBytes = 25_000;

/** What stands in one large library alone, of charts and of writing, whose size is not the screens'. */
const largeLibraries = ['MuiChartsSurface', 'ProseMirror-trailingBreak'];

function isLargeLibrary(file: string): boolean {
  const text = fs.readFileSync(file, 'utf8');
  return largeLibraries.some((library) => text.includes(library));
}

/** DESIGN's second budget: each file that a lazy screen brings; the entry's own files are the first budget's. */
export async function lazyScreenRows(): Promise<Row[]> {
  const folder = await build('./src/main.tsx', 'console');
  const html = fs.readFileSync(path.join(folder, 'index.html'), 'utf8');
  const assets = path.join(folder, 'assets');
  const chunks = fs
    .readdirSync(assets)
    .filter((file) => file.endsWith('.js') && !html.includes(file))
    .filter((file) => !isLargeLibrary(path.join(assets, file)))
    .map((file) => ({ file, bytes: fs.statSync(path.join(assets, `${file}.br`)).size }))
    .sort((a, b) => b.bytes - a.bytes);
  const largest = chunks[0];

  return [
    {
      what: `the largest of ${chunks.length} lazy files (${largest?.file ?? 'none'})`,
      measured: kilobytes(largest?.bytes ?? 0),
      floor: '',
      ratio: null,
      budget: 'at most 25 kB',
      isKept: (largest?.bytes ?? 0) <= budgetBytes,
    },
  ];
}
