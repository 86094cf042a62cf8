import type { Page } from '@playwright/test';
import { demoAdmin, expect, openSignedIn, test } from './support/fixtures';
import type { LiveryServer } from './support/liveryServer';
import { addClient, onboard, type SignedUp } from './support/operatorApi';

/** A company whose test account takes payments, with an invited client whose page stands open. */
async function openClient(page: Page, livery: LiveryServer, ada: SignedUp, name: string): Promise<void> {
  await page.goto(`${livery.url}/dashboard/white-label/stripe-integration`);
  await page.getByRole('radio', { name: 'Takes payments at once' }).check();
  await page.getByRole('button', { name: 'Connect' }).click();
  await expect(page.getByRole('heading', { name: 'Clients can pay you' })).toBeVisible();
  const email = `${name.toLowerCase().replace(' ', '.')}@example.test`;
  const { createClient } = (await addClient(livery.url, ada, name, email)) as {
    createClient: { id: string };
  };
  await page.goto(`${livery.url}/dashboard/clients/${createClient.id}/view`);
}

async function putOnPlan(page: Page, card: string): Promise<void> {
  await page.getByRole('button', { name: 'Put on a plan' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^Starter/ }).check();
  await dialog.getByRole('radio', { name: 'Without a trial' }).check();
  await dialog.getByRole('radio', { name: card }).check();
  await dialog.getByRole('button', { name: 'Put on Starter' }).click();
  await expect(dialog).toHaveCount(0);
}

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

test('what a card refuses is tried again when the clock gets there, and the client is asked for another card', async ({
  browser,
  livery,
}) => {
  const ada = await onboard(livery.url);
  const page = await openSignedIn(browser, livery, ada);
  await openClient(page, livery, ada, 'Dorothy Vaughan');
  await putOnPlan(page, 'Has too little money at the first try of each payment');
  await expect(page.getByText('Past due').first()).toBeVisible();
  await page.goto(`${livery.url}/dashboard/payments/incoming/failed`);
  await expect(page.getByRole('row', { name: /Dorothy Vaughan/ })).toContainText('not enough money');

  await page.getByRole('button', { name: 'Step the test clock' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: '7 days' }).check();
  await dialog.getByRole('button', { name: /^Step/ }).click();
  await expect(dialog).toHaveCount(0);
  await page.goto(`${livery.url}/dashboard/payments/incoming/succeeded`);
  const row = page.getByRole('row', { name: /Dorothy Vaughan/ });
  await expect(row).toContainText('Succeeded');
  await row.getByRole('link', { name: /, payment 1$/ }).click();
  const tries = page.getByRole('dialog', { name: 'Payment 1' });
  await expect(tries.getByRole('list', { name: 'Attempts' }).getByRole('listitem')).toHaveCount(2);
});

test('the price of a plan is changed for those who have it, after it was shown what that does', async ({
  browser,
  demo,
}) => {
  const page = await openSignedIn(browser, demo, demoAdmin);
  await page.goto(`${demo.url}/dashboard/white-label/client-billing`);
  const row = page.getByRole('row', { name: /Essentials/ });
  await expect(row).toContainText('$29.00');
  await row.getByRole('button', { name: 'Actions for Essentials' }).click();
  await page.getByRole('menuitem', { name: 'Change price' }).click();
  await page.getByLabel('Price in USD').fill('31');
  await page.getByRole('button', { name: 'Choose who it holds for' }).click();
  const choices = page.getByRole('radiogroup');
  await expect(choices.getByRole('radio')).toHaveCount(3);
  await expect(choices).toContainText(/\d+ clients/);
  await choices.getByRole('radio').nth(1).check();
  await page.getByRole('button', { name: 'Change price' }).click();
  await expect(page.getByRole('row', { name: /Essentials/ })).toContainText('$31.00');
});
