import { narrowSweep, openPage, sweepNewCompany, wideSweep } from '../support/axeSweep';
import { demoAdmin, demoWithoutMoney, expect, signIn, test } from '../support/fixtures';
import { demoClient } from '../support/demoClient';
import { wrongInColours } from '../support/colours';
import { lookHere, readPages } from '../support/look';
import { linkIn, mailTo } from '../support/mails';
import { ask, onboard, somebody } from '../support/operatorApi';
import { businessPlaces, shellPlaces } from '../support/places/ofBusiness';
import { accountPages, clientPages } from '../support/places/ofClients';
import { settingsPlaces } from '../support/places/ofSettings';
import { whiteLabelPlaces } from '../support/places/ofWhiteLabel';
import { at, button, checkbox, link, nameOf } from '../support/places/place';
import { bringAxe } from '../support/problemsOf';
import { controlOf, holdBack, overScreen, setOutFor, visit, walkTo } from '../support/walk';

// One after the other they would take longer than all the rest beside them.
test.describe.configure({ mode: 'parallel' });

for (const sweep of [wideSweep, narrowSweep]) {
  const { title, size, walk } = sweep;
  test.describe(title, () => {
    test.setTimeout(300_000);

    test('where a company is set up, begins and is closed', async ({ browser, livery }) => {
      expect(await sweepNewCompany(browser, livery, sweep)).toEqual([]);
    });

    test('where a company works', async ({ browser, demo }) => {
      const { id } = await demoClient(demo);
      const page = await openPage(browser, size);
      await signIn(page, demo, demoAdmin);
      expect(await walk(page, [...businessPlaces, ...shellPlaces], id)).toEqual([]);
      await page.context().close();
    });

    test('where a company is branded', async ({ browser, demo }) => {
      const page = await openPage(browser, size);
      await signIn(page, demo, demoAdmin);
      expect(await walk(page, whiteLabelPlaces)).toEqual([]);
      await page.context().close();
    });

    test('where a company is set, and where a role ends', async ({ browser, demo }) => {
      const page = await openPage(browser, size);
      await signIn(page, demo, demoAdmin);
      expect(await walk(page, settingsPlaces)).toEqual([]);
      await page.context().close();

      const other = await openPage(browser, size);
      await signIn(other, demo, demoWithoutMoney);
      const places = [at('/dashboard/settings/users'), at('/dashboard/my-profile')];
      expect(await walk(other, places)).toEqual([]);
      await other.context().close();
    });
  });
}

const whatIsReplaced = [
  ['/dashboard/analytics', '/dashboard/analytics?range=Last12Months'],
  ['/dashboard/clients', '/dashboard/clients?search=an'],
  ['/dashboard/payments/incoming/all', '/dashboard/payments/incoming/all?page=2'],
  ['/dashboard/settings/record', '/dashboard/settings/record?action=client.updated'],
] as const;

test('design 5: what still stands while its successor is on its way can be read', async ({
  browser,
  demo,
}) => {
  const page = await openPage(browser);
  await signIn(page, demo, demoAdmin);
  for (const [from, to] of whatIsReplaced) {
    await walkTo(page, from);
    const letGo = await holdBack(page, '**/graphql');
    await setOutFor(page, to);
    const standing = page.locator('main [aria-busy=true]').first();
    await standing.waitFor();
    await bringAxe(page);
    const isThere = () => standing.evaluate((element) => element.getAnimations().length === 0);
    await expect.poll(isThere).toBe(true);
    expect(await wrongInColours(page, new Set(), 'light'), from).toEqual([]);
    await letGo();
    await expect(standing).toHaveCount(0);
  }
  await page.context().close();
});

const whatIsDownloaded = [
  [at('/dashboard/marketing-templates'), button(/^Notifications/)],
  [at('/dashboard/clients'), button('Search and commands')],
  [at('/dashboard/clients', checkbox('Select all on this page')), button('Export…')],
  [at('/dashboard/payments/incoming/failed'), button(/^Actions for payment/)],
  [at('/dashboard/payments/incoming/succeeded'), link(/, payment \d+$/)],
] as const;

const isOnTop = (element: Element): boolean => {
  const { left, top, width } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + 1));
};

test('design 5: what opens over a screen says so while it is downloaded, and then opens', async ({
  browser,
  demo,
}) => {
  const page = await openPage(browser);
  await signIn(page, demo, demoAdmin);
  for (const [place, control] of whatIsDownloaded) {
    const name = nameOf({ ...place, presses: [...place.presses, control] });
    await page.goto(`${demo.url}${place.address}`);
    await visit(page, place);
    const letGo = await holdBack(page, '**/assets/**');
    await controlOf(page, control).click();
    const busy = page.locator('body > [role=progressbar], [role=dialog] [aria-busy=true]');
    await expect.poll(() => busy.evaluate(isOnTop), name).toBe(true);
    await letGo();
    await expect(page.locator(overScreen).first(), name).toContainText(/\w/);
    await expect(busy, name).toHaveCount(0);
  }
  await page.context().close();
});

test('design 5: the same holds where clients are', async ({ browser, demo }) => {
  test.setTimeout(300_000);
  const page = await openPage(browser);
  const site = demo.url.replace('//', '//northwind-studio.');
  expect(await readPages(page, site, clientPages)).toEqual([]);
  const { id, token } = await demoClient(demo);
  const { viewAsClient } = await ask<{ viewAsClient: { url: string } }>(
    demo.url,
    token,
    'mutation ($input: ViewAsClientInput!) { viewAsClient(input: $input) { url } }',
    { input: { clientId: id, reason: 'To see what they see' } },
  );
  await page.goto(viewAsClient.url);
  expect(await readPages(page, site, accountPages)).toEqual([]);
  await page.context().close();
});

test('design 5: and behind the links that are mailed', async ({ browser, demo }) => {
  test.setTimeout(120_000);
  const ada = await onboard(demo.url);
  const { email } = somebody();
  const change =
    'mutation ($email: String!, $password: String) { requestEmailChange(email: $email, password: $password) { locale } }';
  await ask(demo.url, ada.accessToken, change, { email, password: ada.password });
  const page = await openPage(browser);
  await page.goto(linkIn(await mailTo(demo, email)));
  await expect(page.getByRole('button', { name: 'Use this address' })).toBeVisible();
  expect(await lookHere(page, 'a new address')).toEqual([]);
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect(page.getByRole('heading', { name: 'Now the other address' })).toBeVisible();
  expect(await lookHere(page, 'a new address that has agreed')).toEqual([]);

  const { id, token } = await demoClient(demo);
  const { client } = await ask<{ client: { email: string } }>(
    demo.url,
    token,
    'query ($id: ID!) { client(id: $id) { email } }',
    { id },
  );
  await ask(
    demo.url,
    token,
    'mutation ($id: ID!, $key: ID!) { askForClientCard(clientId: $id, idempotencyKey: $key) { canCharge } }',
    {
      id,
      key: crypto.randomUUID(),
    },
  );
  await expect.poll(() => mailTo(demo, client.email)).toContain('card?token=');
  await page.goto(linkIn(await mailTo(demo, client.email)));
  await expect(page.getByRole('button', { name: /card/i }).first()).toBeVisible();
  expect(await lookHere(page, 'a card that is asked for')).toEqual([]);
  await page.context().close();
});
