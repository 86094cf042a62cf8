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
