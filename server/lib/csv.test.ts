import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { csvLine } from './csv';

const read = (line: string): string[][] => parse(line, { record_delimiter: '\r\n' });

// What is put before what a spreadsheet would run.
const withoutApostrophes = (text: string): string => text.replace(/(^|[;\t\r\n])'+/g, '$1');

test('every text comes back as it was, apostrophes before what is dangerous apart', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom(...'ab=+-@;\t\r\n\'" ,1') }),
  );
  const texts = fc.array(cell, { minLength: 1 });
  fc.assert(
    fc.property(texts, (cells) => {
      const [found = []] = read(csvLine(['first', ...cells]));
      expect(found.slice(1).map(withoutApostrophes)).toEqual(cells.map(withoutApostrophes));
    }),
  );
});
