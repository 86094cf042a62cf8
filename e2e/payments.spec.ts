import type { Page } from '@playwright/test';
import { expect, openSignedIn, test } from './support/fixtures';
import { onboard } from './support/operatorApi';
import { openNewClient, subscribeOnScreen } from './support/payments';

const totals = (page: Page) => page.getByRole('region', { name: 'Totals' });

test('the payment of a new subscription appears live in another open console', async ({
  browser,
  livery,
}) => {
  const ada = await onboard(livery.url);
  const [clientPage, paymentsPage] = [
    await openSignedIn(browser, livery, ada),
    await openSignedIn(browser, livery, ada),
  ];
  await openNewClient(clientPage, livery, ada, 'Grace Hopper');
  await paymentsPage.goto(`${livery.url}/dashboard/payments/incoming/all`);
  await expect(paymentsPage.getByText('No payments yet')).toBeVisible();

  await subscribeOnScreen(clientPage, 'Always succeeds');
  const row = paymentsPage.getByRole('row', { name: /Grace Hopper/ });
  await expect(row).toContainText('Succeeded');
  await expect(row).toContainText('€29.00');
  await expect(totals(paymentsPage)).toContainText('€29.00');
  // The client page updates live as well.
  await expect(clientPage.getByText('€29.00').first()).toBeVisible();
  await expect(clientPage.getByText('Active', { exact: true }).first()).toBeVisible();
});

test('the refund dialog rejects an amount above the refundable balance and refunds a smaller one', async ({
  browser,
  livery,
}) => {
  const ada = await onboard(livery.url);
  const page = await openSignedIn(browser, livery, ada);
  await openNewClient(page, livery, ada, 'Mary Jackson');
  await subscribeOnScreen(page, 'Always succeeds');
  await page.goto(`${livery.url}/dashboard/payments/incoming/all`);
  await page.getByRole('link', { name: /, payment #1$/ }).click();
  await page.getByRole('button', { name: 'Refund…' }).click();

  const dialog = page.getByRole('dialog', { name: /Refund/ });
  await dialog.getByRole('radio', { name: 'Partial refund' }).check();
  await dialog.getByLabel('Reason').selectOption('CustomerRequest');
  const amount = dialog.getByLabel('Amount (EUR)');
  await amount.fill('29.01');
  await dialog.getByRole('button', { name: /^Refund/ }).click();
  await expect(amount).toHaveAccessibleDescription(/29\.00/);
  await expect(amount).toHaveValue('29.01');
  await amount.fill('10');
  await dialog.getByRole('button', { name: /^Refund/ }).click();
  await expect(dialog).toHaveCount(0);

  const detail = page.getByRole('dialog', { name: 'Payment #1' });
  await expect(detail).toContainText('Partially refunded');
  await expect(detail).toContainText('€19.00');
  await page.keyboard.press('Escape');
  await expect(totals(page)).toContainText('€10.00');
  await expect(totals(page)).toContainText('€19.00');
});
