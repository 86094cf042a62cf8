import { openFirstClient, clientsTable } from './support/clientList';
import { demoAdmin, demoStaff, expect, openSignedIn, test } from './support/fixtures';

test('when two operators edit a client, the second resolves the conflict and both see the outcome', async ({
  browser,
  demo,
}) => {
  const [danaPage, samPage] = await Promise.all([
    openSignedIn(browser, demo, demoAdmin),
    openSignedIn(browser, demo, demoStaff),
  ]);
  const url = await openFirstClient(danaPage, demo, 'status=Active&sort=name');
  await samPage.goto(url);
  for (const page of [danaPage, samPage]) await page.getByRole('button', { name: 'Edit contact' }).click();

  await danaPage.getByLabel('Phone').fill('+14155550100');
  await danaPage.getByRole('button', { name: 'Save' }).click();
  await expect(danaPage.getByText('+14155550100').first()).toBeVisible();

  await samPage.getByLabel('Phone').fill('+14155550199');
  await samPage.getByRole('button', { name: 'Save' }).click();
  const dialog = samPage.getByRole('dialog');
  await expect(dialog).toContainText('changed while you were editing');
  await expect(dialog).toContainText('+14155550100');
  await dialog.getByRole('radio', { name: /You/ }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();

  await expect(samPage.getByRole('dialog')).toHaveCount(0);
  // The first operator's page updates live.
  await expect(danaPage.getByText('+14155550199').first()).toBeVisible();
});

test('a bulk action tags all matching clients, continues after a reload and can be undone', async ({
  browser,
  demo,
}) => {
  const page = await openSignedIn(browser, demo, demoAdmin);
  await page.goto(`${demo.url}/dashboard/clients?status=Active`);
  await expect(clientsTable(page).getByRole('row')).toHaveCount(21);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  const selectAll = page.getByRole('button', { name: /^Select all \d+ matching clients$/ });
  const count = Number(/\d+/.exec((await selectAll.textContent()) ?? '')?.[0]);
  expect(count).toBeGreaterThan(100);
  await selectAll.click();
  const selected = page.getByRole('region', { name: 'Selected clients' });
  await expect(selected.getByRole('status')).toContainText(`${count}`);

  await selected.getByRole('button', { name: 'Add tags…' }).click();
  await page.getByLabel('Tags', { exact: true }).fill('spring offer');
  await page.getByRole('button', { name: `Add tags to ${count} clients` }).click();
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
  await expect(page.getByText('No matching clients')).toBeVisible();
});

test('an open client list shows that another operator paused a client', async ({ browser, demo }) => {
  const [danaPage, samPage] = await Promise.all([
    openSignedIn(browser, demo, demoAdmin),
    openSignedIn(browser, demo, demoStaff),
  ]);
  await danaPage.goto(`${demo.url}/dashboard/clients?status=Active&sort=email`);
  const row = clientsTable(danaPage).getByRole('row').nth(3);
  await expect(row).toContainText('Active');
  const name = await row.getByRole('link').first().textContent();

  await samPage.goto(`${demo.url}/dashboard/clients?search=${encodeURIComponent(name ?? '')}`);
  await samPage
    .getByRole('button', { name: `Actions for ${name}` })
    .first()
    .click();
  await samPage.getByRole('menuitem', { name: 'Pause' }).click();
  await samPage.getByRole('dialog').getByRole('button', { name: /Pause/ }).click();
  await expect(samPage.getByText(`${name} paused`)).toBeVisible();
  await expect(danaPage.getByText('Paused').first()).toBeVisible();
});
