import { expect, openSignedIn, signIn, test } from '../support/fixtures';
import { checkPage } from '../support/checkPage';
import { onboard } from '../support/operatorApi';
import { joinAsStaff } from '../support/team';
import {
  totpCode,
  confirmRecoveryCodes,
  verifyEmail,
  readSecret,
  enableTwoFactorOnScreen,
} from '../support/twoFactorScreen';

test('an open console shows the two-factor setup when an Admin requires two-factor', async ({
  page,
  browser,
  livery,
}) => {
  const ada = await onboard(livery.url);
  const grace = await joinAsStaff(livery, ada);
  await verifyEmail(livery, ada);
  await verifyEmail(livery, grace);
  await signIn(page, livery, ada);
  const gracePage = await openSignedIn(browser, livery, grace);
  await expect(gracePage.getByRole('navigation').first()).toBeVisible();
  await enableTwoFactorOnScreen(page, livery, ada);

  await page.goto(`${livery.url}/dashboard/settings/company-profile`);
  await page.getByRole('button', { name: 'Require two-factor' }).click();
  await page.getByRole('button', { name: 'Require two-factor' }).click();

  await expect(gracePage.getByRole('heading', { name: 'Set up two-factor authentication' })).toBeVisible({
    timeout: 3000,
  });
  expect(await checkPage(gracePage, 'what is required')).toEqual([]);
  await gracePage.getByRole('button', { name: 'Start setup' }).click();
  const secret = await readSecret(gracePage);
  expect(await checkPage(gracePage, 'the setup key')).toEqual([]);
  await gracePage.getByLabel('Code', { exact: true }).fill(totpCode(secret));
  await gracePage.getByRole('button', { name: 'Turn on two-factor' }).click();
  await confirmRecoveryCodes(gracePage);
  await expect(gracePage.getByRole('navigation').first()).toBeVisible();
  await gracePage.context().close();
});
