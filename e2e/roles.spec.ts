import { expect, openSignedIn, signIn, test } from './support/fixtures';
import { onboard } from './support/operatorApi';
import { openRoles } from './support/roles';
import { joinAsStaff } from './support/team';

test('an open console loses a screen when an Admin restricts the role, and regains it on Undo', async ({
  page,
  browser,
  livery,
}) => {
  const ada = await onboard(livery.url);
  const samPage = await openSignedIn(browser, livery, await joinAsStaff(livery, ada));
  await samPage.goto(`${livery.url}/dashboard/payments`);
  await expect(samPage.getByRole('heading', { name: 'Payments' })).toBeVisible();
  await signIn(page, livery, ada);
  await openRoles(page, livery);

  await page.getByRole('checkbox', { name: 'Staff: Payments' }).uncheck();
  await expect(page.getByText('Saving changes what 1 person can open, at once: Sam Okafor.')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Staff was saved.')).toBeVisible();

  await expect(samPage.getByRole('heading', { name: 'No access any more' })).toBeVisible();
  await expect(samPage.getByRole('link', { name: 'Payments' })).toBeHidden();
  await expect(samPage.getByText(/live updates have stopped/)).toBeHidden();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(samPage.getByRole('heading', { name: 'Payments' })).toBeVisible();
  await expect(samPage.getByRole('link', { name: 'Payments' })).toBeVisible();
  await samPage.context().close();
});
