import { test as base, type Browser, type Page } from '@playwright/test';
import { asked } from './everyFlow';
import { startLivery, type LiveryServer } from './liveryServer';
import type { SignedUp } from './operatorApi';

interface Servers {
  livery: LiveryServer;
  demo: LiveryServer;
}

/** One server of each kind for each worker that asks for it: every test of `livery` signs up a company of its own. */
export const test = base.extend<{ noting: void }, Servers>({
  noting: [
    async ({ context }, use, { annotations }) => {
      const names = new Set<string>();
      context.on('request', (request) => {
        if (new URL(request.url()).pathname !== '/graphql') return;
        const { operationName } = request.postDataJSON() as { operationName: string };
        names.add(operationName);
      });
      await use();
      for (const description of names) annotations.push({ type: asked, description });
    },
    { auto: true },
  ],
  livery: [
    async ({ browserName: _browserName }, use) => {
      const livery = await startLivery();
      await use(livery);
      await livery.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  demo: [
    async ({ browserName: _browserName }, use) => {
      const demo = await startLivery({ isDemo: true });
      await use(demo);
      await demo.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

export { expect } from '@playwright/test';

export type Credentials = Pick<SignedUp, 'email' | 'password'>;

export const demoAdmin: Credentials = { email: 'demo@livery.test', password: 'northwind-demo' };
export const demoStaff: Credentials = { ...demoAdmin, email: 'staff@livery.test' };
export const demoWithoutMoney: Credentials = { ...demoAdmin, email: 'clients@livery.test' };

export async function signIn(page: Page, livery: LiveryServer, ada: Credentials): Promise<void> {
  await page.goto(`${livery.url}/login`);
  await page.getByLabel('Email').fill(ada.email);
  await page.getByLabel('Password', { exact: true }).fill(ada.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/(dashboard|onboard)\//);
}

/** Opens a page in a new browser context and signs in there. */
export async function openSignedIn(browser: Browser, livery: LiveryServer, who: Credentials): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, livery, who);
  return page;
}
