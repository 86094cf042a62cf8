import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { chooseOf, dialog, enter, fillIn, keepsPlace, press, signInTo, tabTo } from '../support/keys';
import { onboard } from '../support/operatorApi';
import { joinAsStaff, turnTwoFactorOn } from '../support/team';

test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function download(page: Page, button: string): Promise<Buffer> {
  const begun = page.waitForEvent('download');
  await enter(page, 'button', button);
  return fs.readFileSync(await (await begun).path());
}

test('by keyboard alone: a start-up pack is installed without one of its plans, and taken back', async ({
  page,
  livery,
}) => {
  test.setTimeout(120_000);
  await signInTo(page, livery, await onboard(livery.url), 'k', 'Start-up Packs');
  await enter(page, 'button', 'Look at and install Web agency');
  await tabTo(page, 'combobox', 'What to do with Website Care Plus');
  await press(page, 'ArrowDown');
  await enter(page, 'button', /^Install \d+ items$/);

  const status = dialog(page).getByRole('status');
  await expect(status).toHaveText('Installed', { timeout: 30_000 });
  const items = dialog(page).getByRole('list', { name: 'Items' }).getByRole('listitem');
  await expect(items.filter({ hasText: /^Website Care Plus/ })).toContainText('Left out');
  await expect(items.filter({ hasText: /^Growth Partner/ })).toContainText('Added');
  await keepsPlace(page);
  await press(page, 'Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Look at Web agency' })).toBeFocused();

  await press(page, 'Enter');
  await enter(page, 'button', 'Take it back');
  await expect(page.getByRole('dialog', { name: 'Take back Web agency?' })).toBeVisible();
  await enter(page, 'button', 'Take it back');
  await expect(status).toHaveText('Taken back', { timeout: 30_000 });
  await keepsPlace(page);
  await press(page, 'Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Look at and install Web agency' })).toBeFocused();
});

test('by keyboard alone: a template becomes a favourite, gets other words, is downloaded and gets its own words again', async ({
  page,
  livery,
}) => {
  test.setTimeout(120_000);
  await signInTo(page, livery, await onboard(livery.url), 'a', 'Marketing Templates');
  const templates = page.getByRole('button', { name: /^Open / });

  await test.step('a favourite', async () => {
    await enter(page, 'button', 'Make Welcome mail a favourite');
    await expect(
      page.getByRole('button', { name: 'Take Welcome mail out of your favourites' }),
    ).toBeFocused();
    await enter(page, 'button', 'Favourites', 'Shift+Tab');
    await expect(templates).toHaveCount(1);
  });

  await test.step('other words', async () => {
    await enter(page, 'button', 'Open Welcome mail');
    await fillIn(page, 'Headline', 'Numbers that compute');
    await press(page, 'Enter');
    await expect(page.getByText('The words of Welcome mail were saved')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Headline' })).toBeFocused();
    const mail = await download(page, 'Download as HTML page');
    expect(mail.toString()).toContain('Numbers that compute');
    await press(page, 'Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(templates).toBeFocused();
    await expect(page.getByText('Your words')).toBeVisible();
  });

  await test.step('its own', async () => {
    await press(page, 'Enter');
    await enter(page, 'button', 'Back to the original words');
    const confirmation = page.getByRole('dialog', { name: 'Give Welcome mail its original words?' });
    await expect(confirmation).toBeVisible();
    await enter(page, 'button', 'Back to the original words');
    await expect(confirmation).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'Headline' })).toHaveValue('Good to have you with us');
    await keepsPlace(page);
    await press(page, 'Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByText('Your words')).toHaveCount(0);
  });
});

test('by keyboard alone: it is chosen what is mailed besides', async ({ page, livery }) => {
  await signInTo(page, livery, await onboard(livery.url), 'm', 'My profile');
  const byMail = page.getByRole('checkbox', { name: 'New clients: by mail' });
  await tabTo(page, 'checkbox', 'New clients: by mail');
  await expect(byMail).not.toBeChecked();
  await press(page, 'Space');
  await expect(page.getByText('Your choice was saved')).toBeVisible();
  await expect(byMail).toBeFocused();
  await page.reload();
  await expect(byMail).toBeChecked();
});

test('by keyboard alone: a company says more of itself, and takes everything along as a file', async ({
  page,
  livery,
}) => {
  test.setTimeout(120_000);
  await signInTo(page, livery, await onboard(livery.url), 'f', 'Company profile');
  const city = page.getByRole('textbox', { name: 'City (optional)' });
  await fillIn(page, 'City (optional)', 'Lisboa');
  await enter(page, 'button', 'Save');
  await expect(page.getByText('The company profile was saved')).toBeVisible();
  // What was pressed can't be pressed again before something is written.
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await expect(page.getByRole('region', { name: 'Details' })).toBeFocused();
  await fillIn(page, 'City (optional)', 'Porto');
  await enter(page, 'button', 'Discard');
  await expect(city).toHaveValue('Lisboa');
  await expect(page.getByRole('region', { name: 'Details' })).toBeFocused();

  await enter(page, 'button', 'Make an archive');
  await expect(page.getByText(/^The archive was begun/)).toBeVisible();
  const archives = page.getByRole('list', { name: 'Archives' }).getByRole('listitem');
  await expect(archives).toContainText('Ready', { timeout: 30_000 });
  await keepsPlace(page);
  const file = await download(page, 'Download');
  expect(file.subarray(0, 2).toString()).toBe('PK');
  await page.reload();
  await expect(city).toHaveValue('Lisboa');
});

test('by keyboard alone: two-factor of a colleague who has lost their app is reset', async ({
  page,
  livery,
}) => {
  const ada = await onboard(livery.url);
  await turnTwoFactorOn(livery, await joinAsStaff(livery, ada));
  await signInTo(page, livery, ada, 'u', 'Users');
  const actions = page.getByRole('button', { name: 'Actions for Sam Okafor' });
  const sam = page.getByRole('row').filter({ has: actions });
  await expect(sam.getByRole('cell', { name: 'On', exact: true })).toBeVisible();
  await chooseOf(page, 'Sam Okafor', 'Reset two-factor');
  await expect(dialog(page)).toHaveAccessibleName('Reset two-factor of Sam Okafor?');
  await fillIn(page, 'Your password', ada.password);
  await press(page, 'Enter');
  await expect(page.getByText('Two-factor of Sam Okafor was reset')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(sam.getByRole('cell', { name: 'Off', exact: true })).toBeVisible();
  await expect(actions).toBeFocused();
});
