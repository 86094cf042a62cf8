import { toCsv } from './csv';

const cellsOf = (text: string): string => text.replace('\uFEFF', '').trimEnd();

test.each([
  '=HYPERLINK("http://x")',
  '@SUM(A1)',
  '+cmd|calc',
  '-2+cmd()',
  '\t=1+1',
  '|calc',
  ' =1+1',
  '"=1+1"',
  '\u00a0+A1',
  '＝1+1',
])('a cell that a spreadsheet would run is made harmless: %j', (cell) => {
  expect(cellsOf(toCsv([[cell]]))).toMatch(/^"?'/);
});

test('phone numbers and negative amounts stay as they are', () => {
  expect(cellsOf(toCsv([['+351 912 345 678', '-12.50', '(212) 555-0123']]))).toBe(
    '+351 912 345 678,-12.50,(212) 555-0123',
  );
});

test('separators, quotes and line breaks stay inside their cell', () => {
  expect(cellsOf(toCsv([['a,b', 'say "hi"', 'two\nlines']]))).toBe('"a,b","say ""hi""","two\nlines"');
});
