import { expect, type Locator, type Page } from '@playwright/test';
import type { LiveryServer } from './liveryServer';

/** Returns the address of the portal of the demo company. */
export const portalUrl = (livery: LiveryServer): string => livery.url.replace('//', '//northwind-studio.');

export async function openWhiteLabelScreen(page: Page, livery: LiveryServer, screen: string): Promise<void> {
  await page.goto(`${livery.url}/dashboard/white-label/${screen}`);
}

/** The bar that shows whether clients see the latest changes. */
export const deploymentBar = (page: Page): Locator => page.getByText(/undeployed change/);

export async function deploy(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Review and deploy' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Deploy changes' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(deploymentBar(page)).toContainText('No undeployed changes', { timeout: 20_000 });
}
