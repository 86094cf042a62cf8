import { withoutIsolates } from './directionMarks';

// Digits and their punctuation cannot call a function or reference a cell. Amounts and phone numbers such as
// +14155550123 therefore stay readable and importable.
const numericPattern = /^\s*(?:[+\d().-][\d\s().-]*)?$/;
// Matches what a spreadsheet runs as a formula, also after quotation marks and spaces that it may ignore.
const formulaPattern = /^[\s\p{Cc}\p{Zs}\uFEFF"']*[=+\-@|%＝＋－＠]/u;

const isFormula = (text: string): boolean => formulaPattern.test(text) && !numericPattern.test(text);

// A spreadsheet that splits at characters other than commas ignores the quotation marks of a cell, so each
// part becomes a cell.
const separatorPattern = /([;\t\r\n])/;

// Also matches dangerous cells behind apostrophes, so that unescaping removes only the apostrophe that
// escaping adds.
const isDangerous = (cell: string): boolean =>
  isFormula(cell) || (/^'*[\t\r\n]/.test(cell) && !numericPattern.test(cell));

function escapeFormulas(cell: string): string {
  const [start = '', ...others] = cell.split(separatorPattern);
  const rest = others.map((part) => (isFormula(part) ? `'${part}` : part));
  return [isDangerous(cell) ? `'${start}` : start, ...rest].join('');
}

/** Reverses the escaping of `csvLine`. Returns any other cell unchanged. */
export function unescapeCell(cell: string): string {
  const [start = '', ...others] = cell.split(separatorPattern);
  const rest = others.map((part) =>
    part.startsWith("'") && isFormula(part.slice(1)) ? part.slice(1) : part,
  );
  const unescaped = [start.slice(1), ...rest].join('');
  return start.startsWith("'") && isDangerous(unescaped) ? unescaped : [start, ...rest].join('');
}

const quote = (cell: string): string => (/[",;\r\n\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Marks a file as UTF-8 for spreadsheets. */
export const byteOrderMark = '\uFEFF';

/**
 * Returns a line in the format of RFC 4180, without the marks that isolate names in messages. Escapes cells that
 * a spreadsheet would run as formulas.
 */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => quote(escapeFormulas(withoutIsolates(cell)))).join(',')}\r\n`;
