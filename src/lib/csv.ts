// Digits and their punctuation alone can't call a function or reach another cell, so phone numbers stay as they are.
// server/lib/csv.ts has the same rule.
const harmless = /^[+-]?[\d\s().-]*$/;
// What a spreadsheet takes for a command, also behind quotation marks and spaces that it may leave out.
const startsCommand = /^[\s\p{Cc}\p{Zs}\uFEFF"']*[=+\-@|%＝＋－＠]|^[\t\r\n]/u;

const defuse = (cell: string): string =>
  startsCommand.test(cell) && !harmless.test(cell) ? `'${cell}` : cell;

const quote = (cell: string): string => (/[",;\r\n\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

const byteOrderMark = '\uFEFF';

/** A CSV file that spreadsheets read as UTF-8, and in which no cell is run as a command. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark + rows.map((row) => `${row.map((cell) => quote(defuse(cell))).join(',')}\r\n`).join('');
