import { decodeFile, invalidFile } from './decode';
import type { Encoding } from './encodings';
import { fitCells, parseHeader, type Columns } from './headers';
import { csvRows, delimiters, detectDelimiter, type CsvRow } from './readCsv';
import { t } from '../../lib/i18n/i18n';

const maxBatchRows = 1000;
/** Batches of long rows are smaller, so that writing one does not block other requests. */
const maxBatchCharacters = 50_000;

/** The properties of an uploaded file that are known after reading its header. */
export interface FileHead {
  encoding: Encoding;
  isEncodingUncertain: boolean;
  delimiter: string;
  columns: Columns;
}

export interface OpenedFile extends FileHead {
  /** Batches of rows, fitted to the columns. */
  batches: AsyncIterable<CsvRow[]>;
}

// Spreadsheet programs can declare the delimiter in the first line.
const declaredDelimiter = /^sep=(.)\r?\n/i;

async function* batchesOf(rows: AsyncGenerator<CsvRow>, columns: Columns): AsyncGenerator<CsvRow[]> {
  let batch: CsvRow[] = [];
  let characters = 0;
  for await (const { number, cells } of rows) {
    const fitted = fitCells(cells, columns);
    batch.push({ number, cells: fitted });
    characters += fitted.reduce((sum, { length }) => sum + length, 0);
    if (batch.length < maxBatchRows && characters < maxBatchCharacters) continue;
    yield batch;
    batch = [];
    characters = 0;
  }
  if (batch.length > 0) yield batch;
}

/**
 * Decodes a file and reads its header. The rows are read as they are consumed. Decoding and reading throw
 * `BAD_USER_INPUT` for an invalid file.
 */
export async function openFile(bytes: Uint8Array, chosen: Encoding | null): Promise<OpenedFile> {
  const { text, encoding, isEncodingUncertain } = decodeFile(bytes, chosen);
  const declared = declaredDelimiter.exec(text);
  const body = declared ? text.slice(declared[0].length) : text;
  const delimiter = delimiters.find((known) => known === declared?.[1]) ?? detectDelimiter(body);
  const rows = csvRows(body, delimiter);
  const headerRow = await rows.next();
  if (headerRow.done) throw invalidFile(t('This file is empty.'));
  const columns = parseHeader(headerRow.value.cells);
  return { encoding, isEncodingUncertain, delimiter, columns, batches: batchesOf(rows, columns) };
}
