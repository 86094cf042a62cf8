import type { BrowserContext } from '@playwright/test';
import { expect, signIn, test } from './support/fixtures';
import { onboard } from './support/operatorApi';
import { signOutBesideAnotherTab } from './support/twoTabs';

/** The cookies of a session. The device's own cookie opens nothing, and outlives it. */
const sessionCookies = async (context: BrowserContext) =>
  (await context.cookies()).filter(({ name }) => !name.endsWith('devices'));

test('spec 4: signing out in one tab signs out the other, and clears the cookies', async ({
  page,
  context,
  livery,
}) => {
  const otherTab = await signOutBesideAnotherTab(page, livery);
  await expect(page).toHaveURL(/\/login/);
  await expect(otherTab).toHaveURL(/\/login/);
  await expect.poll(() => sessionCookies(context)).toEqual([]);
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
    await page.getByLabel('Email').fill(ada.email);
    await page.getByLabel('Password', { exact: true }).fill(ada.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/dashboard/**');
    const cookies = await sessionCookies(context);
    await context.close();
    return cookies;
  };

  const kept = await cookiesAfter(true);
  expect(kept.map(({ expires }) => hoursLeft(expires)).sort((a, b) => a - b)).toEqual([8, 30 * 24]);
  expect(kept.map(({ sameSite }) => sameSite)).toEqual(['Strict', 'Strict']);

  const brief = await cookiesAfter(false);
  expect(brief.map(({ expires }) => expires)).toEqual([-1, -1]);
});
