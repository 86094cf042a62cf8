import { narrowSweep, openPage, sweepNewCompany, wideSweep } from '../support/accessibilitySweep';
import { demoAdmin, demoClientManager, expect, signIn, test } from '../support/fixtures';
import { findDemoClient } from '../support/demoClient';
import { findContrastProblems } from '../support/contrast';
import { checkPage, checkPages } from '../support/checkPage';
import { firstLinkIn, latestEmailTo } from '../support/emails';
import { requestGraphql, onboard, newCredentials } from '../support/operatorApi';
import { coreScreens, shellScreens } from '../support/screens/core';
import { portalAccountPages, publicPortalPages } from '../support/screens/portal';
import { settingsScreens } from '../support/screens/settings';
import { whiteLabelScreens } from '../support/screens/whiteLabel';
import { at, button, checkbox, link, nameOf } from '../support/screens/screenState';
import { injectAxe } from '../support/accessibility';
import {
  locateControl,
  delayRequests,
  overlaySelector,
  startNavigation,
  openScreenState,
  navigateTo,
} from '../support/navigation';

// Sequential sweeps would take longer than all other specs.
test.describe.configure({ mode: 'parallel' });

for (const sweep of [wideSweep, narrowSweep]) {
  const { title, size, checkScreens } = sweep;
  test.describe(title, () => {
    test.setTimeout(300_000);

    test('screens of a new, an empty and a closed company have no accessibility or layout problems', async ({
      browser,
      livery,
    }) => {
      expect(await sweepNewCompany(browser, livery, sweep)).toEqual([]);
    });

    test('dashboard, client, payment and shell screens have no accessibility or layout problems', async ({
      browser,
      demo,
    }) => {
      const { id } = await findDemoClient(demo);
      const page = await openPage(browser, size);
      await signIn(page, demo, demoAdmin);
      expect(await checkScreens(page, [...coreScreens, ...shellScreens], id)).toEqual([]);
      await page.context().close();
    });

    test('white-label screens have no accessibility or layout problems', async ({ browser, demo }) => {
      const page = await openPage(browser, size);
      await signIn(page, demo, demoAdmin);
      expect(await checkScreens(page, whiteLabelScreens)).toEqual([]);
      await page.context().close();
    });

    test('settings screens and forbidden screens have no accessibility or layout problems', async ({
      browser,
      demo,
    }) => {
      const page = await openPage(browser, size);
      await signIn(page, demo, demoAdmin);
      expect(await checkScreens(page, settingsScreens)).toEqual([]);
      await page.context().close();

      const clientManagerPage = await openPage(browser, size);
      await signIn(clientManagerPage, demo, demoClientManager);
      const screens = [at('/dashboard/settings/users'), at('/dashboard/my-profile')];
      expect(await checkScreens(clientManagerPage, screens)).toEqual([]);
      await clientManagerPage.context().close();
    });
  });
}

const replacedScreens = [
  ['/dashboard/analytics', '/dashboard/analytics?range=Last12Months'],
  ['/dashboard/clients', '/dashboard/clients?search=an'],
  ['/dashboard/payments/incoming/all', '/dashboard/payments/incoming/all?page=2'],
  ['/dashboard/settings/audit-log', '/dashboard/settings/audit-log?action=client.updated'],
] as const;

test('design 5: screens keep stale content readable while new content loads', async ({ browser, demo }) => {
  const page = await openPage(browser);
  await signIn(page, demo, demoAdmin);
  for (const [from, to] of replacedScreens) {
    await navigateTo(page, from);
    const release = await delayRequests(page, '**/graphql');
    await startNavigation(page, to);
    const staleContent = page.locator('main [aria-busy=true]').first();
    await staleContent.waitFor();
    await injectAxe(page);
    const isFullyShown = () => staleContent.evaluate((element) => element.getAnimations().length === 0);
    await expect.poll(isFullyShown).toBe(true);
    expect(await findContrastProblems(page, new Set(), 'light'), from).toEqual([]);
    await release();
    await expect(staleContent).toHaveCount(0);
  }
  await page.context().close();
});

