// Digits and their punctuation alone can't call a function or reach another cell, so negative amounts and phone
// numbers such as +14155550123 stay as they are: readable, and read back by an import.
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

/** Returns what a cell was before `csvLine` escaped it, and any other cell as it is. */
export function unescapeCell(cell: string): string {
  const [start = '', ...others] = cell.split(splits);
  const rest = others.map((piece) =>
    piece.startsWith("'") && isCommand(piece.slice(1)) ? piece.slice(1) : piece,
  );
  const bare = [start.slice(1), ...rest].join('');
  return start.startsWith("'") && isDangerous(bare) ? bare : [start, ...rest].join('');
}

const quote = (cell: string): string => (/[",;\r\n\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Tells spreadsheets that the file is UTF-8. */
export const byteOrderMark = '\uFEFF';

/** One line of RFC 4180, in which no cell is run as a command by a spreadsheet. */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => quote(defuse(cell))).join(',')}\r\n`;
