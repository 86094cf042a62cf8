import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { csvLine } from './csv';

const read = (line: string): string[][] => parse(line, { record_delimiter: '\r\n' });

test.each([
  '=HYPERLINK("http://x")',
  '@SUM(A1)',
  '+cmd|calc',
  '-2+cmd()',
  '\t=1+1',
  '\r=1+1',
  '|calc',
  ' =1+1',
  '"=1+1"',
  `'@SUM(A1)`,
  '\u00a0+A1',
  '＝1+1',
])('a cell that a spreadsheet would run is made harmless: %j', (cell) => {
  expect(read(csvLine([cell]))).toEqual([[`'${cell}`]]);
});

test.each(['+14155550123', '+351 912 345 678', '-12.50', '12.50', '(212) 555-0123', '5-3', 'Ada + Co', ''])(
  'a cell that no spreadsheet would run stays as it is: %j',
  (cell) => {
    expect(csvLine([cell, 'x'])).toBe(`${cell},x\r\n`);
  },
);

test('every text comes back as it was, an apostrophe before the dangerous ones apart', () => {
  const texts = fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 });
  fc.assert(
    fc.property(texts, (cells) => {
      const [found = []] = read(csvLine(['first', ...cells]));
      expect(
        found.slice(1).map((cell, index) => (cell === `'${cells[index]}` ? cells[index] : cell)),
      ).toEqual(cells);
    }),
  );
});
