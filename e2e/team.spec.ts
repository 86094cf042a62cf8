import { expect, signIn, test } from './support/fixtures';
import { firstLinkIn, latestEmailTo } from './support/emails';
import { onboard } from './support/operatorApi';
import { guestEmail, guestPassword, inviteOnScreen, openUsers } from './support/usersScreen';

test('a team is invited, one joins and works, and is out of every open console at once when they are removed', async ({
  page,
  browser,
  livery,
}) => {
  const ada = await onboard(livery.url);
  const [grace, sam] = [guestEmail(), guestEmail()];
  await signIn(page, livery, ada);
  await openUsers(page, livery.url);
  await inviteOnScreen(page, `${grace}, ${sam}`);
  await expect(page.getByRole('tab', { name: 'Invitations 2' })).toBeVisible();

  const context = await browser.newContext();
  const hers = await context.newPage();
  await hers.goto(firstLinkIn(await latestEmailTo(livery, grace)));
  await expect(hers.getByRole('heading', { name: /^Join / })).toBeVisible();
  await expect(
    hers.getByText('see payments that came in and went out, refund and retry those of clients'),
  ).toBeVisible();
  await hers.getByLabel('Your name').fill('Grace Hopper');
  await hers.getByLabel('Password', { exact: true }).fill(guestPassword);
  await hers.getByRole('button', { name: /^Join / }).click();
  await hers.waitForURL('**/dashboard/**');
  await hers.goto(`${livery.url}/dashboard/clients`);
  await expect(hers.getByText('No clients yet')).toBeVisible();

  await openUsers(page, livery.url);
  await page.getByRole('button', { name: 'Actions for Grace Hopper' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Grace Hopper was removed')).toBeVisible();

  await expect(hers).toHaveURL(/\/login/);
  await hers.getByLabel('Email').fill(grace);
  await hers.getByLabel('Password', { exact: true }).fill(guestPassword);
  await hers.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(hers.getByText('Incorrect email or password.')).toBeVisible();
  await context.close();
});
