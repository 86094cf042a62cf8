import { test as base, expect, type Browser, type Page } from '@playwright/test';
import { operationAnnotation } from './mutationCoverage';
import { startLivery, type LiveryServer } from './liveryServer';
import type { OperatorAccount } from './operatorApi';

interface Servers {
  livery: LiveryServer;
  demo: LiveryServer;
}

/**
 * Provides one server of each kind per worker, and annotates each test with the GraphQL operations that it
 * sent. Tests share the `livery` server, so each of them signs up a new company.
 */
export const test = base.extend<{ operationAnnotations: void; loadedMessages: void }, Servers>({
  // Fails if a screen shows a message that it has not loaded, so that users would read its id.
  loadedMessages: [
    async ({ context }, use) => {
      const missing: string[] = [];
      context.on('console', (message) => {
        if (message.text().startsWith('Uncompiled message detected')) missing.push(message.text());
      });
      await use();
      expect(missing).toEqual([]);
    },
    { auto: true },
  ],
  operationAnnotations: [
    async ({ context }, use, { annotations }) => {
      const names = new Set<string>();
      context.on('request', (request) => {
        if (new URL(request.url()).pathname !== '/graphql') return;
        const { operationName } = request.postDataJSON() as { operationName: string };
        names.add(operationName);
      });
      await use();
      for (const description of names) annotations.push({ type: operationAnnotation, description });
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

export type Credentials = Pick<OperatorAccount, 'email' | 'password'>;

export const demoAdmin: Credentials = { email: 'demo@livery.test', password: 'northwind-demo' };
export const demoStaff: Credentials = { ...demoAdmin, email: 'staff@livery.test' };
export const demoClientManager: Credentials = { ...demoAdmin, email: 'clients@livery.test' };

export async function signIn(page: Page, livery: LiveryServer, credentials: Credentials): Promise<void> {
  await page.goto(`${livery.url}/login`);
  await page.getByLabel('Email').fill(credentials.email);
  await page.getByLabel('Password', { exact: true }).fill(credentials.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/(dashboard|onboard)\//);
}

/** Opens a page in a new browser context, signs in and returns the page. */
export async function openSignedIn(
  browser: Browser,
  livery: LiveryServer,
  credentials: Credentials,
): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, livery, credentials);
  return page;
}
