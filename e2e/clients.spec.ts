import fs from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { Browser, Locator, Page } from '@playwright/test';
import { demoAdmin, demoStaff, demoWithoutMoney, expect, signIn, test } from './support/fixtures';
import type { LiveryServer } from './support/liveryServer';

async function enter(browser: Browser, demo: LiveryServer, who = demoAdmin): Promise<Page> {
  const page = await (await browser.newContext({ acceptDownloads: true })).newPage();
  await signIn(page, demo, who);
  return page;
}

const table = (page: Page) => page.getByRole('table', { name: 'Clients' });

/** Opens the client who stands first in a list. */
async function openFirst(page: Page, demo: LiveryServer, query: string): Promise<string> {
  await page.goto(`${demo.url}/dashboard/clients?${query}`);
  await table(page).getByRole('rowheader').getByRole('link').first().click();
  await page.waitForURL('**/view**');
  await expect(page.getByRole('button', { name: 'Edit contact' })).toBeVisible();
  return page.url().replace(/\?.*/, '');
}

test('two operators edit the same client: the second to save sees what changed and chooses', async ({
  browser,
  demo,
}) => {
  const [dana, sam] = await Promise.all([enter(browser, demo), enter(browser, demo, demoStaff)]);
  const url = await openFirst(dana, demo, 'status=Active&sort=name');
  await sam.goto(url);
  for (const page of [dana, sam]) await page.getByRole('button', { name: 'Edit contact' }).click();

  await dana.getByLabel('Phone').fill('+14155550100');
  await dana.getByRole('button', { name: 'Save' }).click();
  await expect(dana.getByText('+14155550100').first()).toBeVisible();

  await sam.getByLabel('Phone').fill('+14155550199');
  await sam.getByRole('button', { name: 'Save' }).click();
  const dialog = sam.getByRole('dialog');
  await expect(dialog).toContainText('was changed meanwhile');
  await expect(dialog).toContainText('+14155550100');
  await dialog.getByRole('radio', { name: /You/ }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();

  await expect(sam.getByRole('dialog')).toHaveCount(0);
  // The first one's page follows by itself.
  await expect(dana.getByText('+14155550199').first()).toBeVisible();
});

test('a screen stays where it is when the line over it comes late', async ({ browser, demo }) => {
  const page = await enter(browser, demo);
  const client = await openFirst(page, demo, 'status=Active&sort=name');

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

test('a bulk action over the whole result survives a reload, and is undone', async ({ browser, demo }) => {
  const page = await enter(browser, demo);
  await page.goto(`${demo.url}/dashboard/clients?status=Active`);
  await expect(table(page).getByRole('row')).toHaveCount(21);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  const all = page.getByRole('button', { name: /^Select all \d+ clients that match$/ });
  const count = Number(/\d+/.exec((await all.textContent()) ?? '')?.[0]);
  expect(count).toBeGreaterThan(100);
  await all.click();
  const selected = page.getByRole('region', { name: 'Selected clients' });
  await expect(selected.getByRole('status')).toContainText(`${count}`);

  await selected.getByRole('button', { name: 'Add tags…' }).click();
  await page.getByLabel('Tags', { exact: true }).fill('spring offer');
  await page.getByRole('button', { name: `Tag ${count} clients` }).click();
  await page.waitForURL('**bulk=**');
  await page.reload();
  const dialog = page.getByRole('dialog', { name: 'Add the tag spring offer' });
  await expect(dialog.getByText(`Done: ${count} of ${count} clients changed`)).toBeVisible();

  await page.goto(`${demo.url}/dashboard/clients?tag=spring%20offer`);
  await expect(page.getByText(`${count} clients`, { exact: true }).first()).toBeVisible();
  await page.goBack();
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('dialog', { name: /^Undo/ }).getByText(/^Done: /)).toBeVisible();
  await page.goto(`${demo.url}/dashboard/clients?tag=spring%20offer`);
  await expect(page.getByText('No client matches')).toBeVisible();
});

test('design 5: what became of each client comes late, and the button below stays where it is', async ({
  browser,
  demo,
}) => {
  const page = await enter(browser, demo);
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

test('an export is the filtered list, with its columns and in its order', async ({ browser, demo }) => {
  const page = await enter(browser, demo);
  await page.goto(`${demo.url}/dashboard/clients?country=US&sort=name&size=100`);
  await expect(table(page)).toHaveAttribute('aria-busy', 'false');
  const names = await table(page).getByRole('rowheader').getByRole('link').allTextContents();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Export…' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: `Export ${names.length} clients` }).click();
  const file = await (await download).path();

  const rows = parse<Record<string, string>>(fs.readFileSync(file), { bom: true, columns: true });
  expect(rows.map((row) => row['Name'])).toEqual(names);
  expect(Object.keys(rows[0] ?? {})).toContain('Plan');
  expect(Object.keys(rows[0] ?? {})).not.toContain('Phone');
});

test('by keyboard alone: a client is deactivated with a reason, and taken back', async ({
  browser,
  demo,
}) => {
  const page = await enter(browser, demo);
  await openFirst(page, demo, 'status=Active&sort=-name');
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  await page.goto(page.url().replace(/view.*/, 'deactivate'));

  await page.getByRole('radio', { name: /^Now/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^At the end of the period/ })).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await page.keyboard.type('They asked');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Moved to another town.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText(`Deactivate ${name}?`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  await page.waitForURL('**/view**');
  await expect(page.getByText('Moved to another town.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Reactivate' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText(`Reactivate ${name}?`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${name} was reactivated`)).toBeVisible();
});

test('a list that stands open follows what others do, row by row', async ({ browser, demo }) => {
  const [dana, sam] = await Promise.all([enter(browser, demo), enter(browser, demo, demoStaff)]);
  await dana.goto(`${demo.url}/dashboard/clients?status=Active&sort=email`);
  const row = table(dana).getByRole('row').nth(3);
  await expect(row).toContainText('Active');
  const name = await row.getByRole('link').first().textContent();

  await sam.goto(`${demo.url}/dashboard/clients?search=${encodeURIComponent(name ?? '')}`);
  await sam
    .getByRole('button', { name: `Actions for ${name}` })
    .first()
    .click();
  await sam.getByRole('menuitem', { name: 'Pause' }).click();
  await sam.getByRole('dialog').getByRole('button', { name: /Pause/ }).click();
  await expect(sam.getByText(`${name} was paused`)).toBeVisible();
  await expect(dana.getByText('Paused').first()).toBeVisible();
});

test('design 5: without MANAGE_PAYMENTS there is no money on the screens of clients', async ({
  browser,
  demo,
}) => {
  const page = await enter(browser, demo, demoWithoutMoney);
  await openFirst(page, demo, 'status=Active&sort=-mrr');
  await expect(page.locator('main')).not.toContainText(/\$|MRR|Lifetime/);
  await page.goto(`${demo.url}/dashboard/clients`);
  await expect(table(page).getByRole('row')).toHaveCount(21);
  await expect(page.locator('main')).not.toContainText(/\$|MRR|Last payment/);
});
