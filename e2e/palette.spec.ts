import { demoAdmin, demoWithoutMoney, expect, signIn, test } from './support/fixtures';
import { onboard } from './support/operatorApi';
import { openPalette, palette, paletteField } from './support/palette';
import { problemsOf } from './support/problemsOf';

test('clients and payments are found, and what is closed to a role is not', async ({ page, demo }) => {
  await signIn(page, demo, demoAdmin);
  await openPalette(page, 'oliver');
  await expect(palette(page).getByRole('group', { name: 'Payments' })).toBeVisible();
  await palette(page).getByRole('option', { name: /\$/ }).first().click();
  await expect(page).toHaveURL(/payments\/incoming\/all\?payment=/);
  await expect(page.getByRole('dialog')).toBeVisible();

  await page.context().clearCookies();
  await page.evaluate(() => sessionStorage.clear());
  await signIn(page, demo, demoWithoutMoney);
  await openPalette(page, 'oliver');
  await expect(palette(page).getByRole('group', { name: 'Clients' })).toBeVisible();
  await expect(palette(page).getByRole('group', { name: 'Payments' })).toHaveCount(0);
  await paletteField(page).fill('');
  await expect(palette(page).getByRole('option', { name: 'Add client' })).toBeVisible();
  for (const closed of [
    'Payments',
    'Branding',
    'Users',
    'Invite people',
    'Add plan',
    'Export incoming payments',
  ]) {
    await expect(palette(page).getByRole('option', { name: closed })).toHaveCount(0);
  }
});

test('it stands on a phone’s whole screen, and axe finds nothing in it', async ({ page, livery }) => {
  await signIn(page, livery, await onboard(livery.url));
  await openPalette(page, 'a');
  expect(await problemsOf(page, 'palette')).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await palette(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
  await palette(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Search and commands' }).click();
  await expect(paletteField(page)).toBeFocused();
});

test('keys lead to screens, begin something new and are listed on a sheet', async ({ page, livery }) => {
  await signIn(page, livery, await onboard(livery.url));
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await expect(page).toHaveURL(/\/dashboard\/clients$/);
  await expect(page.getByRole('heading', { name: 'Client Management' })).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByRole('dialog')).toBeVisible();
  // In a form they are letters.
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('');
  await page.keyboard.type('gp?');
  await expect(page.getByRole('dialog').getByLabel('Name', { exact: true })).toHaveValue('gp?');
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet.getByText('Client Management')).toBeVisible();
  expect(await problemsOf(page, 'shortcuts')).toEqual([]);
});
