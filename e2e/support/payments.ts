import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import type { LiveryServer } from './liveryServer';
import { addClient, type OperatorAccount } from './operatorApi';

/** Connects the sandbox, adds an invited client and opens the client page. */
export async function openNewClient(
  page: Page,
  livery: LiveryServer,
  account: OperatorAccount,
  name: string,
): Promise<void> {
  await page.goto(`${livery.url}/dashboard/white-label/stripe-integration`);
  await page.getByRole('radio', { name: 'Accepts payments' }).check();
  await page.getByRole('button', { name: 'Connect account' }).click();
  await expect(page.getByRole('heading', { name: 'You can accept payments' })).toBeVisible();
  const email = `${name.toLowerCase().replace(' ', '.')}@example.test`;
  const { createClient } = (await addClient(livery.url, account, name, email)) as {
    createClient: { id: string };
  };
  await page.goto(`${livery.url}/dashboard/clients/${createClient.id}/view`);
}

export async function subscribeOnScreen(page: Page, cardName: string): Promise<void> {
  await page.getByRole('button', { name: 'Start subscription' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^Starter/ }).check();
  await dialog.getByRole('radio', { name: 'No trial' }).check();
  await dialog.getByRole('radio', { name: cardName }).check();
  await dialog.getByRole('button', { name: 'Start subscription' }).click();
  await expect(dialog).toHaveCount(0);
}
