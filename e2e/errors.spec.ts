import { expect, signIn, test } from './support/fixtures';
import { press } from './support/keys';
import { lookHere } from './support/look';
import { onboard } from './support/operatorApi';

test('spec 8: a screen whose code is nowhere to be had says so, and leaves the way to all others', async ({
  page,
  livery,
}) => {
  await signIn(page, livery, await onboard(livery.url));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route('**/assets/*.js', async (route) => {
    const answer = await route.fetch();
    if ((await answer.text()).includes('mutation UpdateRolePermissions')) await route.abort();
    else await route.fulfill({ response: answer });
  });
  await press(page, 'g', 'e');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Unexpected Application Error!');
  expect(await lookHere(page, 'the error of a screen')).toEqual([]);

  await page.getByRole('link', { name: 'Client Management' }).click();
  await expect(page.getByRole('heading', { name: 'Client Management' })).toBeVisible();
  await expect(alert).toHaveCount(0);
  await page.unrouteAll();
  await press(page, 'g', 'e');
  await expect(page.getByRole('heading', { name: 'Roles and Permissions' })).toBeVisible();
});

test('what the server refuses to give is an error in its own place, and is tried again from there', async ({
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
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  expect(await lookHere(page, 'the error of a list')).toEqual([]);
  await page.unrouteAll();
  await again.click();
  await expect(page.getByRole('checkbox', { name: 'Staff: Payments' })).toBeVisible();
});
