import type { Page } from '@playwright/test';
import { expect, openSignedIn, test } from './support/fixtures';
import { onboard } from './support/operatorApi';
import { openClient, putOnPlan } from './support/payments';

const totals = (page: Page) => page.getByRole('region', { name: 'Totals' });

test('a client with a sandbox card put on a plan shows as a payment in a console that stands open elsewhere', async ({
  browser,
  livery,
}) => {
  const ada = await onboard(livery.url);
  const [desk, wall] = [await openSignedIn(browser, livery, ada), await openSignedIn(browser, livery, ada)];
  await openClient(desk, livery, ada, 'Grace Hopper');
  await wall.goto(`${livery.url}/dashboard/payments/incoming/all`);
  await expect(wall.getByText('No payments yet')).toBeVisible();

  await putOnPlan(desk, 'Pays every time');
  const row = wall.getByRole('row', { name: /Grace Hopper/ });
  await expect(row).toContainText('Succeeded');
  await expect(row).toContainText('€29.00');
  await expect(totals(wall)).toContainText('€29.00');
  // And on the client's page, by itself.
  await expect(desk.getByText('€29.00').first()).toBeVisible();
  await expect(desk.getByText('Active', { exact: true }).first()).toBeVisible();
});

test('a payment is given back in part, and then cannot be given back for more than is left', async ({
  browser,
  livery,
}) => {
  const ada = await onboard(livery.url);
  const page = await openSignedIn(browser, livery, ada);
  await openClient(page, livery, ada, 'Mary Jackson');
  await putOnPlan(page, 'Pays every time');
  await page.goto(`${livery.url}/dashboard/payments/incoming/all`);
  await page.getByRole('link', { name: /, payment 1$/ }).click();
  await page.getByRole('button', { name: 'Refund…' }).click();

  const dialog = page.getByRole('dialog', { name: /Refund/ });
  await dialog.getByRole('radio', { name: 'Part of it' }).check();
  await dialog.getByLabel('Reason').selectOption('CustomerRequest');
  const amount = dialog.getByLabel('Amount in EUR');
  await amount.fill('29.01');
  await dialog.getByRole('button', { name: /^Refund/ }).click();
  await expect(amount).toHaveAccessibleDescription(/29\.00/);
  await expect(amount).toHaveValue('29.01');
  await amount.fill('10');
  await dialog.getByRole('button', { name: /^Refund/ }).click();
  await expect(dialog).toHaveCount(0);

  const detail = page.getByRole('dialog', { name: 'Payment 1' });
  await expect(detail).toContainText('Partly refunded');
  await expect(detail).toContainText('€19.00');
  await page.keyboard.press('Escape');
  await expect(totals(page)).toContainText('€10.00');
  await expect(totals(page)).toContainText('€19.00');
});
