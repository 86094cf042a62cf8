import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parse } from 'csv-parse';
import { errorCode } from '../../db/errorCode';
import { unescapeCell } from '../../../contract/csv';
import { refuseFile } from './decode';
import { lineEnds } from './delimiter';
import { cellMaxLength } from './headers';

export interface CsvRow {
  /** The row of a spreadsheet that shows the file. */
  number: number;
  cells: string[];
}

// The shortest rows of one take about 10 ms.
const chunkLength = 1024;
const recordMaxBytes = 1_000_000;
/** Far more than an import takes: of so many it is said how many they are. */
const recordMaxCells = 10_000;
// Unescaping a long cell blocks the thread. It removes less than half of the characters, so more
// are left than an import keeps.
const cellMaxRead = 2 * cellMaxLength;

// Between two chunks everybody else gets a turn.
async function* chunksOf(text: string): AsyncGenerator<string> {
  for (let start = 0; start < text.length; start += chunkLength) {
    yield text.slice(start, start + chunkLength);
    await nextTurn();
  }
}

function inPlainWords(error: unknown, line: number): unknown {
  const code = errorCode(error);
  // Only the parser's own errors speak of the file.
  if (!code.startsWith('CSV_')) return error;
  if (code === 'CSV_QUOTE_NOT_CLOSED') {
    return refuseFile(
      `A quotation mark that begins on line ${line} is never closed. Close it, or take it out.`,
    );
  }
  if (code === 'CSV_MAX_RECORD_SIZE') {
    return refuseFile(
      `The row on line ${line} is too long to be one client. Look for a quotation mark that is not closed.`,
    );
  }
  return refuseFile(`Line ${line} can't be read as CSV. Save the file again from your spreadsheet program.`);
}

/** The rows of a CSV text as it is read, without those that are blank. */
export async function* csvRows(text: string, delimiter: string): AsyncGenerator<CsvRow> {
  let lastLineRead = 0;
  const parser = parse({
    delimiter,
    record_delimiter: lineEnds,
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: recordMaxBytes,
    cast: (cell, { index }) => {
      if (index >= recordMaxCells) throw refuseFile('A row of this file has more than 10,000 columns.');
      return unescapeCell(cell.slice(0, cellMaxRead));
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
    throw inPlainWords(error, lastLineRead + 1);
  }
}
