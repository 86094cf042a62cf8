import { byteOrderMark, csvLine } from '../../contract/csv';

/** A CSV file that spreadsheets read as UTF-8, and in which no cell is run as a command. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark + rows.map(csvLine).join('');
