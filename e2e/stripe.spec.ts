import { readyAccount } from '../server/testing/stripe/accounts';
import { platformKeys } from '../server/testing/stripe/platformAccounts';
import { signEvent } from '../server/testing/stripe/signing';
import { expect, signIn, test } from './support/fixtures';
import { addClient, onboard } from './support/operatorApi';
import { startStripeLivery, type StripeLivery } from './support/stripeLivery';

let server: StripeLivery;

test.beforeAll(async () => {
  server = await startStripeLivery();
});
test.afterAll(() => server.stop());

/** Returns a function that sends the webhook all events since the function's previous call. */
function createEventSender({ livery, stripe }: StripeLivery) {
  let sentCount = 0;
  return async () => {
    for (const event of stripe.stripe.events.slice(sentCount)) {
      const { payload, headers } = signEvent(event, [platformKeys.webhookSecret]);
      const response = await fetch(`${livery.url}/webhooks/stripe`, {
        method: 'POST',
        headers,
        body: payload,
      });
      expect(response.status).toBe(200);
    }
    sentCount = stripe.stripe.events.length;
  };
}

test('an operator connects a Stripe account and charges a card that is entered in the Stripe form', async ({
  page,
}) => {
  const { livery, stripe } = server;
  const ada = await onboard(livery.url);
  const sendEvents = createEventSender(server);
  const cspViolations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) cspViolations.push(message.text());
  });
  const screen = `${livery.url}/dashboard/white-label/stripe-integration`;
  // Stubs Stripe's onboarding pages and completes the account.
  await page.route('https://connect.stripe.com/setup/**', async (route) => {
    const [, account = ''] = /setup\/s\/([^/]+)/.exec(route.request().url()) ?? [];
    stripe.stripe.updateAccount(account, readyAccount);
    await route.fulfill({ status: 302, headers: { location: `${screen}?returned=true` } });
  });
  let scriptLoads = 0;
  await page.route('https://js.stripe.com/v3/', async (route) => {
    scriptLoads += 1;
    const script = await fetch(stripe.jsUrl);
    await route.fulfill({ contentType: 'text/javascript', body: await script.text() });
  });
  await signIn(page, livery, ada);

  await page.goto(screen);
  await page.getByRole('button', { name: /^Connect/ }).click();
  await page.waitForURL(`${screen}**`);
  await expect(page.getByRole('heading', { name: 'You can accept payments' })).toBeVisible();

  const { createClient } = (await addClient(livery.url, ada, 'Grace Hopper', 'grace@example.test')) as {
    createClient: { id: string };
  };
  await page.goto(`${livery.url}/dashboard/clients/${createClient.id}/view`);
  await expect(page.getByRole('heading', { name: 'Billing' })).toBeVisible();
  expect(scriptLoads).toBe(0);
  await page.getByRole('button', { name: 'Start subscription' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^Starter/ }).check();
  await dialog.getByRole('radio', { name: 'No trial' }).check();
  const number = dialog.getByLabel('Card number');
  await number.selectOption({ label: 'Visa that is declined' });
  await dialog.getByRole('button', { name: 'Start subscription' }).click();
  await expect(dialog.getByRole('alert')).toContainText('declined');
  await number.selectOption({ label: 'Visa that pays' });
  await dialog.getByRole('button', { name: 'Start subscription' }).click();
  await expect(dialog).toHaveCount(0);

  await expect
    .poll(async () => {
      await sendEvents();
      return page.getByText('€29.00').count();
    })
    .toBeGreaterThan(0);
  await page.goto(`${livery.url}/dashboard/payments/incoming/all`);
  await expect(page.getByRole('row', { name: /Grace Hopper/ })).toContainText('Succeeded');
  expect(scriptLoads).toBe(1);
  expect(cspViolations).toEqual([]);
});
