import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parse } from 'csv-parse';
import { t } from '../../lib/i18n/i18n';
import { errorCode } from '../../lib/errors';
import { numberText } from '../../lib/localeText';
import { unescapeCell } from '../../../contract/csv';
import { invalidFile } from './decode';
import { cellMaxLength } from './headers';
import { parse as parseSync } from 'csv-parse/sync';

export const delimiters = [',', ';', '\t', '|'] as const;

const lineEnds = ['\r\n', '\n', '\r'];

const sampleLength = 20_000;
const sampleRows = 50;

// Drops the last row of a truncated sample, because a cut-off quoted cell would look unclosed.
const dropPartialRow = (sample: string): string =>
  sample.slice(0, sample.search(/[\r\n][^\r\n]*$/) + 1) || sample;

function columnCounts(sample: string, delimiter: string): number[] {
  try {
    const rows: string[][] = parseSync(sample, {
      delimiter,
      record_delimiter: lineEnds,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      to: sampleRows,
    });
    return rows.map((row) => row.length);
  } catch {
    return [];
  }
}

/** Scores a delimiter by its number of columns and the share of rows with as many columns as the header. */
function score(sample: string, delimiter: string): number {
  const [header = 0, ...rows] = columnCounts(sample, delimiter);
  if (header < 2) return 0;
  const agreeing = rows.filter((count) => count === header).length;
  return header * ((1 + agreeing) / (1 + rows.length)) ** 2;
}

/** Returns the delimiter of a CSV file, or a comma for a single column. */
export function detectDelimiter(text: string): string {
  const sample = text.length > sampleLength ? dropPartialRow(text.slice(0, sampleLength)) : text;
  const best = delimiters
    .map((delimiter) => ({ delimiter, points: score(sample, delimiter) }))
    .reduce((leader, next) => (next.points > leader.points ? next : leader));
  return best.delimiter;
}

export interface CsvRow {
  /** The row number in a spreadsheet that displays the file. */
  number: number;
  cells: string[];
}

// Parsing a chunk of the shortest rows takes about 10 ms.
const chunkLength = 1024;
const maxRecordBytes = 1_000_000;
/** Far above the column limit of an import, so that the import's error can state the number of columns. */
const maxRecordCells = 10_000;
// Unescaping a long cell would block the thread. Unescaping removes less than half of the characters, so more
// remain than an import stores.
const maxCellRead = 2 * cellMaxLength;

// Yields to the event loop after each chunk.
async function* chunksOf(text: string): AsyncGenerator<string> {
  for (let start = 0; start < text.length; start += chunkLength) {
    yield text.slice(start, start + chunkLength);
    await nextTurn();
  }
}

function toFileError(error: unknown, line: number): unknown {
  const code = errorCode(error);
  // Only the parser's errors concern the file.
  if (!code.startsWith('CSV_')) return error;
  if (code === 'CSV_QUOTE_NOT_CLOSED') {
    return invalidFile(t('The quotation mark on line {line} isn’t closed. Close or remove it.', { line }));
  }
  if (code === 'CSV_MAX_RECORD_SIZE') {
    return invalidFile(
      t('The row on line {line} is too long. Check it for a quotation mark that isn’t closed.', { line }),
    );
  }
  return invalidFile(
    t('Line {line} isn’t valid CSV. Save the file again in your spreadsheet program.', { line }),
  );
}

/**
 * Yields the rows of a CSV text as it is parsed, without blank rows. Throws `BAD_USER_INPUT` for invalid CSV.
 */
export async function* csvRows(text: string, delimiter: string): AsyncGenerator<CsvRow> {
  let lastLineRead = 0;
  const parser = parse({
    delimiter,
    record_delimiter: lineEnds,
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: maxRecordBytes,
    cast: (cell, { index }) => {
      if (index >= maxRecordCells)
        throw invalidFile(
          t('A row of this file has more than {max} columns.', { max: numberText(maxRecordCells) }),
        );
      return unescapeCell(cell.slice(0, maxCellRead));
    },
    on_record: (record: string[], { lines }) => {
      lastLineRead = lines;
      return record;
    },
  });
  let number = 0;
  try {
    for await (const cells of Readable.from(chunksOf(text)).pipe(parser) as AsyncIterable<string[]>) {
      number += 1;
      if (cells.some((cell) => cell.trim() !== '')) yield { number, cells };
    }
  } catch (error) {
    throw toFileError(error, lastLineRead + 1);
  }
}