const lazyOverlays = [
  [at('/dashboard/marketing-templates'), button(/^Notifications/)],
  [at('/dashboard/clients'), button('Search and commands')],
  [at('/dashboard/clients', checkbox('Select all on this page')), button('Export…')],
  [at('/dashboard/payments/incoming/failed'), button(/^Actions for payment/)],
  [at('/dashboard/payments/incoming/succeeded'), link(/, payment #\d+$/)],
] as const;

const isOnTop = (element: Element): boolean => {
  const { left, top, width } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + 1));
};

test('design 5: an overlay shows progress while its code downloads, and then opens', async ({
  browser,
  demo,
}) => {
  const page = await openPage(browser);
  await signIn(page, demo, demoAdmin);
  for (const [place, control] of lazyOverlays) {
    const name = nameOf({ ...place, presses: [...place.presses, control] });
    await page.goto(`${demo.url}${place.address}`);
    await openScreenState(page, place);
    const release = await delayRequests(page, '**/assets/**');
    await locateControl(page, control).click();
    const progress = page.locator('body > [role=progressbar], [role=dialog] [aria-busy=true]');
    await expect.poll(() => progress.evaluate(isOnTop), name).toBe(true);
    await release();
    await expect(page.locator(overlaySelector).first(), name).toContainText(/\w/);
    await expect(progress, name).toHaveCount(0);
  }
  await page.context().close();
});

test('design 5: portal pages have no accessibility or layout problems', async ({ browser, demo }) => {
  test.setTimeout(300_000);
  const page = await openPage(browser);
  const portalUrl = demo.url.replace('//', '//northwind-studio.');
  expect(await checkPages(page, portalUrl, publicPortalPages)).toEqual([]);
  const { id, token } = await findDemoClient(demo);
  const { viewAsClient } = await requestGraphql<{ viewAsClient: { url: string } }>(
    demo.url,
    token,
    'mutation ($input: ViewAsClientInput!) { viewAsClient(input: $input) { url } }',
    { input: { clientId: id, reason: 'To see what they see' } },
  );
  await page.goto(viewAsClient.url);
  expect(await checkPages(page, portalUrl, portalAccountPages)).toEqual([]);
  await page.context().close();
});

test('design 5: pages behind emailed links have no accessibility or layout problems', async ({
  browser,
  demo,
}) => {
  test.setTimeout(120_000);
  const ada = await onboard(demo.url);
  const { email } = newCredentials();
  const emailChangeMutation =
    'mutation ($email: String!, $password: String) { requestEmailChange(email: $email, password: $password) { locale } }';
  await requestGraphql(demo.url, ada.accessToken, emailChangeMutation, { email, password: ada.password });
  const page = await openPage(browser);
  await page.goto(firstLinkIn(await latestEmailTo(demo, email)));
  await expect(page.getByRole('button', { name: 'Approve change' })).toBeVisible();
  expect(await checkPage(page, 'a new address')).toEqual([]);
  await page.getByRole('button', { name: 'Approve change' }).click();
  await expect(page.getByRole('heading', { name: 'One more approval needed' })).toBeVisible();
  expect(await checkPage(page, 'a new address that has agreed')).toEqual([]);

  const { id, token } = await findDemoClient(demo);
  const { client } = await requestGraphql<{ client: { email: string } }>(
    demo.url,
    token,
    'query ($id: ID!) { client(id: $id) { email } }',
    { id },
  );
  await requestGraphql(
    demo.url,
    token,
    'mutation ($id: ID!, $key: ID!) { requestClientCard(clientId: $id, idempotencyKey: $key) { canCharge } }',
    {
      id,
      key: crypto.randomUUID(),
    },
  );
  await expect.poll(() => latestEmailTo(demo, client.email)).toContain('card?token=');
  await page.goto(firstLinkIn(await latestEmailTo(demo, client.email)));
  await expect(page.getByRole('button', { name: /card/i }).first()).toBeVisible();
  expect(await checkPage(page, 'a card that is asked for')).toEqual([]);
  await page.context().close();
});
