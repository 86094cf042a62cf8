import { expect, signIn, test } from '../support/fixtures';
import { onboard } from '../support/operatorApi';

test('a client is added once when the first response is lost and the operator submits again', async ({
  page,
  livery,
}) => {
  await signIn(page, livery, await onboard(livery.url));
  await page.goto(`${livery.url}/dashboard/clients`);
  await page.getByRole('button', { name: 'Add client' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add client' });
  await dialog.getByLabel('Name').fill('Grace Hopper');
  await dialog.getByLabel('Email').fill('grace@example.test');

  let lostResponses = 0;
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    if (operationName !== 'CreateClient' || lostResponses > 0) return route.continue();
    lostResponses += 1;
    await route.fetch();
    return route.abort();
  });
  await dialog.getByRole('button', { name: 'Add client' }).click();
  await expect(
    dialog.getByText('Couldn’t reach the server. Check your connection and try again.'),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Add client' }).click();

  await expect(page.getByText('Grace Hopper added')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Clients' }).getByRole('rowheader')).toHaveText([
    /Grace Hopper/,
  ]);
  expect(lostResponses).toBe(1);
});
