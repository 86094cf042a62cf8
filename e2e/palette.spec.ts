import { demoAdmin, demoClientManager, expect, signIn, test } from './support/fixtures';
import { openPalette, palette, paletteField } from './support/palette';

test('the palette finds clients and payments and hides what the role cannot access', async ({
  page,
  demo,
}) => {
  await signIn(page, demo, demoAdmin);
  await openPalette(page, 'oliver');
  await expect(palette(page).getByRole('group', { name: 'Payments' })).toBeVisible();
  await palette(page).getByRole('option', { name: /\$/ }).first().click();
  await expect(page).toHaveURL(/payments\/incoming\/all\?payment=/);
  await expect(page.getByRole('dialog')).toBeVisible();

  await page.context().clearCookies();
  await page.evaluate(() => sessionStorage.clear());
  await signIn(page, demo, demoClientManager);
  await openPalette(page, 'oliver');
  await expect(palette(page).getByRole('group', { name: 'Clients' })).toBeVisible();
  await expect(palette(page).getByRole('group', { name: 'Payments' })).toHaveCount(0);
  await paletteField(page).fill('');
  await expect(palette(page).getByRole('option', { name: 'Add client' })).toBeVisible();
  for (const hiddenOption of [
    'Payments',
    'Branding',
    'Users',
    'Invite people',
    'Add plan',
    'Export incoming payments',
  ]) {
    await expect(palette(page).getByRole('option', { name: hiddenOption })).toHaveCount(0);
  }
});
