import { expect, type Page } from '@playwright/test';
import { generateSync } from 'otplib';
import type { LiveryServer } from './liveryServer';
import { firstLinkIn, latestEmailTo } from './emails';
import { requestGraphql, type OperatorAccount } from './operatorApi';

/**
 * Returns the code that is valid `steps` 30-second steps from now. The API accepts each code once and
 * tolerates one step of clock drift.
 */
export const totpCode = (secret: string, steps = 0): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });

/**
 * Verifies an operator's email, which two-factor requires, by a password reset. This ends all sessions, so it
 * must precede the sign-in.
 */
export async function verifyEmail(
  livery: LiveryServer,
  { email, password }: Pick<OperatorAccount, 'email' | 'password'>,
): Promise<void> {
  await requestGraphql(livery.url, '', 'mutation ($email: String!) { requestPasswordReset(email: $email) }', {
    email,
  });
  await expect.poll(() => latestEmailTo(livery, email)).toContain('/reset-password?token=');
  const token = new URL(firstLinkIn(await latestEmailTo(livery, email))).searchParams.get('token');
  await requestGraphql(
    livery.url,
    '',
    'mutation ($token: String!, $password: String!) { resetPassword(token: $token, password: $password) }',
    { token, password },
  );
}

export async function readSecret(page: Page): Promise<string> {
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  return (await page.getByRole('group', { name: 'Setup key' }).innerText()).replace(/\s/g, '');
}

export async function confirmRecoveryCodes(page: Page): Promise<string[]> {
  await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
  const codes = await page
    .getByRole('list', { name: 'Recovery codes' })
    .getByRole('listitem')
    .allInnerTexts();
  await page.getByLabel('I’ve saved my recovery codes').check();
  await page.getByRole('button', { name: 'Done' }).click();
  return codes;
}

export async function enableTwoFactorOnScreen(page: Page, livery: LiveryServer, account: OperatorAccount) {
  await page.goto(`${livery.url}/dashboard/settings/my-profile`);
  await page.getByRole('button', { name: 'Turn on two-factor' }).click();
  await page.getByLabel('Your password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  const secret = await readSecret(page);
  await page.getByLabel('Code', { exact: true }).fill(totpCode(secret));
  await page.getByRole('button', { name: 'Turn on two-factor' }).click();
  const recoveryCodes = await confirmRecoveryCodes(page);
  await expect(page.getByText('You have 10 recovery codes left.')).toBeVisible();
  return { secret, recoveryCodes };
}
