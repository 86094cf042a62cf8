import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { activateBrowserLanguage, loadCatalog } from './i18n';

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
