import { parse } from 'csv-parse/sync';
import { csvLine, unescapeCell } from '../../contract/csv';
import { toCsv } from '../../src/lib/download';

const parseLine = (line: string): string[][] => parse(line, { bom: true, record_delimiter: '\r\n' });

const leadingFormulas = [
  ...['=HYPERLINK("http://x")', '@SUM(A1)', '+cmd|calc', '-2+cmd()', '|calc', ' =1+1', '"=1+1"', '\nx'],
  ...["'\nx", `'@SUM(A1)`, '\u00a0+A1', '＝1+1', '%A1'],
];

// Excel splits at semicolons in much of Europe, and at line breaks when it treats quotation marks as text.
const embeddedFormulas: readonly [string, string][] = [
  [`x;=cmd|'/C calc'!A0;y`, `x;'=cmd|'/C calc'!A0;y`],
  ['x\n=1+1', "x\n'=1+1"],
  ['x\r\n@SUM(A1)', "x\r\n'@SUM(A1)"],
  ['x\t+A1', "x\t'+A1"],
  ['x; "=1+1"', `x;' "=1+1"`],
  ['x;\n =1+1', "x;\n' =1+1"],
  ['=1;=2', "'=1;'=2"],
  ['\t=1+1', "'\t'=1+1"],
  ['vip; ＝1+1', "vip;' ＝1+1"],
];

const harmless = [
  ...['+14155550123', '+351 912 345 678', '-12.50', '12.50', '(212) 555-0123', '5-3', 'Ada + Co', '', '\n'],
  ...['vip; new', 'Tel; +14155550123; -12.50', 'Ada, = Co', 'two\nlines', 'a;b=c', `say "hi"`],
];

const cases = [
  ...leadingFormulas.map((cell) => [cell, `'${cell}`] as const),
  ...embeddedFormulas,
  ...harmless.map((cell) => [cell, cell] as const),
];

test.each(cases)('the API and the console export %j as %j, which unescapeCell reverses', (cell, written) => {
  expect(parseLine(csvLine([cell]))).toEqual([[written]]);
  expect(parseLine(toCsv([[cell]]))).toEqual([[written]]);
  expect(unescapeCell(written)).toBe(cell);
});
