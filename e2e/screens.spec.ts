import type { Browser, Page } from '@playwright/test';
import { demoAdmin, expect, signIn, test } from './support/fixtures';
import { addClient, onboard, signUp } from './support/operatorApi';
import { problemsOf } from './support/problemsOf';

const publicPaths = [
  '/login',
  '/signup',
  '/forgot-password',
  '/forgot-password/success',
  '/reset-password',
  '/update-card',
  '/confirm-email',
  '/onboard/user',
];

const onboardingPaths = ['details', 'theme', 'client-billing', 'payment-method'].map(
  (step) => `/onboard/company/${step}`,
);

const dashboardPaths = [
  '/dashboard/analytics',
  '/dashboard/clients',
  '/dashboard/clients/import',
  '/dashboard/payments/incoming/all',
  '/dashboard/payments/outgoing/failed',
  '/dashboard/white-label/client-billing',
  '/dashboard/white-label/branding',
  '/dashboard/white-label/custom-domain',
  '/dashboard/white-label/stripe-integration',
  '/dashboard/white-label/legal',
  '/dashboard/white-label/legal/privacy-policy',
  '/dashboard/white-label/quick-guide',
  '/dashboard/white-label/quick-guide/getting-started',
  '/dashboard/settings/billing-card/new',
  '/dashboard/settings/users',
  '/dashboard/settings/roles-and-permissions',
  '/dashboard/settings/my-profile',
  '/dashboard/settings/company-profile',
  '/dashboard/settings/record',
  '/dashboard/start-up-packs',
  '/dashboard/marketing-templates',
  '/dashboard/nowhere',
];

const workingPaths = (clientId: string) => [
  '/dashboard/analytics',
  '/dashboard/analytics?range=Last12Months',
  '/dashboard/clients',
  '/dashboard/clients?attention=1&size=50',
  '/dashboard/clients?search=zzzz',
  '/dashboard/clients?bulk=history',
  `/dashboard/clients/${clientId}/view`,
  `/dashboard/clients/${clientId}/deactivate`,
  '/dashboard/payments/incoming/all',
  '/dashboard/payments/incoming/failed',
  '/dashboard/payments/outgoing/all',
  '/dashboard/white-label/client-billing',
  '/dashboard/white-label/client-billing?task=new',
  '/dashboard/white-label/stripe-integration',
  '/dashboard/white-label/branding',
  '/dashboard/white-label/deployments',
  '/dashboard/white-label/legal/terms-of-service',
  '/dashboard/white-label/quick-guide',
  '/dashboard/start-up-packs?pack=web-agency',
  '/dashboard/marketing-templates?template=introduction-deck',
  '/dashboard/settings/billing-card/cards',
  '/dashboard/settings/billing-card/new',
  '/dashboard/settings/record',
  '/dashboard/settings/record?search=zzzz',
];

// One after the other they would take longer than all the rest beside them.
test.describe.configure({ mode: 'parallel' });

const openPage = async (browser: Browser, width: number): Promise<Page> =>
  (await browser.newContext({ viewport: { width, height: 900 } })).newPage();

for (const width of [1440, 360]) {
  test(`axe finds nothing on any screen, ${width} pixels wide, in the light and in the dark, and nothing scrolls sideways`, async ({
    browser,
    livery,
  }) => {
    test.setTimeout(240_000);
    const page = await openPage(browser, width);
    const problems: string[] = [];

    const look = async (path: string) => {
      await page.goto(`${livery.url}${path}`);
      problems.push(...(await problemsOf(page, path)));
    };

    for (const path of publicPaths) await look(path);

    const newcomer = await signUp(livery.url);
    await page.goto(`${livery.url}/login`);
    await page.getByLabel('E-mail').fill(newcomer.email);
    await page.getByLabel('Password', { exact: true }).fill(newcomer.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/onboard/**');
    for (const path of onboardingPaths) await look(path);
    await page.context().clearCookies();

    const ada = await onboard(livery.url);
    const { createClient } = (await addClient(livery.url, ada, 'Grace Hopper', 'grace@example.test')) as {
      createClient: { id: string };
    };
    await signIn(page, livery, ada);
    const clientPaths = ['view', 'deactivate'].map((verb) => `/dashboard/clients/${createClient.id}/${verb}`);
    for (const path of [...dashboardPaths, ...clientPaths]) await look(path);

    expect(problems).toEqual([]);
    await page.context().close();
  });

  test(`nor on the screens of a company at work, ${width} pixels wide`, async ({ browser, demo }) => {
    test.setTimeout(240_000);
    const page = await openPage(browser, width);
    await signIn(page, demo, demoAdmin);
    await page.goto(`${demo.url}/dashboard/clients?status=Active&sort=-mrr`);
    // A table, or cards where there is no room for one.
    await page.getByLabel('Clients', { exact: true }).getByRole('link').first().click();
    await page.waitForURL('**/view**');
    const [, id] = /clients\/([^/]+)\/view/.exec(page.url()) ?? [];

    const problems: string[] = [];
    for (const path of workingPaths(id ?? '')) {
      await page.goto(`${demo.url}${path}`);
      problems.push(...(await problemsOf(page, path)));
    }
    const lookAt = async (name: string, open: () => Promise<void>) => {
      await open();
      problems.push(...(await problemsOf(page, name)));
    };
    await page.goto(`${demo.url}/dashboard/white-label/quick-guide`);
    await lookAt('a guide that clients read', async () => {
      await page.getByRole('main').getByRole('link', { name: 'Getting started' }).first().click();
      await page.waitForURL('**/quick-guide/**');
    });
    await page.goto(`${demo.url}/dashboard/white-label/branding`);
    await lookAt('what is not published yet', () =>
      page.getByRole('button', { name: 'Review and deploy' }).click(),
    );
    await page.goto(`${demo.url}/dashboard/payments/incoming/succeeded`);
    await lookAt('an open payment', () =>
      page
        .getByRole('link', { name: /, payment \d+$/ })
        .first()
        .click(),
    );
    await lookAt('a refund', () => page.getByRole('button', { name: 'Refund…' }).click());
    await page.goto(`${demo.url}/dashboard/white-label/client-billing`);
    await lookAt('a new price', async () => {
      await page.getByRole('button', { name: 'Actions for Growth' }).click();
      await page.getByRole('menuitem', { name: 'Change price' }).click();
    });
    await page.goto(`${demo.url}/dashboard/clients?status=PastDue`);
    await page.getByLabel('Clients', { exact: true }).getByRole('link').first().click();
    await lookAt('a client with a debt', () => page.waitForURL('**/view**'));
    await lookAt('asking for a card', () =>
      page.getByRole('button', { name: 'Ask for a card by mail' }).click(),
    );
    expect(problems).toEqual([]);
    await page.context().close();
  });
}
