// Digits and their punctuation alone can't call a function or reach another cell, so phone numbers stay as they are.
// server/lib/csv.ts has the same rule.
const harmless = /^\s*(?:[+\d().-][\d\s().-]*)?$/;
// What a spreadsheet takes for a command, also behind quotation marks and spaces that it may leave out.
const command = /^[\s\p{Cc}\p{Zs}\uFEFF"']*[=+\-@|%＝＋－＠]/u;

const isCommand = (text: string): boolean => command.test(text) && !harmless.test(text);

// One that splits lines elsewhere than at commas does not see the quotation marks of a cell: what comes behind begins another.
const splits = /([;\t\r\n])/;

// True too for such a cell behind apostrophes, so that those can be told from the one that is put before it.
const isDangerous = (cell: string): boolean =>
  isCommand(cell) || (/^'*[\t\r\n]/.test(cell) && !harmless.test(cell));

function defuse(cell: string): string {
  const [start = '', ...others] = cell.split(splits);
  const rest = others.map((piece) => (isCommand(piece) ? `'${piece}` : piece));
  return [isDangerous(cell) ? `'${start}` : start, ...rest].join('');
}

const quote = (cell: string): string => (/[",;\r\n\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

const byteOrderMark = '\uFEFF';

/** A CSV file that spreadsheets read as UTF-8, and in which no cell is run as a command. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark + rows.map((row) => `${row.map((cell) => quote(defuse(cell))).join(',')}\r\n`).join('');
