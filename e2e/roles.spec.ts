import type { Page } from '@playwright/test';
import type { LiveryServer } from './support/liveryServer';
import { expect, openSignedIn, signIn, test } from './support/fixtures';
import { onboard } from './support/operatorApi';
import { joinAsStaff } from './support/team';

const openRoles = async (page: Page, { url }: LiveryServer) => {
  await page.goto(`${url}/dashboard/settings/roles-and-permissions`);
  await expect(page.getByRole('checkbox', { name: 'Staff: Payments' })).toBeVisible();
};

test('what an Admin takes from a role leaves its open consoles by itself, and comes back the same way', async ({
  page,
  browser,
  livery,
}) => {
  const ada = await onboard(livery.url);
  const sams = await openSignedIn(browser, livery, await joinAsStaff(livery, ada));
  await sams.goto(`${livery.url}/dashboard/payments`);
  await expect(sams.getByRole('heading', { name: 'Payments' })).toBeVisible();
  await signIn(page, livery, ada);
  await openRoles(page, livery);

  await page.getByRole('checkbox', { name: 'Staff: Payments' }).uncheck();
  await expect(page.getByText('Saving changes what 1 person can open, at once: Sam Okafor.')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Staff was saved.')).toBeVisible();

  await expect(sams.getByRole('heading', { name: 'No access any more' })).toBeVisible();
  await expect(sams.getByRole('link', { name: 'Payments' })).toBeHidden();
  await expect(sams.getByText(/live updates have stopped/)).toBeHidden();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(sams.getByRole('heading', { name: 'Payments' })).toBeVisible();
  await expect(sams.getByRole('link', { name: 'Payments' })).toBeVisible();
  await sams.context().close();
});

test('an Admin looks at the console as Staff would see it, and comes back by Escape', async ({
  page,
  livery,
}) => {
  await signIn(page, livery, await onboard(livery.url));
  await openRoles(page, livery);
  await page.getByRole('checkbox', { name: 'Staff: Dashboard' }).uncheck();
  await page.getByRole('button', { name: 'Preview as Staff' }).click();

  await expect(page.getByRole('region', { name: 'Preview' })).toContainText(
    'You are looking at the console as Staff. What you do is still done as you.',
  );
  await expect(page).toHaveURL(/\/dashboard\/clients$/);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('link')).toHaveText([
    'Client Management',
    'Payments',
    'Start-up Packs',
    'Marketing Templates',
  ]);

  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/roles-and-permissions$/);
  await expect(page.getByRole('checkbox', { name: 'Staff: Dashboard' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByRole('checkbox', { name: 'Staff: Dashboard' })).toBeChecked();
});
