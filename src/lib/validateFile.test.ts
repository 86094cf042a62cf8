import { validateFile } from './validateFile';

const file = (name: string, type: string, size: number) => new File([new Uint8Array(size)], name, { type });

test.each([
  ['clients.csv', 'application/vnd.ms-excel', 10],
  ['CLIENTS.CSV', '', 10],
])('validateFile accepts %s with the type "%s" and %i bytes', (name, type, size) => {
  expect(validateFile(file(name, type, size), '.csv,text/csv', 1000)).toBeNull();
});

test.each([
  ['logo.exe', 'application/x-msdownload', 10, 'is not a kind of file'],
  ['clients.csv', 'text/csv', 0, 'is empty'],
  ['clients.csv', 'text/csv', 2000, 'has 2 kB; at most 1 kB'],
])('validateFile rejects %s with the type "%s" and %i bytes: %s', (name, type, size, problem) => {
  expect(validateFile(file(name, type, size), '.csv,text/csv', 1000)).toContain(problem);
});
