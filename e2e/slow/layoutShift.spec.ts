import type { Locator } from '@playwright/test';
import { openFirstClient, table } from '../support/clientList';
import { demoAdmin, expect, openSignedIn, test } from '../support/fixtures';

test('a screen stays where it is when the line over it comes late', async ({ browser, demo }) => {
  const page = await openSignedIn(browser, demo, demoAdmin);
  const client = await openFirstClient(page, demo, 'status=Active&sort=name');

  /** Opens a screen without the answer to a query, and gives it once the screen stands. */
  const stays = async (url: string, below: Locator, query: string, line: string) => {
    let answer = () => {};
    const isLate = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes(query)) await isLate;
      await route.continue();
    });
    await page.goto(url);
    await below.waitFor();
    const before = await below.boundingBox();
    answer();
    await expect(page.getByRole('region', { name: line })).toBeVisible();
    expect(await below.boundingBox()).toEqual(before);
    await page.unrouteAll({ behavior: 'wait' });
  };

  const edit = page.getByRole('button', { name: 'Edit contact' });
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await stays(client, edit, 'GetSandboxClock', 'Test clock');
  }
  await page.setViewportSize({ width: 1280, height: 740 });
  const branding = page.getByRole('heading', { level: 1, name: 'Branding' });
  await stays(
    `${demo.url}/dashboard/white-label/branding`,
    branding,
    'GetUndeployedChanges',
    'What clients see',
  );
});

test('design 5: what became of each client comes late, and the button below stays where it is', async ({
  browser,
  demo,
}) => {
  const page = await openSignedIn(browser, demo, demoAdmin);
  await page.goto(`${demo.url}/dashboard/clients?status=Active`);
  await expect(table(page).getByRole('row')).toHaveCount(21);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  const selected = page.getByRole('region', { name: 'Selected clients' });
  await selected.getByRole('button', { name: 'Add tags…' }).click();
  await page.getByLabel('Tags', { exact: true }).fill('autumn offer');
  await page.getByRole('button', { name: /^Tag \d+ clients$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Add the tag autumn offer' });
  await expect(dialog.getByRole('rowheader').first()).toBeVisible();

  let answer = () => {};
  const isLate = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('GetClientBulkRows')) await isLate;
    await route.continue();
  });
  await page.setViewportSize({ width: 1280, height: 2000 });
  await page.reload();
  const undo = dialog.getByRole('button', { name: 'Undo' });
  await undo.waitFor();
  await expect(dialog.getByRole('rowheader')).toHaveCount(0);
  const before = await undo.boundingBox();
  answer();
  await expect(dialog.getByRole('rowheader')).toHaveCount(20);
  expect(await undo.boundingBox()).toEqual(before);
});
