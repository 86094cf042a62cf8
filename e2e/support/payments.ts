import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import type { LiveryServer } from './liveryServer';
import { addClient, type SignedUp } from './operatorApi';

/** A company whose test account takes payments, with an invited client whose page stands open. */
export async function openClient(
  page: Page,
  livery: LiveryServer,
  ada: SignedUp,
  name: string,
): Promise<void> {
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

export async function putOnPlan(page: Page, card: string): Promise<void> {
  await page.getByRole('button', { name: 'Put on a plan' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^Starter/ }).check();
  await dialog.getByRole('radio', { name: 'Without a trial' }).check();
  await dialog.getByRole('radio', { name: card }).check();
  await dialog.getByRole('button', { name: 'Put on Starter' }).click();
  await expect(dialog).toHaveCount(0);
}
