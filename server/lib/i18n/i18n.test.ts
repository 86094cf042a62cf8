import {
  inLanguage,
  inLocale,
  language,
  recordMessages,
  storedMessage,
  storedText,
  t,
  translateStored,
} from './i18n';

test('t fills placeholders and plurals in', () => {
  expect(t('Welcome to {company}', { company: 'Acme' })).toBe('Welcome to Acme');
  expect(
    t('{count, plural, one {# client of {name}} other {# clients of {name}}}', { count: 1200, name: 'Ada' }),
  ).toBe('1,200 clients of Ada');
});

test('t isolates names that run against the language, so that they do not reorder the sentence', () => {
  const greet = (name: string) => t('Hello {name},', { name });
  expect(greet('Ada Inc.')).toBe('Hello Ada Inc.,');
  expect(greet('نور 1')).toBe('Hello \u2068نور 1\u2069,');
  inLanguage('ar', () => {
    expect(greet('Ada Inc.')).toContain('\u2068Ada Inc.\u2069');
    expect(greet('نور 1')).not.toContain('\u2068');
  });
});

test('inLanguage applies to asynchronous work, and ends with it', async () => {
  expect(language()).toBe('en');
  await inLanguage('en', async () => {
    await Promise.resolve();
    expect(language()).toBe('en');
  });
});

test.each([
  ['es-MX', '12,345'],
  ['es-ES', '12.345'],
  ['es-419', '12,345'],
  ['pt-PT', '12\u00A0345'],
  ['en-DE', '12.345'],
  ['en-SE', '12\u00A0345'],
  ['en-ZZ', '12,345'],
  ['ar-EG-u-nu-arab', '12,345'],
  ['tlh-DE', '12.345'],
  ['en-!!', '12,345'],
])('writes counts as the region does in %s', (tag, count) => {
  const text = inLocale(tag, () =>
    t('{count, plural, one {A user imported # client} other {A user imported # clients}}', { count: 12_345 }),
  );
  expect(text).toContain(` ${count} `);
});

test('a recorded message and its values are translated for each reader', () => {
  const message = storedMessage(() =>
    t('{field}: {problem}', { field: t('Name'), problem: '{"message":1}' }),
  );
  expect(JSON.parse(JSON.stringify(message))).toEqual({
    message: '{field}: {problem}',
    values: { field: { message: 'Name', values: {} }, problem: '{"message":1}' },
  });
  expect(translateStored(message)).toBe('Name: {"message":1}');
  expect(inLanguage('es', () => translateStored(message))).toBe('Nombre: {"message":1}');
});

test('inLanguage translates inside a recording', () => {
  const { result } = recordMessages(() => inLanguage('fr', () => t('Name')));
  expect(result).toBe('Nom');
});

test('storedText returns English without direction marks in every language', () => {
  const textOf = () => t('Welcome to {company}', { company: 'نور' });
  expect(textOf()).not.toBe('Welcome to نور');
  expect(inLanguage('ar', () => storedText(textOf))).toBe('Welcome to نور');
});
