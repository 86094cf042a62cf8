import fs from 'node:fs';
import { expect, signIn, test } from '../support/fixtures';
import {
  arrowTo,
  chooseInMenu,
  dialog,
  enter,
  fillIn,
  go,
  keepsPlace,
  pick,
  press,
  signInTo,
  tabTo,
  type,
} from '../support/keys';
import { linkIn, mailTo } from '../support/mails';
import { onboard, somebody } from '../support/operatorApi';
import { invite, joinAsStaff } from '../support/team';

test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('by keyboard alone: a role is changed and changed back, a name and a password are replaced', async ({
  page,
  livery,
}) => {
  const ada = await onboard(livery.url);
  await signInTo(page, livery, ada, 'e', 'Roles and Permissions');
  const payments = page.getByRole('checkbox', { name: 'Staff: Payments' });
  await tabTo(page, 'checkbox', 'Staff: Payments');
  await press(page, 'Space');
  await expect(payments).not.toBeChecked();
  await enter(page, 'button', 'Save');
  await expect(page.getByText('Staff was saved.')).toBeVisible();
  await enter(page, 'button', 'Undo');
  await expect(payments).toBeChecked();

  await go(page, 'm', 'My profile');
  await fillIn(page, 'Name', 'Ada King');
  await press(page, 'Enter');
  await expect(page.getByRole('button', { name: /Ada King/ })).toBeVisible();
  await fillIn(page, 'Current password', ada.password);
  await fillIn(page, 'New password', 'plum kettle orbit nine');
  await press(page, 'Enter');
  await expect(page.getByText(/^Password changed/)).toBeVisible();
});

test('by keyboard alone: a company is closed and opened again', async ({ page, livery }) => {
  await signInTo(page, livery, await onboard(livery.url), 'f', 'Company profile');
  await enter(page, 'button', 'Close Lovelace Ltd');
  await fillIn(page, 'Type “Lovelace Ltd” to go on', 'Lovelace Ltd');
  await press(page, 'Enter');
  const notice = page.getByRole('region', { name: /^Closed since / });
  await expect(notice).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);

  await enter(page, 'button', 'Reopen', 'Shift+Tab');
  await enter(page, 'button', 'Reopen');
  await expect(page.getByText('Lovelace Ltd was opened again')).toBeVisible();
  await expect(notice).toBeHidden();
  await keepsPlace(page);
});

