import { expect, test } from './support/fixtures';
import { chooseInMenu, dialog, activate, press, tabTo, type } from './support/keyboard';
import { onboard } from './support/operatorApi';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('keyboard only: an operator signs in, skips to content, adds and finds a client, and signs out', async ({
  page,
  livery,
}) => {
  const ada = await onboard(livery.url);

  await page.goto(`${livery.url}/login`);
  await tabTo(page, 'textbox', 'Email');
  await type(page, ada.email);
  await press(page, 'Tab');
  await type(page, ada.password);
  await press(page, 'Enter');
  await page.waitForURL('**/dashboard/**');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await activate(page, 'link', 'Skip to content', 'Shift+Tab');
  await expect(page.getByRole('main')).toBeFocused();
  await activate(page, 'link', 'Client Management', 'Shift+Tab');
  await expect(page).toHaveURL(/\/dashboard\/clients$/);

  await activate(page, 'button', 'Add client');
  await expect(dialog(page)).toBeVisible();
  await tabTo(page, 'textbox', /^Name/);
  await type(page, 'Keyboard Kay');
  await tabTo(page, 'textbox', /^Email/);
  await type(page, 'kay@example.test');
  await press(page, 'Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Keyboard Kay' })).toBeVisible();

  await press(page, '/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await type(page, 'kay@');
  // The status announces the length of the list to screen readers.
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: '1 client' })).toHaveCount(1);
  await tabTo(page, 'checkbox', 'Select Keyboard Kay');
  await press(page, 'Space');
  await activate(page, 'button', 'Add tags…', 'Shift+Tab');
  await expect(dialog(page)).toBeVisible();
  await press(page, 'Escape');
  await expect(page.getByRole('button', { name: 'Add tags…' })).toBeFocused();

  await activate(page, 'button', /Ada Lovelace/, 'Shift+Tab');
  await chooseInMenu(page, 'Sign out');
  await expect(page).toHaveURL(/\/login/);
});
