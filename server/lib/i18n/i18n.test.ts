import { inLanguage, language, t } from './i18n';

test('t fills placeholders and plurals in', () => {
  expect(t('Welcome to {company}', { company: 'Acme' })).toBe('Welcome to Acme');
  expect(
    t('{count, plural, one {# client of {name}} other {# clients of {name}}}', { count: 1200, name: 'Ada' }),
  ).toBe('1,200 clients of Ada');
});
test('inLanguage applies to asynchronous work, and ends with it', async () => {
  expect(language()).toBe('en');
  await inLanguage('en', async () => {
    await Promise.resolve();
    expect(language()).toBe('en');
  });
});
