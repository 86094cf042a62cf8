import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../support/fixtures';
import { startLivery } from '../support/liveryServer';
import { addClient, onboard } from '../support/operatorApi';
import { signOutBesideAnotherTab } from '../support/twoTabs';

test('signing out in one tab signs out the other within a second', async ({ page, livery }) => {
  const otherTab = await signOutBesideAnotherTab(page, livery);
  await expect(otherTab).toHaveURL(/\/login/, { timeout: 1500 });
});

test('20 calls of 10 tabs that fail together make exactly one exchange, and all are answered', async ({
  page,
  context,
  livery,
}) => {
  test.setTimeout(120_000);
  const ada = await onboard(livery.url);
  await signIn(page, livery, ada);
  const tabs = await Promise.all(Array.from({ length: 10 }, () => context.newPage()));
  for (const tab of tabs) {
    await tab.goto(`${livery.url}/dashboard/clients`);
    await expect(tab.getByText('No clients yet')).toBeVisible();
  }
  await page.close();

  // From here on the access token of all tabs is refused, as an expired one would be.
  const expired = (await context.cookies()).find(({ value }) => value.split('.').length === 3)?.value;
  const refused: Page[] = [];
  const exchanges: string[] = [];
  const hasTwo = (tab: Page) => refused.filter((page) => page === tab).length >= 2;
  let refuseAll = (): void => undefined;
  const isRefused = new Promise<void>((resolve) => (refuseAll = resolve));
  await context.route('**/graphql', async (route) => {
    const { operationName } = JSON.parse(route.request().postData() ?? '{}') as { operationName: string };
    const isExchange = /^(RefreshTokens|AccessTokenQuery)$/.test(operationName);
    if (isExchange) exchanges.push(operationName);
    if (isExchange || route.request().headers().authorization !== `Bearer ${expired}`)
      return route.continue();
    // They fail together, however slow the tabs are.
    refused.push(route.request().frame().page());
    if (tabs.every(hasTwo)) refuseAll();
    await isRefused;
    await route.fulfill({
      status: 401,
      contentType: 'application/json',
      body: JSON.stringify({
        errors: [{ message: 'Sign in first.', extensions: { code: 'UNAUTHENTICATED' } }],
      }),
    });
  });

  await addClient(livery.url, ada, 'Grace Hopper', 'grace@example.test');
  await expect.poll(() => tabs.filter(hasTwo).length, { timeout: 20_000 }).toBe(10);

  for (const tab of tabs) {
    await expect(tab.getByText('Grace Hopper').first()).toBeVisible({ timeout: 30_000 });
    await expect(tab).toHaveURL(/\/dashboard\/clients/);
  }
  expect(exchanges).toHaveLength(1);
});

test('a restart of the API under an open page signs nobody out, and the page goes on by itself', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const livery = await startLivery();
  try {
    const ada = await onboard(livery.url);
    await signIn(page, livery, ada);
    await page.goto(`${livery.url}/dashboard/clients`);
    await expect(page.getByRole('heading', { name: 'Client Management' })).toBeVisible();

    await livery.kill('SIGKILL');
    await page.waitForTimeout(1500);
    await livery.restart();
    await addClient(livery.url, ada, 'After Restart', 'after@example.test');

    await expect(page.getByText('After Restart').first()).toBeVisible({ timeout: 30_000 });
    await expect(page).toHaveURL(/\/dashboard\/clients/);
  } finally {
    await livery.stop();
  }
});
