import { expect, signIn, test } from './support/fixtures';
import { onboard } from './support/operatorApi';

test('the console asks for confirmation before the back button discards a form', async ({ page, livery }) => {
  await signIn(page, livery, await onboard(livery.url));
  await page.getByRole('link', { name: 'Client Management' }).click();
  await page.getByRole('button', { name: 'Add client' }).first().click();
  const name = page.getByRole('dialog', { name: 'Add client' }).getByLabel('Name');
  await name.fill('Grace Hopper');

  await page.evaluate(() => window.history.back());
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(name).toHaveValue('Grace Hopper');
  await expect(page).toHaveURL(/\/dashboard\/clients$/);

  await page.evaluate(() => window.history.back());
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL(/\/dashboard\/analytics$/);
});
