import { validateFile } from './validateFile';

const file = (name: string, type: string, size: number) => new File([new Uint8Array(size)], name, { type });

test.each([
  ['clients.csv', 'application/vnd.ms-excel', 10, null],
  ['CLIENTS.CSV', '', 10, null],
  ['logo.exe', 'application/x-msdownload', 10, 'is not a kind of file'],
  ['clients.csv', 'text/csv', 0, 'is empty'],
  ['clients.csv', 'text/csv', 2000, 'has 2 kB; at most 1 kB'],
])('validateFile returns for %s with the type "%s" and %i bytes: %p', (name, type, size, problem) => {
  const error = validateFile(file(name, type, size), '.csv,text/csv', 1000);
  if (problem === null) expect(error).toBeNull();
  else expect(error).toContain(problem);
});
