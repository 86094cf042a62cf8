import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { defaultLocale } from './localeSettings';
import { activateBrowserLanguage, changeLanguage, loadCatalog } from './i18n';

test('activateBrowserLanguage sets the language and the direction of the page', () => {
  activateBrowserLanguage();
  expect(document.documentElement).toHaveAttribute('lang', 'en');
  expect(document.documentElement).toHaveAttribute('dir', 'ltr');
});

test('the compiler and the catalogs give a message the same id, also with characters outside of URLs', async () => {
  await loadCatalog('notifications');
  const { id } = msg`Notifications, ${{ unread: 2 }} unread`;
  expect(id).toMatch(/[+/]/);
  expect(Object.keys(i18n.messages)).toContain(id);
});

describe('changeLanguage', () => {
  afterEach(() => changeLanguage('en'));

  test('loads the catalogs in use, sets the direction and is remembered for the next visit', async () => {
    await loadCatalog('notifications');
    await changeLanguage('ar');
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    expect(i18n._(msg`Notifications`)).toBe('الإشعارات');
    await loadCatalog('auth');
    expect(i18n._(msg`Forgot your password?`)).not.toMatch(/[a-z]/i);

    activateBrowserLanguage();
    expect(i18n.locale).toBe('ar');
  });

  test('messages and numbers have the same region after a change, without a reload', async () => {
    await changeLanguage('es');
    expect([i18n.locales].flat()).toEqual(['es']);
    expect(defaultLocale()).toBe('es');
  });

  test('a catalog that is loading when the language changes is shown in the new one', async () => {
    const loading = loadCatalog('payments');
    await changeLanguage('de');
    await loading;
    expect(i18n._(msg`Payments`)).toBe('Zahlungen');
  });
});

test.each([
  ['de', 'Storniert', 'Abgebrochen', 'Smartphone', 'Telefon', 'Rechtliche Angaben'],
  ['pt-BR', 'Cancelado', 'Cancelado', 'Celular', 'Telefone', 'Dados legais'],
  ['ar', 'ملغاة', 'ملغى', 'هاتف محمول', 'الهاتف', 'البيانات القانونية'],
] as const)(
  'a word with two meanings has a translation for each in %s',
  async (language, canceledPayment, canceled, phone, phoneNumber, legalDetails) => {
    await Promise.all([
      loadCatalog('console'),
      loadCatalog('clients'),
      loadCatalog('deployments'),
      loadCatalog('settings'),
    ]);
    await changeLanguage(language);
    const texts = [
      msg({ message: 'Canceled', context: 'payment' }),
      msg`Canceled`,
      msg({ message: 'Phone', context: 'device' }),
      msg`Phone`,
      msg({ message: 'Legal', context: 'company details' }),
      { id: 'setting.companyProfile.legal.heading' },
    ].map((message) => i18n._(message));
    expect(texts).toEqual([canceledPayment, canceled, phone, phoneNumber, legalDetails, legalDetails]);
    await changeLanguage('en');
  },
);

describe('a message', () => {
  afterEach(() => changeLanguage('en'));
  const greeting = (name: string) => ({
    id: 'greeting',
    message: 'Welcome, {name}!',
    values: { name, count: 2 },
  });

  test('isolates values that run against the language, for `t` and `<Trans>`', async () => {
    await changeLanguage('ar');
    expect(i18n.t(greeting('Ada Inc.'))).toBe('Welcome, \u2068Ada Inc.\u2069!');
    expect(i18n._('greeting', { name: 'Ada Inc.' }, { message: 'Welcome, {name}!' })).toBe(
      'Welcome, \u2068Ada Inc.\u2069!',
    );
    expect(i18n._(greeting('نور'))).toBe('Welcome, نور!');
    await changeLanguage('en');
    expect(i18n._(greeting('Ada Inc.'))).toBe('Welcome, Ada Inc.!');
    expect(i18n._(greeting('نور 1'))).toBe('Welcome, \u2068نور 1\u2069!');
  });
});
