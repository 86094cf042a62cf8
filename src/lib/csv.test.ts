import { toCsv } from './csv';

const cellsOf = (text: string): string => text.replace('\uFEFF', '').trimEnd();

test('phone numbers and negative amounts stay as they are', () => {
  expect(cellsOf(toCsv([['+351 912 345 678', '-12.50', '(212) 555-0123']]))).toBe(
    '+351 912 345 678,-12.50,(212) 555-0123',
  );
});

test('separators, quotes and line breaks stay inside their cell', () => {
  expect(cellsOf(toCsv([['a,b', 'say "hi"', 'two\nlines']]))).toBe('"a,b","say ""hi""","two\nlines"');
});
