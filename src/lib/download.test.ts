import { downloadLink, toCsv } from './download';

const cellsOf = (text: string): string => text.replace('\uFEFF', '').trimEnd();

test('toCsv leaves phone numbers and negative amounts unchanged', () => {
  expect(cellsOf(toCsv([['+351 912 345 678', '-12.50', '(212) 555-0123']]))).toBe(
    '+351 912 345 678,-12.50,(212) 555-0123',
  );
});

test('toCsv quotes cells with separators, quotes or line breaks', () => {
  expect(cellsOf(toCsv([['a,b', 'say "hi"', 'two\nlines']]))).toBe('"a,b","say ""hi""","two\nlines"');
});

test('downloadLink removes the marks that isolate names from the file name', () => {
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  downloadLink('https://console.test/file', 'MRR \u2068USD\u2069.csv');
  expect(click.mock.contexts[0]).toHaveAttribute('download', 'MRR USD.csv');
  click.mockRestore();
});
