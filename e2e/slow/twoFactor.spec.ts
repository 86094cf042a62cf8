import { expect, openSignedIn, signIn, test } from '../support/fixtures';
import { lookHere } from '../support/look';
import { onboard } from '../support/operatorApi';
import { joinAsStaff } from '../support/team';
import { codeOf, keepCodes, proveAddress, readSecret, turnOn } from '../support/twoFactorScreen';

test('what an Admin requires stands before everything else in a console that is open', async ({
  page,
  browser,
  livery,
}) => {
  const ada = await onboard(livery.url);
  const grace = await joinAsStaff(livery, ada);
  await proveAddress(livery, ada);
  await signIn(page, livery, ada);
  const hers = await openSignedIn(browser, livery, grace);
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
  await hers.context().close();
});
