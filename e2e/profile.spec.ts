import type { Page } from '@playwright/test';
import { expect, openSignedIn, signIn, test } from './support/fixtures';
import { linkIn, mailTo } from './support/mails';
import { onboard, type SignedUp, somebody } from './support/operatorApi';
import { openProfile } from './support/profile';

/** How often the profile fetches the account while an address change is pending. */
const accountPollMs = 10_000;

async function askForAddress(page: Page, ada: SignedUp, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Change email address' }).click();
  await page.getByLabel('New email address').fill(email);
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
