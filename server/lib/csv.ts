// Digits and their punctuation alone can't call a function or reach another cell, so negative amounts and phone
// numbers such as +14155550123 stay as they are: readable, and read back by an import. src/lib/csv.ts has the same rule.
const harmless = /^[+-]?[\d\s().-]*$/;
// What a spreadsheet takes for a command, also behind quotation marks and spaces that it may leave out.
const startsCommand = /^[\s\p{Cc}\p{Zs}\uFEFF"']*[=+\-@|%＝＋－＠]|^[\t\r\n]/u;

const defuse = (cell: string): string =>
  startsCommand.test(cell) && !harmless.test(cell) ? `'${cell}` : cell;

const quote = (cell: string): string => (/[",;\r\n\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Tells spreadsheets that the file is UTF-8. */
export const byteOrderMark = '\uFEFF';

/** One line of RFC 4180, in which no cell is run as a command by a spreadsheet. */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => quote(defuse(cell))).join(',')}\r\n`;
