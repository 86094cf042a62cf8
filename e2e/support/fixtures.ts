import { test as base, type Page } from '@playwright/test';
import { startLivery, type LiveryServer } from './liveryServer';
import type { SignedUp } from './operatorApi';

/** One server for each worker: every test signs up a company of its own. */
export const test = base.extend<object, { livery: LiveryServer }>({
  livery: [
    async ({ browserName: _browserName }, use) => {
      const livery = await startLivery();
      await use(livery);
      await livery.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

export { expect } from '@playwright/test';

export async function signIn(page: Page, livery: LiveryServer, ada: SignedUp): Promise<void> {
  await page.goto(`${livery.url}/login`);
  await page.getByLabel('E-mail').fill(ada.email);
  await page.getByLabel('Password', { exact: true }).fill(ada.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/dashboard/**');
}
