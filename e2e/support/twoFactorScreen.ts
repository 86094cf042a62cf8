import { expect, type Page } from '@playwright/test';
import { generateSync } from 'otplib';
import type { LiveryServer } from './liveryServer';
import { linkIn, mailTo } from './mails';
import { ask, type SignedUp } from './operatorApi';

/** Returns the code some 30-second steps from now. The API accepts each code once, and a clock that is one step off. */
export const codeOf = (secret: string, steps = 0): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });

/** Proves the address of a founder, which two-factor needs. It ends their sessions, so it comes before the sign-in. */
export async function proveAddress(livery: LiveryServer, { email, password }: SignedUp): Promise<void> {
  await ask(livery.url, '', 'mutation ($email: String!) { requestPasswordReset(email: $email) }', { email });
  await expect.poll(() => mailTo(livery, email)).toContain('/reset-password?token=');
  const token = new URL(linkIn(await mailTo(livery, email))).searchParams.get('token');
  await ask(
    livery.url,
    '',
    'mutation ($token: String!, $password: String!) { resetPassword(token: $token, password: $password) }',
    { token, password },
  );
}

export async function readSecret(page: Page): Promise<string> {
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  return (await page.getByRole('group', { name: 'Secret' }).innerText()).replace(/\s/g, '');
}

export async function keepCodes(page: Page): Promise<string[]> {
  await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
  const codes = await page
    .getByRole('list', { name: 'Recovery codes' })
    .getByRole('listitem')
    .allInnerTexts();
  await page.getByLabel('I have kept them').check();
  await page.getByRole('button', { name: 'Done' }).click();
  return codes;
}

export async function turnOn(page: Page, livery: LiveryServer, ada: SignedUp) {
  await page.goto(`${livery.url}/dashboard/settings/my-profile`);
  await page.getByRole('button', { name: 'Turn two-factor on' }).click();
  await page.getByLabel('Your password', { exact: true }).fill(ada.password);
  await page.getByRole('button', { name: 'Go on' }).click();
  const secret = await readSecret(page);
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret));
  await page.getByRole('button', { name: 'Turn on', exact: true }).click();
  const recoveryCodes = await keepCodes(page);
  await expect(page.getByText('You have 10 recovery codes left.')).toBeVisible();
  return { secret, recoveryCodes };
}
