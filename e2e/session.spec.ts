import type { Page } from '@playwright/test';
import { startLivery } from './support/liveryServer';
import { expect, signIn, test } from './support/fixtures';
import { addClient, onboard } from './support/operatorApi';

test('spec 4: signing out in one tab signs out the other within a second, and clears the cookies', async ({
  page,
  context,
  livery,
}) => {
  const ada = await onboard(livery.url);
  await signIn(page, livery, ada);
  const otherTab = await context.newPage();
  await otherTab.goto(`${livery.url}/dashboard/clients`);
  await expect(otherTab.getByRole('heading', { name: 'Client Management' })).toBeVisible();

  await page.getByRole('button', { name: /Ada Lovelace/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();

  await expect(page).toHaveURL(/\/login/);
  await expect(otherTab).toHaveURL(/\/login/, { timeout: 1500 });
  await expect.poll(() => context.cookies()).toEqual([]);
});

test('Redux DevTools, where a browser has them, see the state and no token', async ({ page, livery }) => {
  await page.addInitScript(() => {
    const compose = (options: { stateSanitizer: (state: unknown) => unknown }) => {
      return (enhance: (createStore: unknown) => unknown) => (createStore: unknown) => {
        const create = enhance(createStore) as (...parts: unknown[]) => { getState: () => unknown };
        return (...parts: unknown[]) => {
          const store = create(...parts);
          Object.assign(window, { seen: () => options.stateSanitizer(store.getState()) });
          return store;
        };
      };
    };
    Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: compose });
  });
  await signIn(page, livery, await onboard(livery.url));
  const seen = await page.evaluate(() =>
    JSON.stringify((window as unknown as { seen: () => unknown }).seen()),
  );
  const { value: token } = (await page.context().cookies()).find(({ name }) => /access/i.test(name))!;
  expect(seen).toContain('Ada Lovelace');
  expect(seen).not.toContain(token);
});

test('spec 9: with "stay signed in" the access cookie lasts 8 hours and the refresh cookie 30 days; without, both end with the browser', async ({
  browser,
  livery,
}) => {
  const ada = await onboard(livery.url);
  const hoursLeft = (expires: number) => Math.round((expires - Date.now() / 1000) / 3600);
  const cookiesAfter = async (rememberMe: boolean) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${livery.url}/login`);
    if (rememberMe) await page.getByLabel(/Stay signed in/).check();
    await page.getByLabel('E-mail').fill(ada.email);
    await page.getByLabel('Password', { exact: true }).fill(ada.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/dashboard/**');
    const cookies = await context.cookies();
    await context.close();
    return cookies;
  };

  const kept = await cookiesAfter(true);
  expect(kept.map(({ expires }) => hoursLeft(expires)).sort((a, b) => a - b)).toEqual([8, 30 * 24]);
  expect(kept.map(({ sameSite }) => sameSite)).toEqual(['Strict', 'Strict']);

  const brief = await cookiesAfter(false);
  expect(brief.map(({ expires }) => expires)).toEqual([-1, -1]);
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
