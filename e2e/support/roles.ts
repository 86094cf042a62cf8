import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import type { LiveryServer } from './liveryServer';

export const openRoles = async (page: Page, { url }: LiveryServer) => {
  await page.goto(`${url}/dashboard/settings/roles-and-permissions`);
  await expect(page.getByRole('checkbox', { name: 'Staff: Payments' })).toBeVisible();
};
