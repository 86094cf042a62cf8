import type { Page } from '@playwright/test';
import { expect, signIn } from './fixtures';
import type { LiveryServer } from './liveryServer';
import { onboard } from './operatorApi';

/** Signs an operator in, opens a second tab, and signs out in the first. Returns the second tab. */
export async function signOutWithSecondTab(page: Page, livery: LiveryServer): Promise<Page> {
  await signIn(page, livery, await onboard(livery.url));
  const otherTab = await page.context().newPage();
  await otherTab.goto(`${livery.url}/dashboard/clients`);
  await expect(otherTab.getByRole('heading', { name: 'Client Management' })).toBeVisible();

  await page.getByRole('button', { name: /Ada Lovelace/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  return otherTab;
}
