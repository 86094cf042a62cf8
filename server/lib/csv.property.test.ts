import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { propertyRuns } from '../testing/repetitions';
import { csvLine, unescapeCell } from '../../contract/csv';

const parseLine = (line: string): string[][] => parse(line, { record_delimiter: '\r\n' });

const cell = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'ab=+-@|%＝;\t\r\n\'" ,1') }),
);

test('unescapeCell restores the text of every exported cell', () => {
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1 }), (cells) => {
      const [parsedCells = []] = parseLine(csvLine(['first', ...cells]));
      expect(parsedCells.slice(1).map(unescapeCell)).toEqual(cells);
    }),
    propertyRuns({ gate: 2000, slow: 50_000 }),
  );
});

test.each(["'+49 Club", "'=1+1", "''@x", "'\n=1", "x;'-y", "it's 5", "'quoted'", "'+14155550123", "'"])(
  'csvLine and unescapeCell preserve %j, which contains an apostrophe',
  (text) => {
    const [[escaped = ''] = []] = parseLine(csvLine([text]));
    expect(unescapeCell(escaped)).toBe(text);
  },
);

test.each([
  ["'+49 Club", '+49 Club'],
  ["vip;'=1+1", 'vip;=1+1'],
  ["'=1;'=2", '=1;=2'],
  ["'+14155550123", "'+14155550123"],
  ["'tis", "'tis"],
])('unescapeCell converts %j to %j', (escaped, text) => {
  expect(unescapeCell(escaped)).toBe(text);
});

test('csvLine removes the marks that isolate names in messages, before it escapes formulas', () => {
  expect(csvLine(['Time (\u2068UTC\u2069)', '\u2066=1+1\u2069'])).toBe("Time (UTC),'=1+1\r\n");
});
