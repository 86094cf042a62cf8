import { generateSync } from 'otplib';
import { expect, signIn, test } from '../support/fixtures';
import { dialog, enter, fillIn, go, press, signInTo, tabTo } from '../support/keys';
import { startLivery } from '../support/liveryServer';
import { linkIn, mailTo } from '../support/mails';
import { onboard, somebody } from '../support/operatorApi';
import { invite } from '../support/team';
import { proveAddress } from '../support/twoFactorScreen';

test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('by keyboard alone: a code of an app signs in, recovery codes are renewed, two-factor is turned off', async ({
  page,
  livery,
}) => {
  test.setTimeout(120_000);
  const ada = await onboard(livery.url);
  await proveAddress(livery, ada);
  await signInTo(page, livery, ada, 'm', 'My profile');
  await enter(page, 'button', 'Turn two-factor on');
  await fillIn(page, 'Your password', ada.password);
  await press(page, 'Enter');
  const secret = (await page.getByRole('group', { name: 'Secret' }).innerText()).replace(/\s/g, '');
  // None of a step that is over: it would be too old if a step ended while it is typed.
  const codeIn = (steps: 0 | 1): string =>
    generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });
  await fillIn(page, 'Code', codeIn(0));
  await press(page, 'Enter');
  const keep = async (): Promise<string[]> => {
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const texts = await codes.allInnerTexts();
    await tabTo(page, 'checkbox', 'I have kept them');
    await press(page, 'Space');
    await enter(page, 'button', 'Done');
    await expect(dialog(page)).toHaveCount(0);
    return texts;
  };
  const [kept = ''] = await keep();

  await test.step('a code signs in', async () => {
    await page.context().clearCookies();
    await page.goto(`${livery.url}/login`);
    await fillIn(page, 'Email', ada.email);
    await fillIn(page, 'Password', ada.password);
    await press(page, 'Enter');
    await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
    await fillIn(page, 'Code', codeIn(1));
    await press(page, 'Enter');
    await expect(page).toHaveURL(/\/dashboard\//);
  });

  await test.step('new recovery codes, and an end of it by one of them', async () => {
    await go(page, 'm', 'My profile');
    await enter(page, 'button', 'Make new recovery codes');
    await fillIn(page, 'Your password', ada.password);
    await fillIn(page, 'Code', kept);
    await press(page, 'Enter');
    const [code = ''] = await keep();
    await enter(page, 'button', 'Turn two-factor off');
    await fillIn(page, 'Your password', ada.password);
    await fillIn(page, 'Code', code);
    await press(page, 'Enter');
    await expect(page.getByText('Two-factor turned off')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Turn two-factor on' })).toBeVisible();
  });
});

test('by keyboard alone: both sides agree to another address, one device is signed out, an invitation is declined', async ({
  page,
  browser,
  livery,
}) => {
  test.setTimeout(120_000);
  const ada = await onboard(livery.url);
  const { email } = somebody();

  await test.step('one device', async () => {
    const other = await (await browser.newContext()).newPage();
    await signIn(other, livery, ada);
    await signInTo(page, livery, ada, 'm', 'My profile');
    await enter(page, 'button', /^Sign out (?!all)/);
    await expect(page.getByText(/ signed out$/)).toBeVisible();
    await other.context().close();
  });

  const askFor = async (address: string) => {
    await enter(page, 'button', 'Change email address', 'Shift+Tab');
    await fillIn(page, 'New email address', address);
    await fillIn(page, 'Your password', ada.password);
    await press(page, 'Enter');
    await expect(dialog(page)).toHaveCount(0);
  };

  await test.step('an address that its owner does not agree to', async () => {
    const { email: strangers } = somebody();
    await askFor(strangers);
    await page.goto(linkIn(await mailTo(livery, strangers)));
    await enter(page, 'button', 'It was not me: stop this');
    await expect(page.getByRole('button', { name: 'Use this address' })).toHaveCount(0);
    await page.goto(`${livery.url}/dashboard/my-profile`);
  });

  await test.step('another address', async () => {
    await askFor(email);
    await page.goto(linkIn(await mailTo(livery, email)));
    await enter(page, 'button', 'Use this address');
    await expect(page.getByRole('heading', { name: 'Now the other address' })).toBeVisible();
    await page.goto(linkIn(await mailTo(livery, ada.email)));
    await enter(page, 'button', 'Use this address');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/address/i);
  });

  await test.step('an invitation', async () => {
    const token = await invite(livery, await onboard(livery.url), somebody().email);
    await page.context().clearCookies();
    await page.goto(`${livery.url}/onboard/user?token=${token}`);
    await enter(page, 'button', 'I do not want this');
    await expect(dialog(page)).toBeVisible();
    await enter(page, 'button', 'Decline');
    await expect(page.getByRole('heading', { name: 'You have declined' })).toBeVisible();
  });
});

test('by keyboard alone: whoever comes after a week asks for a new invitation', async ({ page }) => {
  test.setTimeout(180_000);
  const livery = await startLivery();
  try {
    const ada = await onboard(livery.url);
    const { email } = somebody();
    const token = await invite(livery, ada, email);
    await livery.kill('SIGTERM');
    await livery.run('../e2e/support/weekLater.ts');
    await livery.restart();

    await page.goto(`${livery.url}/onboard/user?token=${token}`);
    await enter(page, 'button', 'Ask for a new one');
    await expect(page.getByRole('status')).toContainText('will be told that you');
    await expect.poll(() => mailTo(livery, ada.email)).toContain(email);
  } finally {
    await livery.stop();
  }
});
