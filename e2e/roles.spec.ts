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
  await expect(page.getByText('This affects 1 user immediately: Sam Okafor.')).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Changes to Staff saved')).toBeVisible();

  await expect(samPage.getByRole('heading', { name: 'Access removed' })).toBeVisible();
  await expect(samPage.getByRole('link', { name: 'Payments' })).toBeHidden();
  await expect(samPage.getByText(/live updates have stopped/)).toBeHidden();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(samPage.getByRole('heading', { name: 'Payments' })).toBeVisible();
  await expect(samPage.getByRole('link', { name: 'Payments' })).toBeVisible();
  await samPage.context().close();
});
