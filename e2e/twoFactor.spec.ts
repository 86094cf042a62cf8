import type { Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { expect, signIn, test } from './support/fixtures';
import type { LiveryServer } from './support/liveryServer';
import { lookHere } from './support/look';
import { linkIn, mailTo } from './support/mails';
import { ask, onboard, type SignedUp } from './support/operatorApi';

/** What the app shows so many steps from now: no code is taken twice, and a clock may be one step off. */
const codeOf = (secret: string, steps = 0): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });

async function readSecret(page: Page): Promise<string> {
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  return (await page.getByRole('group', { name: 'Secret' }).innerText()).replace(/\s/g, '');
}

async function keepCodes(page: Page): Promise<string[]> {
  await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
  const codes = await page
    .getByRole('list', { name: 'Recovery codes' })
    .getByRole('listitem')
    .allInnerTexts();
  await page.getByLabel('I have kept them').check();
  await page.getByRole('button', { name: 'Done' }).click();
  return codes;
}

async function takeFirstStep(page: Page, livery: LiveryServer, ada: SignedUp): Promise<void> {
  await page.goto(`${livery.url}/login`);
  await page.getByLabel('E-mail').fill(ada.email);
  await page.getByLabel('Password', { exact: true }).fill(ada.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Ada Lovelace/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
}

async function turnOn(page: Page, livery: LiveryServer, ada: SignedUp) {
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

test('two-factor is turned on with an app; then a code signs in, or a recovery code, once', async ({
  page,
  livery,
}) => {
  test.setTimeout(120_000);
  const ada = await onboard(livery.url);
  await signIn(page, livery, ada);
  const { secret, recoveryCodes } = await turnOn(page, livery, ada);
  expect(recoveryCodes).toHaveLength(10);
  await signOut(page);

  await takeFirstStep(page, livery, ada);
  expect(await lookHere(page, 'the second step')).toEqual([]);
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText(/This code does not work/)).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/dashboard/**');
  await signOut(page);

  const [recoveryCode = ''] = recoveryCodes;
  for (const isFirst of [true, false]) {
    await takeFirstStep(page, livery, ada);
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
    if (isFirst) expect(await lookHere(page, 'a recovery code')).toEqual([]);
    await page.getByLabel('Recovery code').fill(recoveryCode);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    if (!isFirst) break;
    await page.waitForURL('**/dashboard/**');
    await signOut(page);
  }
  await expect(page.getByText(/This code does not work/)).toBeVisible();
});

async function joinAsStaff(livery: LiveryServer, ada: SignedUp): Promise<SignedUp> {
  const { email, password } = {
    email: `grace-${Date.now()}@example.test`,
    password: 'plum kettle orbit nine',
  };
  await ask(
    livery.url,
    ada.accessToken,
    'mutation ($input: InviteOperatorsInput!) { inviteOperators(input: $input) { email } }',
    { input: { emails: [email], role: 'Staff' } },
  );
  const token = new URL(linkIn(await mailTo(livery, email))).searchParams.get('token');
  const { acceptInvitation: tokens } = await ask<{
    acceptInvitation: { accessToken: string; refreshToken: string };
  }>(
    livery.url,
    '',
    'mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { accessToken refreshToken } }',
    { input: { token, name: 'Grace Hopper', password } },
  );
  return { email, password, ...tokens };
}

test('what an Admin requires stands before everything else in a console that is open', async ({
  page,
  browser,
  livery,
}) => {
  const ada = await onboard(livery.url);
  await signIn(page, livery, ada);
  const grace = await joinAsStaff(livery, ada);
  const context = await browser.newContext();
  const hers = await context.newPage();
  await signIn(hers, livery, grace);
  await expect(hers.getByRole('navigation').first()).toBeVisible();
  await turnOn(page, livery, ada);

  await page.goto(`${livery.url}/dashboard/settings/company-profile`);
  await page.getByRole('button', { name: 'Require two-factor for everybody' }).click();
  await page.getByRole('button', { name: 'Require it' }).click();

  await expect(hers.getByRole('heading', { name: 'Set up two-factor' })).toBeVisible({ timeout: 3000 });
  expect(await lookHere(hers, 'what is required')).toEqual([]);
  await hers.getByRole('button', { name: 'Start' }).click();
  const secret = await readSecret(hers);
  expect(await lookHere(hers, 'the secret')).toEqual([]);
  await hers.getByLabel('Code', { exact: true }).fill(codeOf(secret));
  await hers.getByRole('button', { name: 'Turn on', exact: true }).click();
  await keepCodes(hers);
  await expect(hers.getByRole('navigation').first()).toBeVisible();
  await context.close();
});
