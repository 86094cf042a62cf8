import { expect, type Locator, type Page } from '@playwright/test';
import type { LiveryServer } from './liveryServer';

export const clientsTable = (page: Page): Locator => page.getByRole('table', { name: 'Clients' });

/** Opens the first client of a filtered list and returns the address of the client's page. */
export async function openFirstClient(page: Page, demo: LiveryServer, query: string): Promise<string> {
  await page.goto(`${demo.url}/dashboard/clients?${query}`);
  await clientsTable(page).getByRole('rowheader').getByRole('link').first().click();
  await page.waitForURL('**/view**');
  await expect(page.getByRole('button', { name: 'Edit contact' })).toBeVisible();
  return page.url().replace(/\?.*/, '');
}
