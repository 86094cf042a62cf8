import AxeBuilder from '@axe-core/playwright';
import { expect, signIn, test } from './support/fixtures';
import { addClient, onboard, signUp } from './support/operatorApi';

const publicPaths = [
  '/login',
  '/signup',
  '/forgot-password',
  '/forgot-password/success',
  '/reset-password',
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
  '/dashboard/start-up-packs',
  '/dashboard/marketing-templates',
  '/dashboard/nowhere',
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1440, 360]) {
    test(`axe finds nothing on any screen, ${colorScheme}, ${width} pixels wide, and nothing scrolls sideways`, async ({
      browser,
      livery,
    }) => {
      test.setTimeout(240_000);
      const context = await browser.newContext({
        colorScheme,
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      const problems: string[] = [];

      const look = async (path: string) => {
        await page.goto(`${livery.url}${path}`);
        await expect(page.locator('main, [role=main]').first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        const { violations } = await new AxeBuilder({ page }).analyze();
        for (const { id, nodes } of violations)
          problems.push(`${path}: ${id} at ${nodes[0]?.target.join(' ')}`);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (overflow > 0) problems.push(`${path}: ${overflow} pixels wider than the window`);
      };

      for (const path of publicPaths) await look(path);

      const newcomer = await signUp(livery.url);
      await page.goto(`${livery.url}/login`);
      await page.getByLabel('E-mail').fill(newcomer.email);
      await page.getByLabel('Password', { exact: true }).fill(newcomer.password);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.waitForURL('**/onboard/**');
      for (const path of onboardingPaths) await look(path);
      await context.clearCookies();

      const ada = await onboard(livery.url);
      const { createClient } = (await addClient(livery.url, ada, 'Grace Hopper', 'grace@example.test')) as {
        createClient: { id: string };
      };
      await signIn(page, livery, ada);
      const clientPaths = ['view', 'deactivate'].map(
        (verb) => `/dashboard/clients/${createClient.id}/${verb}`,
      );
      for (const path of [...dashboardPaths, ...clientPaths]) await look(path);

      expect(problems).toEqual([]);
      await context.close();
    });
  }
}
