import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../support/fixtures';
import { startLivery } from '../support/liveryServer';
import { addClient, onboard } from '../support/operatorApi';
import { signOutWithSecondTab } from '../support/twoTabs';

test('signing out in one tab signs out the other within 1.5 seconds', async ({ page, livery }) => {
  const otherTab = await signOutWithSecondTab(page, livery);
  await expect(otherTab).toHaveURL(/\/login/, { timeout: 1500 });
});

test('the console refreshes the tokens once when 20 requests of 10 tabs fail together', async ({
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

  // From here on, the test rejects the access token of all tabs, as the API rejects an expired one.
  const expired = (await context.cookies()).find(({ value }) => value.split('.').length === 3)?.value;
  const failedTabs: Page[] = [];
  const exchanges: string[] = [];
  const hasTwoFailures = (tab: Page) => failedTabs.filter((page) => page === tab).length >= 2;
  let releaseFailures = (): void => undefined;
  const failuresReleased = new Promise<void>((resolve) => (releaseFailures = resolve));
  await context.route('**/graphql', async (route) => {
    const { operationName } = JSON.parse(route.request().postData() ?? '{}') as { operationName: string };
    const isTokenExchange = /^(RefreshTokens|AccessTokenQuery)$/.test(operationName);
    if (isTokenExchange) exchanges.push(operationName);
    if (isTokenExchange || route.request().headers().authorization !== `Bearer ${expired}`)
      return route.continue();
    // Responds only when every tab has two pending requests, so that all fail together on slow machines too.
    failedTabs.push(route.request().frame().page());
    if (tabs.every(hasTwoFailures)) releaseFailures();
    await failuresReleased;
    await route.fulfill({
      status: 401,
      contentType: 'application/json',
      body: JSON.stringify({
        errors: [{ message: 'Sign in to continue.', extensions: { code: 'UNAUTHENTICATED' } }],
      }),
    });
  });

  await addClient(livery.url, ada, 'Grace Hopper', 'grace@example.test');
  await expect.poll(() => tabs.filter(hasTwoFailures).length, { timeout: 20_000 }).toBe(10);

  for (const tab of tabs) {
    await expect(tab.getByText('Grace Hopper').first()).toBeVisible({ timeout: 30_000 });
    await expect(tab).toHaveURL(/\/dashboard\/clients/);
  }
  expect(exchanges).toHaveLength(1);
});

test('an open page keeps its session and receives updates after the API restarts', async ({ page }) => {
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
