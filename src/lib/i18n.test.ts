import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { loadCatalog, switchLanguage } from './i18n';

test('switchLanguage loads the messages in use and sets the language of the page', async () => {
  await loadCatalog('payments');
  await switchLanguage('en');
  expect(i18n.messages).not.toEqual({});
  expect(document.documentElement.lang).toBe('en');
  expect(t`Attempts`).toBe('Attempts');
});

test('the compiler and the catalogs give a message the same id, also with characters outside of URLs', async () => {
  await loadCatalog('notifications');
  const { id } = msg`Notifications, ${{ unread: 2 }} unread`;
  expect(id).toMatch(/[+/]/);
  expect(Object.keys(i18n.messages)).toContain(id);
});
