import { expect, signIn, test } from '../support/fixtures';
import { onboard } from '../support/operatorApi';
import { openRoles } from '../support/roles';

test('the role preview shows the console with unsaved permissions, and Escape returns to the edits', async ({
  page,
  livery,
}) => {
  await signIn(page, livery, await onboard(livery.url));
  await openRoles(page, livery);
  await page.getByRole('checkbox', { name: 'Staff: Dashboard' }).uncheck();
  await page.getByRole('button', { name: 'Preview as Staff' }).click();

  await expect(page.getByRole('region', { name: 'Role preview' })).toContainText(
    'You’re previewing the console as Staff. Your actions are real and use your own permissions.',
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
