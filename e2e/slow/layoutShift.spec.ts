import type { Locator } from '@playwright/test';
import { openFirstClient, clientsTable } from '../support/clientList';
import { demoAdmin, expect, openSignedIn, test } from '../support/fixtures';

test('the layout of a screen does not shift when a banner above it loads late', async ({ browser, demo }) => {
  const page = await openSignedIn(browser, demo, demoAdmin);
  const clientUrl = await openFirstClient(page, demo, 'status=Active&sort=name');

  /** Opens a screen while a query is pending, then releases the query and expects no layout shift. */
  const expectNoShift = async (url: string, below: Locator, query: string, bannerName: string) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes(query)) await released;
      await route.continue();
    });
    await page.goto(url);
    await below.waitFor();
    const before = await below.boundingBox();
    release();
    await expect(page.getByRole('region', { name: bannerName })).toBeVisible();
    expect(await below.boundingBox()).toEqual(before);
    await page.unrouteAll({ behavior: 'wait' });
  };

  const edit = page.getByRole('button', { name: 'Edit contact' });
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await expectNoShift(clientUrl, edit, 'GetTestClock', 'Test clock');
  }
  await page.setViewportSize({ width: 1280, height: 740 });
  const branding = page.getByRole('heading', { level: 1, name: 'Branding' });
  await expectNoShift(
    `${demo.url}/dashboard/white-label/branding`,
    branding,
    'GetUndeployedChanges',
    'Deployment status',
  );
});

test('design 5: the Undo button of a bulk action stays in place when the results load late', async ({
  browser,
  demo,
}) => {
  const page = await openSignedIn(browser, demo, demoAdmin);
  await page.goto(`${demo.url}/dashboard/clients?status=Active`);
  await expect(clientsTable(page).getByRole('row')).toHaveCount(21);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  const selected = page.getByRole('region', { name: 'Selected clients' });
  await selected.getByRole('button', { name: 'Add tags…' }).click();
  await page.getByLabel('Tags', { exact: true }).fill('autumn offer');
  await page.getByRole('button', { name: /^Tag \d+ clients$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Add the tag autumn offer' });
  await expect(dialog.getByRole('rowheader').first()).toBeVisible();

  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('GetClientBulkActionRows')) await released;
    await route.continue();
  });
  await page.setViewportSize({ width: 1280, height: 2000 });
  await page.reload();
  const undo = dialog.getByRole('button', { name: 'Undo' });
  await undo.waitFor();
  await expect(dialog.getByRole('rowheader')).toHaveCount(0);
  const before = await undo.boundingBox();
  release();
  await expect(dialog.getByRole('rowheader')).toHaveCount(20);
  expect(await undo.boundingBox()).toEqual(before);
});
