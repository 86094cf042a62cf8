import { decodeFile, refuseFile } from './decode';
import { delimiters, detectDelimiter } from './delimiter';
import type { Encoding } from './encodings';
import { fitCells, readHeader, type Columns } from './headers';
import { csvRows, type CsvRow } from './readCsv';

const batchRows = 1000;
/** Of all but short rows fewer, so that nobody waits for them to be written. */
const batchCharacters = 50_000;

/** What an uploaded file says of itself. */
export interface FileHead {
  encoding: Encoding;
  isEncodingUncertain: boolean;
  delimiter: string;
  columns: Columns;
}

export interface OpenedFile extends FileHead {
  /** Its rows, each with as many cells as there are columns. */
  batches: AsyncIterable<CsvRow[]>;
}

// A spreadsheet program may say in the first line which delimiter follows.
const declaredDelimiter = /^sep=(.)\r?\n/i;

async function* batchesOf(rows: AsyncGenerator<CsvRow>, columns: Columns): AsyncGenerator<CsvRow[]> {
  let batch: CsvRow[] = [];
  let characters = 0;
  for await (const { number, cells } of rows) {
    const fitted = fitCells(cells, columns);
    batch.push({ number, cells: fitted });
    characters += fitted.reduce((sum, { length }) => sum + length, 0);
    if (batch.length < batchRows && characters < batchCharacters) continue;
    yield batch;
    batch = [];
    characters = 0;
  }
  if (batch.length > 0) yield batch;
}

/** Reads as far as the header; the rest as it is asked for. */
export async function openFile(bytes: Uint8Array, chosen: Encoding | null): Promise<OpenedFile> {
  const { text, encoding, isEncodingUncertain } = decodeFile(bytes, chosen);
  const declared = declaredDelimiter.exec(text);
  const body = declared ? text.slice(declared[0].length) : text;
  const delimiter = delimiters.find((known) => known === declared?.[1]) ?? detectDelimiter(body);
  const rows = csvRows(body, delimiter);
  const first = await rows.next();
  if (first.done) throw refuseFile('This file is empty.');
  const columns = readHeader(first.value.cells);
  return { encoding, isEncodingUncertain, delimiter, columns, batches: batchesOf(rows, columns) };
}
