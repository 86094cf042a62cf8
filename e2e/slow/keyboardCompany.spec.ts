import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import {
  chooseRowAction,
  dialog,
  activate,
  fillIn,
  expectFocusNotLost,
  press,
  signInTo,
  tabTo,
} from '../support/keyboard';
import { onboard } from '../support/operatorApi';
import { joinAsStaff, enableTwoFactor } from '../support/team';
import { verifyEmail } from '../support/twoFactorScreen';

test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function download(page: Page, button: string): Promise<Buffer> {
  const pendingDownload = page.waitForEvent('download');
  await activate(page, 'button', button);
  return fs.readFileSync(await (await pendingDownload).path());
}

test('keyboard only: an operator installs a start-up pack except one plan, and uninstalls the pack', async ({
  page,
  livery,
}) => {
  test.setTimeout(120_000);
  await signInTo(page, livery, await onboard(livery.url), 'k', 'Start-up Packs');
  await activate(page, 'button', 'Preview Web agency');
  await tabTo(page, 'combobox', 'Action for Website Care Plus');
  await press(page, 'ArrowDown');
  await activate(page, 'button', /^Install \d+ items$/);

  const status = dialog(page).getByRole('status');
  await expect(status).toHaveText('Installed', { timeout: 30_000 });
  const items = dialog(page).getByRole('list', { name: 'Items' }).getByRole('listitem');
  await expect(items.filter({ hasText: /^Website Care Plus/ })).toContainText('Skipped');
  await expect(items.filter({ hasText: /^Growth Partner/ })).toContainText('Added');
  await expectFocusNotLost(page);
  await press(page, 'Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Preview Web agency' })).toBeFocused();

  await press(page, 'Enter');
  await activate(page, 'button', 'Uninstall pack');
  await expect(page.getByRole('dialog', { name: 'Uninstall Web agency?' })).toBeVisible();
  await activate(page, 'button', 'Uninstall pack');
  await expect(status).toHaveText('Uninstalled', { timeout: 30_000 });
  await expectFocusNotLost(page);
  await press(page, 'Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Preview Web agency' })).toBeFocused();
});

test('keyboard only: an operator favorites, edits, downloads and resets a marketing template', async ({
  page,
  livery,
}) => {
  test.setTimeout(120_000);
  await signInTo(page, livery, await onboard(livery.url), 'a', 'Marketing Templates');
  const templates = page.getByRole('button', { name: /^Open / });

  await test.step('marks a template as a favorite', async () => {
    await activate(page, 'button', 'Add Welcome email to favorites');
    await expect(page.getByRole('button', { name: 'Remove Welcome email from favorites' })).toBeFocused();
    await activate(page, 'button', 'Favorites', 'Shift+Tab');
    await expect(templates).toHaveCount(1);
  });

  await test.step('edits the headline and downloads the template', async () => {
    await activate(page, 'button', 'Open Welcome email');
    await fillIn(page, 'Headline', 'Numbers that compute');
    await press(page, 'Enter');
    await expect(page.getByText('Welcome email saved')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Headline' })).toBeFocused();
    const htmlPage = await download(page, 'Download HTML');
    expect(htmlPage.toString()).toContain('Numbers that compute');
    await press(page, 'Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(templates).toBeFocused();
    await expect(page.getByText('Edited', { exact: true })).toBeVisible();
  });

  await test.step('resets the template to its original text', async () => {
    await press(page, 'Enter');
    await activate(page, 'button', 'Reset text');
    const confirmation = page.getByRole('dialog', { name: 'Reset text of Welcome email?' });
    await expect(confirmation).toBeVisible();
    await activate(page, 'button', 'Reset text');
    await expect(confirmation).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'Headline' })).toHaveValue('Good to have you with us');
    await expectFocusNotLost(page);
    await press(page, 'Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByText('Edited', { exact: true })).toHaveCount(0);
  });
});

test('keyboard only: an operator turns on emails about new clients', async ({ page, livery }) => {
  await signInTo(page, livery, await onboard(livery.url), 'm', 'My profile');
  const emailCheckbox = page.getByRole('checkbox', { name: 'New clients: email' });
  await tabTo(page, 'checkbox', 'New clients: email');
  await expect(emailCheckbox).not.toBeChecked();
  await press(page, 'Space');
  await expect(page.getByText('Preferences saved')).toBeVisible();
  await expect(emailCheckbox).toBeFocused();
  await page.reload();
  await expect(emailCheckbox).toBeChecked();
});

test('keyboard only: an operator edits the company profile and downloads an archive', async ({
  page,
  livery,
}) => {
  test.setTimeout(120_000);
  await signInTo(page, livery, await onboard(livery.url), 'f', 'Company profile');
  const city = page.getByRole('textbox', { name: 'City (optional)' });
  await fillIn(page, 'City (optional)', 'Lisboa');
  await activate(page, 'button', 'Save profile');
  await expect(page.getByText('Company profile saved')).toBeVisible();
  // The button is disabled until the form changes again, so the focus moves to the region.
  await expect(page.getByRole('button', { name: 'Save profile' })).toBeDisabled();
  await expect(page.getByRole('region', { name: 'Details' })).toBeFocused();
  await fillIn(page, 'City (optional)', 'Porto');
  await activate(page, 'button', 'Discard changes');
  await expect(city).toHaveValue('Lisboa');
  await expect(page.getByRole('region', { name: 'Details' })).toBeFocused();

  await activate(page, 'button', 'Create archive');
  await expect(page.getByText(/^Archive requested/)).toBeVisible();
  const archives = page.getByRole('list', { name: 'Archives' }).getByRole('listitem');
  await expect(archives).toContainText('Ready', { timeout: 30_000 });
  await expectFocusNotLost(page);
  const file = await download(page, 'Download');
  expect(file.subarray(0, 2).toString()).toBe('PK');
  await page.reload();
  await expect(city).toHaveValue('Lisboa');
});

test('keyboard only: an Admin resets the two-factor authentication of another operator', async ({
  page,
  livery,
}) => {
  const ada = await onboard(livery.url);
  const sam = await joinAsStaff(livery, ada);
  await verifyEmail(livery, sam);
  await enableTwoFactor(livery, sam);
  await signInTo(page, livery, ada, 'u', 'Users');
  const actions = page.getByRole('button', { name: 'Actions for Sam Okafor' });
  const samRow = page.getByRole('row').filter({ has: actions });
  await expect(samRow.getByRole('cell', { name: 'On', exact: true })).toBeVisible();
  await chooseRowAction(page, 'Sam Okafor', 'Reset two-factor');
  await expect(dialog(page)).toHaveAccessibleName('Reset two-factor authentication for Sam Okafor?');
  await fillIn(page, 'Your password', ada.password);
  await press(page, 'Enter');
  await expect(page.getByText('Two-factor authentication reset for Sam Okafor')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(samRow.getByRole('cell', { name: 'Off', exact: true })).toBeVisible();
  await expect(actions).toBeFocused();
});
