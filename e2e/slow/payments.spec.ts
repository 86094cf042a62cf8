import { demoAdmin, expect, openSignedIn, test } from '../support/fixtures';
import { onboard } from '../support/operatorApi';
import { openNewClient, subscribeOnScreen } from '../support/payments';

test('a failed payment is retried and succeeds when the test clock passes the next retry', async ({
  browser,
  livery,
}) => {
  const ada = await onboard(livery.url);
  const page = await openSignedIn(browser, livery, ada);
  await openNewClient(page, livery, ada, 'Dorothy Vaughan');
  await subscribeOnScreen(page, 'Insufficient funds at first');
  await expect(page.getByText('Past due').first()).toBeVisible();
  await page.goto(`${livery.url}/dashboard/payments/incoming/failed`);
  await expect(page.getByRole('row', { name: /Dorothy Vaughan/ })).toContainText('insufficient funds');

  await page.getByRole('button', { name: 'Advance', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: '7 days' }).check();
  await dialog.getByRole('button', { name: /^Advance/ }).click();
  await expect(dialog).toHaveCount(0);
  await page.goto(`${livery.url}/dashboard/payments/incoming/succeeded`);
  const row = page.getByRole('row', { name: /Dorothy Vaughan/ });
  await expect(row).toContainText('Succeeded');
  await row.getByRole('link', { name: /, payment #1$/ }).click();
  const paymentDialog = page.getByRole('dialog', { name: 'Payment #1' });
  await expect(paymentDialog.getByRole('list', { name: 'Attempts' }).getByRole('listitem')).toHaveCount(2);
});

test('a price change shows how many clients it affects before the operator confirms it', async ({
  browser,
  demo,
}) => {
  const page = await openSignedIn(browser, demo, demoAdmin);
  await page.goto(`${demo.url}/dashboard/white-label/client-billing`);
  const row = page.getByRole('row', { name: /Essentials/ });
  await expect(row).toContainText('$29.00');
  await row.getByRole('button', { name: 'Actions for Essentials' }).click();
  await page.getByRole('menuitem', { name: 'Change price' }).click();
  await page.getByLabel('Price in USD', { exact: true }).fill('31');
  await page.getByRole('button', { name: 'Continue' }).click();
  const choices = page.getByRole('radiogroup');
  await expect(choices.getByRole('radio')).toHaveCount(3);
  await expect(choices).toContainText(/\d+ clients/);
  await choices.getByRole('radio').nth(1).check();
  await page.getByRole('button', { name: 'Change price' }).click();
  await expect(page.getByRole('row', { name: /Essentials/ })).toContainText('$31.00');
});