test('by keyboard alone: a colleague is made the owner, and the record says who did it', async ({
  page,
  livery,
}) => {
  const ada = await onboard(livery.url);
  await joinAsStaff(livery, ada);
  await signInTo(page, livery, ada, 'u', 'Users');
  await enter(page, 'button', 'Actions for Sam Okafor');
  await chooseInMenu(page, 'Change role');
  await pick(page, /^Admin/);
  await enter(page, 'button', 'Change role');
  await expect(page.getByText('The role of Sam Okafor was changed to Admin')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await enter(page, 'button', 'Actions for Sam Okafor');
  await chooseInMenu(page, 'Make owner');
  await fillIn(page, 'Your password', ada.password);
  await press(page, 'Enter');
  await expect(page.getByText('Sam Okafor was made the owner')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);

  await go(page, 't', 'Record');
  const rows = page.getByRole('table', { name: 'Record' }).getByRole('rowheader');
  await enter(page, 'button', 'Add filter');
  await chooseInMenu(page, 'What was done');
  await tabTo(page, 'checkbox', 'Role changed');
  await press(page, 'Space');
  await enter(page, 'button', 'Done');
  await expect(rows).toHaveText(['Role changed']);
  await enter(page, 'button', 'Show details of Role changed, Sam Okafor');
  await expect(page.getByRole('list', { name: 'What changed' })).toContainText('Admin');
  const download = page.waitForEvent('download');
  await enter(page, 'button', 'Export CSV', 'Shift+Tab');
  const file = fs.readFileSync(await (await download).path(), 'utf8');
  expect(file).toContain('Operator: role changed');
  expect(file).not.toContain('signed in');
  await enter(page, 'button', 'Clear filters', 'Shift+Tab');
  await expect(page.getByRole('button', { name: 'Add filter' })).toBeFocused();
  await expect(rows.filter({ hasText: 'Record exported' })).toHaveCount(1);
});

test('by keyboard alone: somebody joins by an invitation, forgets the password and chooses another one', async ({
  page,
  livery,
}) => {
  const { email } = somebody();
  const token = await invite(livery, await onboard(livery.url), email);
  await page.goto(`${livery.url}/onboard/user?token=${token}`);
  await fillIn(page, 'Your name', 'Grace Hopper');
  await fillIn(page, 'Password', 'plum kettle orbit nine');
  await press(page, 'Enter');
  await page.waitForURL('**/dashboard/**');
  await enter(page, 'button', /Grace Hopper/, 'Shift+Tab');
  await chooseInMenu(page, 'Sign out');
  await expect(page).toHaveURL(/\/login/);

  await enter(page, 'link', 'Forgot your password?');
  // The sign-in has such a field too, and stands until the other page is there.
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await fillIn(page, 'Email', email);
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect.poll(() => mailTo(livery, email)).toContain('/reset-password');
  await page.goto(linkIn(await mailTo(livery, email)));
  await fillIn(page, 'New password', 'nine orbits of a plum');
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();
  await enter(page, 'link', 'Sign in');
  await fillIn(page, 'Email', email);
  await press(page, 'Tab');
  await type(page, 'nine orbits of a plum');
  await press(page, 'Enter');
  await page.waitForURL('**/dashboard/**');
});

test('by keyboard alone: a colleague is signed out everywhere and removed, an invitation is sent again and revoked', async ({
  page,
  livery,
}) => {
  const ada = await onboard(livery.url);
  await joinAsStaff(livery, ada);
  const { email } = somebody();
  await invite(livery, ada, email);
  await signInTo(page, livery, ada, 'u', 'Users');
  await enter(page, 'button', 'Actions for Sam Okafor');
  await chooseInMenu(page, 'Sign out everywhere');
  await enter(page, 'button', 'Sign out');
  await expect(page.getByText('Sam Okafor was signed out of 1 session')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await enter(page, 'button', 'Actions for Sam Okafor');
  await chooseInMenu(page, 'Remove');
  await enter(page, 'button', 'Remove');
  await expect(page.getByText('Sam Okafor was removed')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Actions for Sam Okafor' })).toHaveCount(0);
  await keepsPlace(page);

  await tabTo(page, 'tab', /^Members|^Invitations/, 'Shift+Tab');
  await arrowTo(page, page.getByRole('tab', { name: /^Invitations/ }), 'ArrowRight');
  await press(page, 'Enter');
  await enter(page, 'button', `Actions for ${email}`);
  await chooseInMenu(page, 'Send again');
  await expect(page.getByText(`The invitation was sent to ${email} again`)).toBeVisible();
  await enter(page, 'button', `Actions for ${email}`);
  await chooseInMenu(page, 'Copy link');
  await expect(page.getByText(/^Link copied/)).toBeVisible();
  await keepsPlace(page);
  await enter(page, 'button', `Actions for ${email}`);
  await chooseInMenu(page, 'Revoke');
  await enter(page, 'button', 'Revoke');
  await expect(page.getByText(`The invitation of ${email} was revoked`)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await keepsPlace(page);
});

test('by keyboard alone: another address is asked for and taken back, other devices are signed out, nothing unsaved is lost', async ({
  page,
  browser,
  livery,
}) => {
  const ada = await onboard(livery.url);
  const other = await (await browser.newContext()).newPage();
  await signIn(other, livery, ada);
  await signInTo(page, livery, ada, 'm', 'My profile');
  await fillIn(page, 'Name', 'Ada King');
  await enter(page, 'link', 'Client Management', 'Shift+Tab');
  await expect(dialog(page)).toContainText('Leaving without saving');
  await enter(page, 'button', 'Stay on this page');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Ada King');
  await fillIn(page, 'Name', 'Ada King');
  await press(page, 'Enter');
  await expect(page.getByRole('button', { name: /Ada King/ })).toBeVisible();

  const { email } = somebody();
  await enter(page, 'button', 'Change email address');
  await fillIn(page, 'New email address', email);
  await fillIn(page, 'Your password', ada.password);
  await press(page, 'Enter');
  await expect(page.getByText(`Waiting to change to ${email}`)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await enter(page, 'button', 'Take it back');
  await expect(page.getByText(`Waiting to change to ${email}`)).toHaveCount(0);

  await enter(page, 'button', 'Sign out all others');
  await enter(page, 'button', /^Sign out/);
  await expect(page.getByText(/^\d other sessions? signed out$/)).toBeVisible();
  await expect(other).toHaveURL(/\/login/);
  await other.context().close();
});
