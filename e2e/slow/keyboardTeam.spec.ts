import fs from 'node:fs';
import { expect, signIn, test } from '../support/fixtures';
import {
  arrowTo,
  chooseInMenu,
  dialog,
  activate,
  fillIn,
  goToScreen,
  expectFocusNotLost,
  chooseRadio,
  press,
  signInTo,
  tabTo,
  type,
} from '../support/keyboard';
import { firstLinkIn, latestEmailTo } from '../support/emails';
import { onboard, newCredentials } from '../support/operatorApi';
import { invite, joinAsStaff } from '../support/team';

test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('keyboard only: an Admin changes a role, undoes the change, and edits their name and password', async ({
  page,
  livery,
}) => {
  const ada = await onboard(livery.url);
  await signInTo(page, livery, ada, 'e', 'Roles and Permissions');
  const payments = page.getByRole('checkbox', { name: 'Staff: Payments' });
  await tabTo(page, 'checkbox', 'Staff: Payments');
  await press(page, 'Space');
  await expect(payments).not.toBeChecked();
  await activate(page, 'button', 'Save changes');
  await expect(page.getByText('Changes to Staff saved')).toBeVisible();
  await activate(page, 'button', 'Undo');
  await expect(payments).toBeChecked();

  await goToScreen(page, 'm', 'My profile');
  await fillIn(page, 'Name', 'Ada King');
  await press(page, 'Enter');
  await expect(page.getByRole('button', { name: /Ada King/ })).toBeVisible();
  await fillIn(page, 'Current password', ada.password);
  await fillIn(page, 'New password', 'plum kettle orbit nine');
  await press(page, 'Enter');
  await expect(page.getByText(/^Password changed/)).toBeVisible();
});

test('keyboard only: an Admin closes and reopens a company', async ({ page, livery }) => {
  await signInTo(page, livery, await onboard(livery.url), 'f', 'Company profile');
  await activate(page, 'button', 'Close company');
  await fillIn(page, 'Type “Lovelace Ltd” to confirm', 'Lovelace Ltd');
  await press(page, 'Enter');
  const notice = page.getByRole('region', { name: /^Company closed on / });
  await expect(notice).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);

  await activate(page, 'button', 'Reopen company', 'Shift+Tab');
  await expect(dialog(page)).toBeVisible();
  await activate(page, 'button', 'Reopen company');
  await expect(page.getByText('Lovelace Ltd reopened')).toBeVisible();
  await expect(notice).toBeHidden();
  await expectFocusNotLost(page);
});

