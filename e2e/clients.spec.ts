import { openFirstClient, table } from './support/clientList';
import { demoAdmin, demoStaff, expect, openSignedIn, test } from './support/fixtures';

test('two operators edit the same client: the second to save sees what changed and chooses', async ({
  browser,
  demo,
}) => {
  const [dana, sam] = await Promise.all([
    openSignedIn(browser, demo, demoAdmin),
    openSignedIn(browser, demo, demoStaff),
  ]);
  const url = await openFirstClient(dana, demo, 'status=Active&sort=name');
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

test('a bulk action over the whole result survives a reload, and is undone', async ({ browser, demo }) => {
  const page = await openSignedIn(browser, demo, demoAdmin);
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

test('a list that stands open follows what others do, row by row', async ({ browser, demo }) => {
  const [dana, sam] = await Promise.all([
    openSignedIn(browser, demo, demoAdmin),
    openSignedIn(browser, demo, demoStaff),
  ]);
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
