import { expect, signIn, test } from '../support/fixtures';
import { firstLinkIn, latestEmailTo } from '../support/emails';
import { onboard } from '../support/operatorApi';
import { guestEmail, guestPassword, inviteOnScreen, openUsers } from '../support/usersScreen';

test('the invitation screen explains why a revoked, replaced or used link is invalid', async ({
  page,
  browser,
  livery,
}) => {
  const ada = await onboard(livery.url);
  const [revokedEmail, resentEmail] = [guestEmail(), guestEmail()];
  await signIn(page, livery, ada);
  await openUsers(page, livery.url);
  await inviteOnScreen(page, `${revokedEmail}, ${resentEmail}`);
  const [revokedLink, firstLink] = [
    firstLinkIn(await latestEmailTo(livery, revokedEmail)),
    firstLinkIn(await latestEmailTo(livery, resentEmail)),
  ];
  await page.getByRole('tab', { name: /^Invitations/ }).click();
  await page.getByRole('button', { name: `Actions for ${revokedEmail}` }).click();
  await page.getByRole('menuitem', { name: 'Revoke invitation' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke invitation' }).click();
  await expect(page.getByText(`Invitation for ${revokedEmail} revoked`)).toBeVisible();
  await page.getByRole('button', { name: `Actions for ${resentEmail}` }).click();
  await page.getByRole('menuitem', { name: 'Resend invitation' }).click();
  await expect(page.getByText(/^Invitation resent to /)).toBeVisible();

  const context = await browser.newContext();
  const guest = await context.newPage();
  await guest.goto(revokedLink);
  await expect(guest.getByRole('heading', { name: 'This invitation was revoked' })).toBeVisible();
  await guest.goto(firstLink);
  await expect(guest.getByRole('heading', { name: 'This invitation was replaced' })).toBeVisible();
  await expect.poll(async () => firstLinkIn(await latestEmailTo(livery, resentEmail))).not.toBe(firstLink);
  const secondLink = firstLinkIn(await latestEmailTo(livery, resentEmail));
  await guest.goto(secondLink);
  await guest.getByLabel('Your name').fill('Grace Hopper');
  await guest.getByLabel('Password', { exact: true }).fill(guestPassword);
  await guest.getByRole('button', { name: /^Join / }).click();
  await guest.waitForURL('**/dashboard/**');
  await context.clearCookies();
  await guest.goto(secondLink);
  await expect(guest.getByRole('heading', { name: 'You’ve already joined' })).toBeVisible();
  await context.close();
});
