import type { Page } from '@playwright/test';
import { expect, signIn } from './fixtures';
import type { LiveryServer } from './liveryServer';
import type { SignedUp } from './operatorApi';

export const profile = '/dashboard/settings/my-profile';

export async function openProfile(page: Page, livery: LiveryServer, ada: SignedUp): Promise<void> {
  await signIn(page, livery, ada);
  await page.goto(`${livery.url}${profile}`);
  await expect(page.getByRole('heading', { name: 'My profile' })).toBeVisible();
}