test('keyboard only: an owner transfers the ownership, and filters and exports the audit log', async ({
  page,
  livery,
}) => {
  const ada = await onboard(livery.url);
  await joinAsStaff(livery, ada);
  await signInTo(page, livery, ada, 'u', 'Users');
  await activate(page, 'button', 'Actions for Sam Okafor');
  await chooseInMenu(page, 'Change role');
  await chooseRadio(page, /^Admin/);
  await activate(page, 'button', 'Change role');
  await expect(page.getByText('Sam Okafor’s role changed to Admin')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await activate(page, 'button', 'Actions for Sam Okafor');
  await chooseInMenu(page, 'Transfer ownership');
  await fillIn(page, 'Your password', ada.password);
  await press(page, 'Enter');
  await expect(page.getByText('Ownership transferred to Sam Okafor')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);

  await goToScreen(page, 't', 'Audit log');
  const rows = page.getByRole('table', { name: 'Audit log' }).getByRole('rowheader');
  await activate(page, 'button', 'Add filter');
  await chooseInMenu(page, 'Action');
  await tabTo(page, 'checkbox', 'Role changed');
  await press(page, 'Space');
  await activate(page, 'button', 'Done');
  await expect(rows).toHaveText(['Role changed']);
  await activate(page, 'button', 'Show details: Role changed, Sam Okafor');
  await expect(page.getByRole('list', { name: 'What changed' })).toContainText('Admin');
  const download = page.waitForEvent('download');
  await activate(page, 'button', 'Export CSV', 'Shift+Tab');
  const file = fs.readFileSync(await (await download).path(), 'utf8');
  expect(file).toContain('Operator: role changed');
  expect(file).not.toContain('signed in');
  await activate(page, 'button', 'Clear filters', 'Shift+Tab');
  await expect(page.getByRole('button', { name: 'Add filter' })).toBeFocused();
  await expect(rows.filter({ hasText: 'Audit log exported' })).toHaveCount(1);
});

test('keyboard only: an invited person accepts the invitation and resets the password', async ({
  page,
  livery,
}) => {
  const { email } = newCredentials();
  const token = await invite(livery, await onboard(livery.url), email);
  await page.goto(`${livery.url}/onboard/user?token=${token}`);
  await fillIn(page, 'Your name', 'Grace Hopper');
  await fillIn(page, 'Password', 'plum kettle orbit nine');
  await press(page, 'Enter');
  await page.waitForURL('**/dashboard/**');
  await activate(page, 'button', /Grace Hopper/, 'Shift+Tab');
  await chooseInMenu(page, 'Sign out');
  await expect(page).toHaveURL(/\/login/);

  await activate(page, 'link', 'Forgot your password?');
  // The sign-in screen also has an Email field and stays visible until this screen loads.
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await fillIn(page, 'Email', email);
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect.poll(() => latestEmailTo(livery, email)).toContain('/reset-password');
  await page.goto(firstLinkIn(await latestEmailTo(livery, email)));
  await fillIn(page, 'New password', 'nine orbits of a plum');
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();
  await activate(page, 'link', 'Sign in');
  await fillIn(page, 'Email', email);
  await press(page, 'Tab');
  await type(page, 'nine orbits of a plum');
  await press(page, 'Enter');
  await page.waitForURL('**/dashboard/**');
});

test('keyboard only: an Admin removes an operator, resends and revokes an invitation, and copies its link', async ({
  page,
  livery,
}) => {
  const ada = await onboard(livery.url);
  await joinAsStaff(livery, ada);
  const { email } = newCredentials();
  await invite(livery, ada, email);
  await signInTo(page, livery, ada, 'u', 'Users');
  await activate(page, 'button', 'Actions for Sam Okafor');
  await chooseInMenu(page, 'Sign out everywhere');
  await activate(page, 'button', 'Sign out');
  await expect(page.getByText('Sam Okafor signed out of 1 session')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await activate(page, 'button', 'Actions for Sam Okafor');
  await chooseInMenu(page, 'Remove user');
  await activate(page, 'button', 'Remove user');
  await expect(page.getByText('Sam Okafor removed')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Actions for Sam Okafor' })).toHaveCount(0);
  await expectFocusNotLost(page);

  await tabTo(page, 'tab', /^Users|^Invitations/, 'Shift+Tab');
  await arrowTo(page, page.getByRole('tab', { name: /^Invitations/ }), 'ArrowRight');
  await press(page, 'Enter');
  await activate(page, 'button', `Actions for ${email}`);
  await chooseInMenu(page, 'Resend invitation');
  await expect(page.getByText(`Invitation resent to ${email}`)).toBeVisible();
  await activate(page, 'button', `Actions for ${email}`);
  await chooseInMenu(page, 'Copy link');
  await expect(page.getByText(/^Link copied/)).toBeVisible();
  await expectFocusNotLost(page);
  await activate(page, 'button', `Actions for ${email}`);
  await chooseInMenu(page, 'Revoke invitation');
  await activate(page, 'button', 'Revoke invitation');
  await expect(page.getByText(`Invitation for ${email} revoked`)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expectFocusNotLost(page);
});

test('keyboard only: an operator keeps unsaved edits, cancels an email change and signs out other devices', async ({
  page,
  browser,
  livery,
}) => {
  const ada = await onboard(livery.url);
  const otherDevice = await (await browser.newContext()).newPage();
  await signIn(otherDevice, livery, ada);
  await signInTo(page, livery, ada, 'm', 'My profile');
  await fillIn(page, 'Name', 'Ada King');
  await activate(page, 'link', 'Client Management', 'Shift+Tab');
  await expect(dialog(page)).toContainText('Discard unsaved changes?');
  await activate(page, 'button', 'Keep editing');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Ada King');
  await fillIn(page, 'Name', 'Ada King');
  await press(page, 'Enter');
  await expect(page.getByRole('button', { name: /Ada King/ })).toBeVisible();

  const { email } = newCredentials();
  await activate(page, 'button', 'Change email address');
  await fillIn(page, 'New email address', email);
  await fillIn(page, 'Your password', ada.password);
  await press(page, 'Enter');
  await expect(page.getByText(`Change to ${email} pending`)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await activate(page, 'button', 'Cancel change');
  await expect(page.getByText(`Change to ${email} pending`)).toHaveCount(0);

  await activate(page, 'button', 'Sign out other sessions');
  await activate(page, 'button', /^Sign out/);
  await expect(page.getByText(/^\d sessions? signed out$/)).toBeVisible();
  await expect(otherDevice).toHaveURL(/\/login/);
  await otherDevice.context().close();
});
