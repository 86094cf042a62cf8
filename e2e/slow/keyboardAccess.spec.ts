import { generateSync } from 'otplib';
import { expect, signIn, test } from '../support/fixtures';
import { dialog, activate, fillIn, goToScreen, press, signInTo, tabTo } from '../support/keyboard';
import { startLivery } from '../support/liveryServer';
import { firstLinkIn, latestEmailTo } from '../support/emails';
import { onboard, newCredentials } from '../support/operatorApi';
import { invite } from '../support/team';
import { verifyEmail } from '../support/twoFactorScreen';

test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('keyboard only: an operator signs in with a code, renews recovery codes and turns two-factor off', async ({
  page,
  livery,
}) => {
  test.setTimeout(120_000);
  const ada = await onboard(livery.url);
  await verifyEmail(livery, ada);
  await signInTo(page, livery, ada, 'm', 'My profile');
  await activate(page, 'button', 'Turn on two-factor');
  await fillIn(page, 'Your password', ada.password);
  await press(page, 'Enter');
  const secret = (await page.getByRole('group', { name: 'Setup key' }).innerText()).replace(/\s/g, '');
  // Never uses the code of a past time step, which could expire while the test types it.
  const codeAfter = (steps: 0 | 1): string =>
    generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });
  await fillIn(page, 'Code', codeAfter(0));
  await press(page, 'Enter');
  const confirmRecoveryCodes = async (): Promise<string[]> => {
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const texts = await codes.allInnerTexts();
    await tabTo(page, 'checkbox', 'I’ve saved my recovery codes');
    await press(page, 'Space');
    await activate(page, 'button', 'Done');
    await expect(dialog(page)).toHaveCount(0);
    return texts;
  };
  const [recoveryCode = ''] = await confirmRecoveryCodes();

  await test.step('signs in with a code', async () => {
    await page.context().clearCookies();
    await page.goto(`${livery.url}/login`);
    await fillIn(page, 'Email', ada.email);
    await fillIn(page, 'Password', ada.password);
    await press(page, 'Enter');
    await expect(page.getByRole('heading', { name: 'Two-factor authentication' })).toBeVisible();
    await fillIn(page, 'Code', codeAfter(1));
    await press(page, 'Enter');
    await expect(page).toHaveURL(/\/dashboard\//);
  });

  await test.step('renews the recovery codes and turns off two-factor with one of them', async () => {
    await goToScreen(page, 'm', 'My profile');
    await activate(page, 'button', 'Create recovery codes');
    await fillIn(page, 'Your password', ada.password);
    await fillIn(page, 'Code', recoveryCode);
    await press(page, 'Enter');
    const [code = ''] = await confirmRecoveryCodes();
    await activate(page, 'button', 'Turn off two-factor');
    await fillIn(page, 'Your password', ada.password);
    await fillIn(page, 'Code', code);
    await press(page, 'Enter');
    await expect(page.getByText('Two-factor authentication turned off')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Turn on two-factor' })).toBeVisible();
  });
});

test('keyboard only: an operator signs out a device and changes email, and an invitee declines to join', async ({
  page,
  browser,
  livery,
}) => {
  test.setTimeout(120_000);
  const ada = await onboard(livery.url);
  const { email } = newCredentials();

  await test.step('signs out one device', async () => {
    const otherDevice = await (await browser.newContext()).newPage();
    await signIn(otherDevice, livery, ada);
    await signInTo(page, livery, ada, 'm', 'My profile');
    await activate(page, 'button', /^Sign out (?!other)/);
    await expect(page.getByText(/ signed out$/)).toBeVisible();
    await otherDevice.context().close();
  });

  const requestEmailChange = async (address: string) => {
    await activate(page, 'button', 'Change email address', 'Shift+Tab');
    await fillIn(page, 'New email address', address);
    await fillIn(page, 'Your password', ada.password);
    await press(page, 'Enter');
    await expect(dialog(page)).toHaveCount(0);
  };

  await test.step('cancels an email change from the new address', async () => {
    const { email: unconfirmedEmail } = newCredentials();
    await requestEmailChange(unconfirmedEmail);
    await page.goto(firstLinkIn(await latestEmailTo(livery, unconfirmedEmail)));
    await activate(page, 'button', 'Cancel change');
    await expect(page.getByRole('button', { name: 'Approve change' })).toHaveCount(0);
    await page.goto(`${livery.url}/dashboard/my-profile`);
  });

  await test.step('confirms an email change from both addresses', async () => {
    await requestEmailChange(email);
    await page.goto(firstLinkIn(await latestEmailTo(livery, email)));
    await activate(page, 'button', 'Approve change');
    await expect(page.getByRole('heading', { name: 'One more approval needed' })).toBeVisible();
    await page.goto(firstLinkIn(await latestEmailTo(livery, ada.email)));
    await activate(page, 'button', 'Approve change');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/address/i);
  });

  await test.step('declines an invitation', async () => {
    const token = await invite(livery, await onboard(livery.url), newCredentials().email);
    await page.context().clearCookies();
    await page.goto(`${livery.url}/onboard/user?token=${token}`);
    await activate(page, 'button', 'Decline invitation');
    await expect(dialog(page)).toBeVisible();
    await activate(page, 'button', 'Decline invitation');
    await expect(page.getByRole('heading', { name: 'Invitation declined' })).toBeVisible();
  });
});

test('keyboard only: an invited person requests a new invitation when the old one has expired', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const livery = await startLivery();
  try {
    const ada = await onboard(livery.url);
    const { email } = newCredentials();
    const token = await invite(livery, ada, email);
    await livery.kill('SIGTERM');
    await livery.run('../e2e/support/ageInvitations.ts');
    await livery.restart();

    await page.goto(`${livery.url}/onboard/user?token=${token}`);
    await activate(page, 'button', 'Request new invitation');
    await expect(page.getByRole('status')).toContainText('Request sent to ');
    await expect.poll(() => latestEmailTo(livery, ada.email)).toContain(email);
  } finally {
    await livery.stop();
  }
});
