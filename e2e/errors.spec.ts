import { expect, signIn, test } from './support/fixtures';
import { press } from './support/keyboard';
import { checkPage } from './support/checkPage';
import { onboard } from './support/operatorApi';

test('spec 8: the console shows an error and keeps its navigation when a screen fails to load', async ({
  page,
  livery,
}) => {
  await signIn(page, livery, await onboard(livery.url));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('mutation UpdateRolePermissions')) await route.abort();
    else await route.fulfill({ response });
  });
  await press(page, 'g', 'e');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Unexpected Application Error!');
  expect(await checkPage(page, 'the error of a screen')).toEqual([]);

  await page.getByRole('link', { name: 'Client Management' }).click();
  await expect(page.getByRole('heading', { name: 'Client Management' })).toBeVisible();
  await expect(alert).toHaveCount(0);
  await page.unrouteAll();
  await press(page, 'g', 'e');
  await expect(page.getByRole('heading', { name: 'Roles and Permissions' })).toBeVisible();
});

test('a screen shows the error of a failed query, and “Try again” repeats the query', async ({
  page,
  livery,
}) => {
  await signIn(page, livery, await onboard(livery.url));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('GetRoles') ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await press(page, 'g', 'e');
  await expect(page.getByRole('heading', { name: 'Roles and Permissions' })).toBeVisible();
  const retryButton = page.getByRole('button', { name: 'Try again' });
  await expect(retryButton).toBeVisible();
  expect(await checkPage(page, 'the error of a list')).toEqual([]);
  await page.unrouteAll();
  await retryButton.click();
  await expect(page.getByRole('checkbox', { name: 'Staff: Payments' })).toBeVisible();
});
