import { expect, openSignedIn, test } from '../support/fixtures';
import { onboard } from '../support/operatorApi';
import { openProfile } from '../support/profile';

test('a password change signs out all other sessions and keeps the current one', async ({
  page,
  browser,
  livery,
}) => {
  const ada = await onboard(livery.url);
  await openProfile(page, livery, ada);
  const otherDevice = await openSignedIn(browser, livery, ada);

  await page.getByLabel('Current password', { exact: true }).fill(ada.password);
  await page.getByLabel('New password', { exact: true }).fill('another long pass phrase');
  await page.getByRole('button', { name: 'Change password' }).click();

  await expect(page.getByText('Password changed. Other sessions signed out.')).toBeVisible();
  await expect(otherDevice).toHaveURL(/\/login/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'My profile' })).toBeVisible();
});

test('an operator crops a photo by keyboard, sees it in the user menu and removes it', async ({
  page,
  livery,
}) => {
  const ada = await onboard(livery.url);
  await openProfile(page, livery, ada);
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect width="400" height="200" fill="teal"/></svg>';

  await page
    .getByLabel('New photo', { exact: true })
    .setInputFiles({ name: 'me.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
  const dialog = page.getByRole('dialog', { name: 'Crop photo' });
  await dialog.getByRole('slider', { name: 'Horizontal position' }).press('End');
  await dialog.getByRole('button', { name: 'Crop image' }).click();
  await expect(page.getByText('Photo updated')).toBeVisible();

  const picture = page.getByRole('button', { name: /Ada Lovelace/ }).locator('img');
  await expect(picture).toHaveJSProperty('naturalWidth', 200);
  await expect(picture).toHaveJSProperty('naturalHeight', 200);
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove photo' }).click();
  await expect(picture).toHaveCount(0);
});

test('the profile keeps the chosen language of dates and numbers after a reload', async ({
  page,
  livery,
}) => {
  const ada = await onboard(livery.url);
  await openProfile(page, livery, ada);

  await page.getByLabel('Format', { exact: true }).selectOption({ label: 'German (Germany)' });
  const panel = page.getByRole('region', { name: 'Dates and numbers' });
  await expect(panel.getByText('12.345,67')).toBeVisible();
  await panel.getByRole('button', { name: 'Save format' }).click();
  await expect(page.getByText('Format saved')).toBeVisible();

  await page.reload();
  await expect(page.getByText(/Last active \d{2}\.\d{2}\.\d{4}/).first()).toBeVisible();
});
