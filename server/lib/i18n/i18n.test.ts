import { inLanguage, language, t } from './i18n';

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
