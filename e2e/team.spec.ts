import { expect, signIn, test } from './support/fixtures';
import { firstLinkIn, latestEmailTo } from './support/emails';
import { onboard } from './support/operatorApi';
import { guestEmail, guestPassword, inviteOnScreen, openUsers } from './support/usersScreen';

test('an invited operator joins the company, and is signed out and cannot sign in after removal', async ({
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
  const inviteePage = await context.newPage();
  await inviteePage.goto(firstLinkIn(await latestEmailTo(livery, grace)));
  await expect(inviteePage.getByRole('heading', { name: /^Join / })).toBeVisible();
  await expect(inviteePage.getByText('View payments, and refund and retry client payments')).toBeVisible();
  await inviteePage.getByLabel('Your name').fill('Grace Hopper');
  await inviteePage.getByLabel('Password', { exact: true }).fill(guestPassword);
  await inviteePage.getByRole('button', { name: /^Join / }).click();
  await inviteePage.waitForURL('**/dashboard/**');
  await inviteePage.goto(`${livery.url}/dashboard/clients`);
  await expect(inviteePage.getByText('No clients yet')).toBeVisible();

  await openUsers(page, livery.url);
  await page.getByRole('button', { name: 'Actions for Grace Hopper' }).click();
  await page.getByRole('menuitem', { name: 'Remove user' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove user' }).click();
  await expect(page.getByText('Grace Hopper removed')).toBeVisible();

  await expect(inviteePage).toHaveURL(/\/login/);
  await inviteePage.getByLabel('Email').fill(grace);
  await inviteePage.getByLabel('Password', { exact: true }).fill(guestPassword);
  await inviteePage.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(inviteePage.getByText('Incorrect email or password.')).toBeVisible();
  await context.close();
});
