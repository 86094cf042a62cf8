import { readyAccount } from '../server/testing/stripe/accounts';
import { platformKeys } from '../server/testing/stripe/tenants';
import { signed } from '../server/testing/stripe/signing';
import { expect, signIn, test } from './support/fixtures';
import { addClient, onboard } from './support/operatorApi';
import { startStripeLivery, type StripeLivery } from './support/stripeLivery';

let server: StripeLivery;

test.beforeAll(async () => {
  server = await startStripeLivery();
});
test.afterAll(() => server.stop());

/** Stripe tells of all that has happened since it told last. */
function teller({ livery, stripe }: StripeLivery) {
  let told = 0;
  return async () => {
    for (const event of stripe.stripe.events.slice(told)) {
      const { payload, headers } = signed(event, [platformKeys.webhookSecret]);
      const answer = await fetch(`${livery.url}/webhooks/stripe`, { method: 'POST', headers, body: payload });
      expect(answer.status).toBe(200);
    }
    told = stripe.stripe.events.length;
  };
}

test('a company connects its Stripe account, and a client pays by a card typed into Stripe’s own form', async ({
  page,
}) => {
  const { livery, stripe } = server;
  const ada = await onboard(livery.url);
  const tell = teller(server);
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  const screen = `${livery.url}/dashboard/white-label/stripe-integration`;
  // Stripe's own pages, where everything is filled in at once.
  await page.route('https://connect.stripe.com/setup/**', async (route) => {
    const [, account = ''] = /setup\/s\/([^/]+)/.exec(route.request().url()) ?? [];
    stripe.stripe.changeAccount(account, readyAccount);
    await route.fulfill({ status: 302, headers: { location: `${screen}?returned=true` } });
  });
  let scripts = 0;
  await page.route('https://js.stripe.com/v3/', async (route) => {
    scripts += 1;
    const script = await fetch(stripe.jsUrl);
    await route.fulfill({ contentType: 'text/javascript', body: await script.text() });
  });
  await signIn(page, livery, ada);

  await page.goto(screen);
  await page.getByRole('button', { name: /^Connect/ }).click();
  await page.waitForURL(`${screen}**`);
  await expect(page.getByRole('heading', { name: 'Clients can pay you' })).toBeVisible();

  const { createClient } = (await addClient(livery.url, ada, 'Grace Hopper', 'grace@example.test')) as {
    createClient: { id: string };
  };
  await page.goto(`${livery.url}/dashboard/clients/${createClient.id}/view`);
  await expect(page.getByRole('heading', { name: 'Billing' })).toBeVisible();
  expect(scripts).toBe(0);
  await page.getByRole('button', { name: 'Put on a plan' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^Starter/ }).check();
  await dialog.getByRole('radio', { name: 'Without a trial' }).check();
  const number = dialog.getByLabel('Card number');
  await number.selectOption({ label: 'Visa that is declined' });
  await dialog.getByRole('button', { name: 'Put on Starter' }).click();
  await expect(dialog.getByRole('alert')).toContainText('declined');
  await number.selectOption({ label: 'Visa that pays' });
  await dialog.getByRole('button', { name: 'Put on Starter' }).click();
  await expect(dialog).toHaveCount(0);

  await expect
    .poll(async () => {
      await tell();
      return page.getByText('€29.00').count();
    })
    .toBeGreaterThan(0);
  await page.goto(`${livery.url}/dashboard/payments/incoming/all`);
  await expect(page.getByRole('row', { name: /Grace Hopper/ })).toContainText('Succeeded');
  expect(scripts).toBe(1);
  expect(refused).toEqual([]);
});
