import { validateFile } from './validateFile';

const file = (name: string, type: string, size: number) => new File([new Uint8Array(size)], name, { type });

test.each([
  ['clients.csv', 'application/vnd.ms-excel', 10],
  ['CLIENTS.CSV', '', 10],
])('validateFile accepts %s with the type "%s" and %i bytes', (name, type, size) => {
  expect(validateFile(file(name, type, size), '.csv,text/csv', 1000)).toBeNull();
});

test.each([
  ['logo.exe', 'application/x-msdownload', 10, 'isn’t a supported file type'],
  ['clients.csv', 'text/csv', 0, 'is empty'],
  ['clients.csv', 'text/csv', 2000, 'is 2 kB. Choose a file up to 1 kB.'],
])('validateFile rejects %s with the type "%s" and %i bytes: %s', (name, type, size, problem) => {
  expect(validateFile(file(name, type, size), '.csv,text/csv', 1000)).toContain(problem);
});
