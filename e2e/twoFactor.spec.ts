import type { Page } from '@playwright/test';
import { expect, signIn, test } from './support/fixtures';
import type { LiveryServer } from './support/liveryServer';
import { checkPage } from './support/checkPage';
import { onboard, type OperatorAccount } from './support/operatorApi';
import { totpCode, verifyEmail, enableTwoFactorOnScreen } from './support/twoFactorScreen';

async function submitPassword(page: Page, livery: LiveryServer, ada: OperatorAccount): Promise<void> {
  await page.goto(`${livery.url}/login`);
  await page.getByLabel('Email').fill(ada.email);
  await page.getByLabel('Password', { exact: true }).fill(ada.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Two-factor authentication' })).toBeVisible();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Ada Lovelace/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
}

test('an operator with two-factor signs in with an authenticator code, or once with a recovery code', async ({
  page,
  livery,
}) => {
  test.setTimeout(120_000);
  const ada = await onboard(livery.url);
  await verifyEmail(livery, ada);
  await signIn(page, livery, ada);
  const { secret, recoveryCodes } = await enableTwoFactorOnScreen(page, livery, ada);
  expect(recoveryCodes).toHaveLength(10);
  await signOut(page);

  await submitPassword(page, livery, ada);
  expect(await checkPage(page, 'the second step')).toEqual([]);
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText(/^Incorrect code/)).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(totpCode(secret, 1));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/dashboard/**');
  await signOut(page);

  const [recoveryCode = ''] = recoveryCodes;
  for (const isFirst of [true, false]) {
    await submitPassword(page, livery, ada);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    if (isFirst) expect(await checkPage(page, 'a recovery code')).toEqual([]);
    await page.getByLabel('Recovery code').fill(recoveryCode);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    if (!isFirst) break;
    await page.waitForURL('**/dashboard/**');
    await signOut(page);
  }
  await expect(page.getByText(/^Incorrect code/)).toBeVisible();
});
