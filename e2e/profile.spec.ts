import type { Page } from '@playwright/test';
import { expect, openSignedIn, signIn, test } from './support/fixtures';
import { firstLinkIn, latestEmailTo } from './support/emails';
import { onboard, type OperatorAccount, newCredentials } from './support/operatorApi';
import { openProfile } from './support/profile';

/** The interval at which the profile fetches the account while an email change is pending. */
const accountPollMs = 10_000;

async function requestEmailChange(page: Page, ada: OperatorAccount, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Change email address' }).click();
  await page.getByLabel('New email address').fill(email);
  await page.getByLabel('Your password', { exact: true }).fill(ada.password);
  await page.getByRole('button', { name: 'Send links' }).click();
  await expect(page.getByText(`Change to ${email} pending`)).toBeVisible();
}

/**
 * Advances the page's clock by the poll interval until the page shows a text. Repeats this, because a poll
 * that started before the change returns the old account.
 */
async function expectAfterPoll(page: Page, text: string): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(accountPollMs);
    await expect(page.getByText(text)).toBeVisible({ timeout: 1000 });
  }).toPass();
}

test('an email change takes effect and signs out other devices once both addresses confirm it', async ({
  page,
  browser,
  livery,
}) => {
  const ada = await onboard(livery.url);
  const { email } = newCredentials();
  await page.clock.install();
  await openProfile(page, livery, ada);
  const otherDevice = await openSignedIn(browser, livery, ada);
  await requestEmailChange(page, ada, email);

  const recipientPage = await (await browser.newContext()).newPage();
  await recipientPage.goto(firstLinkIn(await latestEmailTo(livery, email)));
  await recipientPage.getByRole('button', { name: 'Approve change' }).click();
  await expect(recipientPage.getByRole('heading', { name: 'One more approval needed' })).toBeVisible();
  await expectAfterPoll(page, `${email}: approved`);

  await recipientPage.goto(firstLinkIn(await latestEmailTo(livery, ada.email)));
  await recipientPage.getByRole('button', { name: 'Approve change' }).click();
  await expect(recipientPage.getByRole('heading', { name: 'Email address changed' })).toBeVisible();

  await expectAfterPoll(page, `You sign in with ${email}`);
  await expect(otherDevice).toHaveURL(/\/login/);
  await signIn(otherDevice, livery, { email, password: ada.password });
});

test('canceling an email change from the old address signs out the requesting device', async ({
  page,
  browser,
  livery,
}) => {
  const ada = await onboard(livery.url);
  await openProfile(page, livery, ada);
  await requestEmailChange(page, ada, newCredentials().email);

  const recipientPage = await (await browser.newContext()).newPage();
  await recipientPage.goto(`${firstLinkIn(await latestEmailTo(livery, ada.email))}&answer=no`);
  await recipientPage.getByRole('button', { name: 'Cancel change' }).click();

  await expect(recipientPage.getByRole('heading', { name: 'Email change canceled' })).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
});

test('“Sign out other sessions” ends all other sessions and keeps the current one', async ({
  page,
  browser,
  livery,
}) => {
  const ada = await onboard(livery.url);
  const otherDevice = await openSignedIn(browser, livery, ada);
  await openProfile(page, livery, ada);

  await page.getByRole('button', { name: 'Sign out other sessions' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Sign out other sessions' }).click();

  await expect(page.getByText(/\d sessions? signed out/)).toBeVisible();
  await expect(otherDevice).toHaveURL(/\/login/);
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
});
