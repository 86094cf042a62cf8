import type { BrowserContext } from '@playwright/test';
import { expect, signIn, test } from './support/fixtures';
import { onboard } from './support/operatorApi';
import { signOutWithSecondTab } from './support/twoTabs';

/** Returns the session cookies. The device cookie grants no access and outlives the session. */
const sessionCookies = async (context: BrowserContext) =>
  (await context.cookies()).filter(({ name }) => !name.endsWith('devices'));

test('spec 4: signing out in one tab signs out the other and clears the session cookies', async ({
  page,
  context,
  livery,
}) => {
  const otherTab = await signOutWithSecondTab(page, livery);
  await expect(page).toHaveURL(/\/login/);
  await expect(otherTab).toHaveURL(/\/login/);
  await expect.poll(() => sessionCookies(context)).toEqual([]);
});

test('the console exposes its state, but not the access token, to Redux DevTools', async ({
  page,
  livery,
}) => {
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

test('spec 9: sign-in sets 8-hour and 30-day cookies with “Stay signed in”, else session cookies', async ({
  browser,
  livery,
}) => {
  const ada = await onboard(livery.url);
  const hoursUntil = (expires: number) => Math.round((expires - Date.now() / 1000) / 3600);
  const cookiesAfterSignIn = async (rememberMe: boolean) => {
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

  const persistentCookies = await cookiesAfterSignIn(true);
  expect(persistentCookies.map(({ expires }) => hoursUntil(expires)).sort((a, b) => a - b)).toEqual([
    8,
    30 * 24,
  ]);
  expect(persistentCookies.map(({ sameSite }) => sameSite)).toEqual(['Strict', 'Strict']);

  const browserCookies = await cookiesAfterSignIn(false);
  expect(browserCookies.map(({ expires }) => expires)).toEqual([-1, -1]);
});
