import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { propertyRuns } from '../testing/repetitions';
import { csvLine, unescapeCell } from '../../contract/csv';

const read = (line: string): string[][] => parse(line, { record_delimiter: '\r\n' });

const cell = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'ab=+-@|%＝;\t\r\n\'" ,1') }),
);

test('every text comes back as it was', () => {
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1 }), (cells) => {
      const [found = []] = read(csvLine(['first', ...cells]));
      expect(found.slice(1).map(unescapeCell)).toEqual(cells);
    }),
    propertyRuns({ gate: 2000, slow: 50_000 }),
  );
});

test.each(["'+49 Club", "'=1+1", "''@x", "'\n=1", "x;'-y", "it's 5", "'quoted'", "'+14155550123", "'"])(
  '%j, which no export escaped, is told from what one did',
  (text) => {
    const [[written = ''] = []] = read(csvLine([text]));
    expect(unescapeCell(written)).toBe(text);
  },
);

test.each([
  ["'+49 Club", '+49 Club'],
  ["vip;'=1+1", 'vip;=1+1'],
  ["'=1;'=2", '=1;=2'],
  ["'+14155550123", "'+14155550123"],
  ["'tis", "'tis"],
])('takes the apostrophe off %j only where an export puts one', (written, text) => {
  expect(unescapeCell(written)).toBe(text);
});
