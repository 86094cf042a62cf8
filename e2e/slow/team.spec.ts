import { expect, signIn, test } from '../support/fixtures';
import { linkIn, mailTo } from '../support/mails';
import { onboard } from '../support/operatorApi';
import { guestEmail, guestPassword, inviteOnScreen, openUsers } from '../support/usersScreen';

test('links that were revoked, sent again and used each have their page', async ({
  page,
  browser,
  livery,
}) => {
  const ada = await onboard(livery.url);
  const [revoked, again] = [guestEmail(), guestEmail()];
  await signIn(page, livery, ada);
  await openUsers(page, livery.url);
  await inviteOnScreen(page, `${revoked}, ${again}`);
  const [revokedLink, firstLink] = [
    linkIn(await mailTo(livery, revoked)),
    linkIn(await mailTo(livery, again)),
  ];
  await page.getByRole('tab', { name: /^Invitations/ }).click();
  await page.getByRole('button', { name: `Actions for ${revoked}` }).click();
  await page.getByRole('menuitem', { name: 'Revoke' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText(`The invitation of ${revoked} was revoked`)).toBeVisible();
  await page.getByRole('button', { name: `Actions for ${again}` }).click();
  await page.getByRole('menuitem', { name: 'Send again' }).click();
  await expect(page.getByText(/was sent to .* again/)).toBeVisible();

  const context = await browser.newContext();
  const guest = await context.newPage();
  await guest.goto(revokedLink);
  await expect(guest.getByRole('heading', { name: 'This invitation was revoked' })).toBeVisible();
  await guest.goto(firstLink);
  await expect(guest.getByRole('heading', { name: 'There is a newer invitation' })).toBeVisible();
  await expect.poll(async () => linkIn(await mailTo(livery, again))).not.toBe(firstLink);
  const secondLink = linkIn(await mailTo(livery, again));
  await guest.goto(secondLink);
  await guest.getByLabel('Your name').fill('Grace Hopper');
  await guest.getByLabel('Password', { exact: true }).fill(guestPassword);
  await guest.getByRole('button', { name: /^Join / }).click();
  await guest.waitForURL('**/dashboard/**');
  await context.clearCookies();
  await guest.goto(secondLink);
  await expect(guest.getByRole('heading', { name: 'You have joined already' })).toBeVisible();
  await context.close();
});
