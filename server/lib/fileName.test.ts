import { attachment, fileNameOf } from './fileName';

test('a file name contains the company, the content and the day', () => {
  expect(fileNameOf('Northwind Fitness', 'clients', '2026-01-31')).toBe(
    'Northwind Fitness clients 2026-01-31.csv',
  );
});

test.each([
  ['../../etc/passwd', '.. .. etc passwd clients 2026-01-31.csv'],
  ['A "B"\r\nSet-Cookie: x', 'A B Set-Cookie x clients 2026-01-31.csv'],
  ['Ends with dots...', 'Ends with dots clients 2026-01-31.csv'],
])('a file name omits unsafe characters: %j', (company, name) => {
  expect(fileNameOf(company, 'clients', '2026-01-31')).toBe(name);
});

test('attachment sends a non-ASCII name with an ASCII fallback', () => {
  expect(attachment('Café 東京 (1) clients.csv')).toBe(
    `attachment; filename="Cafe (1) clients.csv"; filename*=UTF-8''Caf%C3%A9%20%E6%9D%B1%E4%BA%AC%20%281%29%20clients.csv`,
  );
});

test('attachment replaces characters that normalize to quotation marks and slashes with spaces', () => {
  expect(attachment('A\uFF02; filename=\uFF02b.exe\uFF0F..\uFF3Cc clients.csv')).toMatch(
    /^attachment; filename="A ; filename= b.exe .. c clients.csv"; filename\*=UTF-8''[\w.~%-]+$/,
  );
});

test('attachment removes direction marks', () => {
  expect(attachment('\u2068A\u200E\u2069.pdf')).toBe(`attachment; filename="A.pdf"; filename*=UTF-8''A.pdf`);
});
