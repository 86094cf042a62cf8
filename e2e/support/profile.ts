import type { Page } from '@playwright/test';
import { expect, signIn } from './fixtures';
import type { LiveryServer } from './liveryServer';
import type { OperatorAccount } from './operatorApi';

export const profilePath = '/dashboard/settings/my-profile';

export async function openProfile(page: Page, livery: LiveryServer, account: OperatorAccount): Promise<void> {
  await signIn(page, livery, account);
  await page.goto(`${livery.url}${profilePath}`);
  await expect(page.getByRole('heading', { name: 'My profile' })).toBeVisible();
}
