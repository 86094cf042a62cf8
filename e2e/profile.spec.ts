import type { Page } from '@playwright/test';
import { expect, openSignedIn, signIn, test } from './support/fixtures';
import type { LiveryServer } from './support/liveryServer';
import { linkIn, mailTo } from './support/mails';
import { onboard, somebody, type SignedUp } from './support/operatorApi';

const profile = '/dashboard/settings/my-profile';

/** How often the profile fetches the account while an address change is pending. */
const accountPollMs = 10_000;

async function openProfile(page: Page, livery: LiveryServer, ada: SignedUp): Promise<void> {
  await signIn(page, livery, ada);
  await page.goto(`${livery.url}${profile}`);
  await expect(page.getByRole('heading', { name: 'My profile' })).toBeVisible();
}

async function askForAddress(page: Page, ada: SignedUp, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Change e-mail address' }).click();
  await page.getByLabel('New e-mail address').fill(email);
  await page.getByLabel('Your password', { exact: true }).fill(ada.password);
  await page.getByRole('button', { name: 'Mail the links' }).click();
  await expect(page.getByText(`Waiting to change to ${email}`)).toBeVisible();
}

/** Polls the account until the page shows a text. A poll that started before the change does not return it. */
async function expectAfterPoll(page: Page, text: string): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(accountPollMs);
    await expect(page.getByText(text)).toBeVisible({ timeout: 1000 });
  }).toPass();
}

test('the address changes once both have agreed, on devices that nobody is signed in on', async ({
  page,
  browser,
  livery,
}) => {
  const ada = await onboard(livery.url);
  const { email } = somebody();
  await page.clock.install();
  await openProfile(page, livery, ada);
  const other = await openSignedIn(browser, livery, ada);
  await askForAddress(page, ada, email);

  const reader = await (await browser.newContext()).newPage();
  await reader.goto(linkIn(await mailTo(livery, email)));
  await reader.getByRole('button', { name: 'Use this address' }).click();
  await expect(reader.getByRole('heading', { name: 'Now the other address' })).toBeVisible();
  await expectAfterPoll(page, `${email}: has agreed`);

  await reader.goto(linkIn(await mailTo(livery, ada.email)));
  await reader.getByRole('button', { name: 'Use this address' }).click();
  await expect(reader.getByRole('heading', { name: 'Your address is changed' })).toBeVisible();

  await expectAfterPoll(page, `You sign in with ${email}`);
  await expect(other).toHaveURL(/\/login/);
  await signIn(other, livery, { email, password: ada.password });
});

test('“It was not me” stops a change of address, and signs out the device that asked', async ({
  page,
  browser,
  livery,
}) => {
  const ada = await onboard(livery.url);
  await openProfile(page, livery, ada);
  await askForAddress(page, ada, somebody().email);

  const reader = await (await browser.newContext()).newPage();
  await reader.goto(`${linkIn(await mailTo(livery, ada.email))}&answer=no`);
  await reader.getByRole('button', { name: 'It was not me: stop this' }).click();

  await expect(reader.getByRole('heading', { name: 'The change was stopped' })).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
});

test('a password change signs out everywhere else, and not here', async ({ page, browser, livery }) => {
  const ada = await onboard(livery.url);
  await openProfile(page, livery, ada);
  const other = await openSignedIn(browser, livery, ada);

  await page.getByLabel('Current password', { exact: true }).fill(ada.password);
  await page.getByLabel('New password', { exact: true }).fill('another long pass phrase');
  await page.getByRole('button', { name: 'Change password' }).click();

  await expect(page.getByText('Password changed, all other sessions signed out')).toBeVisible();
  await expect(other).toHaveURL(/\/login/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'My profile' })).toBeVisible();
});

test('all other sessions are ended at once', async ({ page, browser, livery }) => {
  const ada = await onboard(livery.url);
  const other = await openSignedIn(browser, livery, ada);
  await openProfile(page, livery, ada);

  await page.getByRole('button', { name: 'Sign out all others' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Sign out all others' }).click();

  await expect(page.getByText(/other sessions? signed out/)).toBeVisible();
  await expect(other).toHaveURL(/\/login/);
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
});

test('a photo is cropped by keyboard, and stands beside the name from then on', async ({ page, livery }) => {
  const ada = await onboard(livery.url);
  await openProfile(page, livery, ada);
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect width="400" height="200" fill="teal"/></svg>';

  await page
    .getByLabel('New photo', { exact: true })
    .setInputFiles({ name: 'me.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
  const dialog = page.getByRole('dialog', { name: 'Crop your photo' });
  await dialog.getByRole('slider', { name: 'Left to right' }).press('End');
  await dialog.getByRole('button', { name: 'Use this' }).click();
  await expect(page.getByText('Photo replaced')).toBeVisible();

  const picture = page.getByRole('button', { name: /Ada Lovelace/ }).locator('img');
  await expect(picture).toHaveJSProperty('naturalWidth', 200);
  await expect(picture).toHaveJSProperty('naturalHeight', 200);
  await page.getByRole('button', { name: 'Remove your photo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(picture).toHaveCount(0);
});

test('dates and numbers are written in the chosen language after the next sign-in too', async ({
  page,
  livery,
}) => {
  const ada = await onboard(livery.url);
  await openProfile(page, livery, ada);

  await page.getByLabel('Language of dates and numbers').selectOption({ label: 'German (Germany)' });
  const panel = page.getByRole('region', { name: 'Dates and numbers' });
  await expect(panel.getByText('12.345,67')).toBeVisible();
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Language of dates and numbers saved')).toBeVisible();

  await page.reload();
  await expect(page.getByText(/Last used \d{2}\.\d{2}\.\d{4}/).first()).toBeVisible();
});
