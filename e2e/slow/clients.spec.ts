import { parse } from 'csv-parse/sync';
import fs from 'node:fs';
import { openFirstClient, clientsTable } from '../support/clientList';
import { demoAdmin, demoClientManager, expect, openSignedIn, test } from '../support/fixtures';

test('keyboard only: an operator deactivates a client with a reason and reactivates it', async ({
  browser,
  demo,
}) => {
  const page = await openSignedIn(browser, demo, demoAdmin);
  await openFirstClient(page, demo, 'status=Active&sort=-name');
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  await page.goto(page.url().replace(/view.*/, 'deactivate'));

  await page.getByRole('radio', { name: /^Now/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^At the end of the period/ })).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Client');
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
  await expect(page.getByText(`${name} reactivated`)).toBeVisible();
});

test('the client export has the same clients, order and columns as the filtered list', async ({
  browser,
  demo,
}) => {
  const page = await openSignedIn(browser, demo, demoAdmin);
  await page.goto(`${demo.url}/dashboard/clients?country=US&sort=name&size=100`);
  await expect(clientsTable(page)).toHaveAttribute('aria-busy', 'false');
  const names = await clientsTable(page).getByRole('rowheader').getByRole('link').allTextContents();
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

test('design 5: client screens hide amounts from operators without MANAGE_PAYMENTS', async ({
  browser,
  demo,
}) => {
  const page = await openSignedIn(browser, demo, demoClientManager);
  await openFirstClient(page, demo, 'status=Active&sort=-mrr');
  await expect(page.locator('main')).not.toContainText(/\$|MRR|Lifetime/);
  await page.goto(`${demo.url}/dashboard/clients`);
  await expect(clientsTable(page).getByRole('row')).toHaveCount(21);
  await expect(page.locator('main')).not.toContainText(/\$|MRR|Last payment/);
});
