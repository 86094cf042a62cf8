import type { Page } from '@playwright/test';
import { expect, signIn, test } from './support/fixtures';
import { linkIn, mailTo } from './support/mails';
import { onboard } from './support/operatorApi';

const password = 'plum kettle orbit nine';

let invited = 0;
const somebodyNew = () => `guest-${process.pid}-${Date.now()}-${(invited += 1)}@example.test`;

async function openUsers(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/dashboard/settings/users`);
  await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible();
}

async function invite(page: Page, addresses: string): Promise<void> {
  await page.getByRole('button', { name: 'Invite people' }).click();
  const dialog = page.getByRole('dialog', { name: /^Invite people to/ });
  await dialog.getByLabel('E-mail addresses').fill(addresses);
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('a team is invited, one joins and works, and is out of every open console at once when they are removed', async ({
  page,
  browser,
  livery,
}) => {
  const ada = await onboard(livery.url);
  const [grace, sam] = [somebodyNew(), somebodyNew()];
  await signIn(page, livery, ada);
  await openUsers(page, livery.url);
  await invite(page, `${grace}, ${sam}`);
  await expect(page.getByRole('tab', { name: 'Invitations 2' })).toBeVisible();

  const context = await browser.newContext();
  const hers = await context.newPage();
  await hers.goto(linkIn(await mailTo(livery, grace)));
  await expect(hers.getByRole('heading', { name: /^Join / })).toBeVisible();
  await expect(
    hers.getByText('see payments that came in and went out, refund and retry those of clients'),
  ).toBeVisible();
  await hers.getByLabel('Your name').fill('Grace Hopper');
  await hers.getByLabel('Password', { exact: true }).fill(password);
  await hers.getByRole('button', { name: /^Join / }).click();
  await hers.waitForURL('**/dashboard/**');
  await hers.goto(`${livery.url}/dashboard/clients`);
  await expect(hers.getByText('No clients yet')).toBeVisible();

  await openUsers(page, livery.url);
  await page.getByRole('button', { name: 'Actions for Grace Hopper' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Grace Hopper was removed')).toBeVisible();

  await expect(hers).toHaveURL(/\/login/, { timeout: 3000 });
  await hers.getByLabel('E-mail').fill(grace);
  await hers.getByLabel('Password', { exact: true }).fill(password);
  await hers.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(hers.getByText('This e-mail address and password do not belong together.')).toBeVisible();
  await context.close();
});

test('links that were revoked, sent again and used each have their page', async ({
  page,
  browser,
  livery,
}) => {
  const ada = await onboard(livery.url);
  const [revoked, again] = [somebodyNew(), somebodyNew()];
  await signIn(page, livery, ada);
  await openUsers(page, livery.url);
  await invite(page, `${revoked}, ${again}`);
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
  await guest.getByLabel('Password', { exact: true }).fill(password);
  await guest.getByRole('button', { name: /^Join / }).click();
  await guest.waitForURL('**/dashboard/**');
  await context.clearCookies();
  await guest.goto(secondLink);
  await expect(guest.getByRole('heading', { name: 'You have joined already' })).toBeVisible();
  await context.close();
});
