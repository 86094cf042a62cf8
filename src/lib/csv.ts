import { byteOrderMark, csvLine } from '@contract/csv';

/** Returns a CSV file that spreadsheets open as UTF-8 and whose cells do not run as formulas. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark + rows.map(csvLine).join('');
