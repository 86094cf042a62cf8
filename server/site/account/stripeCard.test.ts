import { confirmForm, stripeCards } from '../../card-provider/testing/benches';
import { newId } from '../../lib/ids';
import { askForClientCard } from '../../modules/client-cards/askForCard';
import { openStripeSide, type StripeSide } from '../../modules/provider-events/testing/sides';
import { connectStripeWithKeys } from '../../modules/stripe/connectWithKeys';
import { openMailbox, tokenIn, type Mailbox } from '../../testing/mailbox';
import { readyAccount } from '../../testing/stripe/accounts';
import { openDashboard, type Dashboard } from './testing/dashboard';
import { newcomer } from './testing/newcomer';

const settings = { REQUESTS_PER_MINUTE: '0', PUBLIC_URL: 'http://console.test:4000' };

let side: StripeSide;
let mailbox: Mailbox;
beforeAll(async () => {
  side = await openStripeSide(settings);
  mailbox = await openMailbox(side.world.services);
}, 60_000);
afterAll(() => side.close());

let agencies = 0;

async function connected(): Promise<{ dashboard: Dashboard; secretKey: string; publishableKey: string }> {
  const dashboard = await openDashboard(side.world, side.app, { account: null });
  const { id, secretKey, publishableKey } = side.server.stripe.openOwnAccount(`agency${++agencies}`);
  side.server.stripe.changeAccount(id, readyAccount);
  const admin = await side.world.asAdmin(dashboard.company);
  await connectStripeWithKeys(admin, { secretKey, publishableKey });
  return { dashboard, secretKey, publishableKey };
}

const attribute = (body: string, name: string): string =>
  new RegExp(`data-${name}="([^"]*)"`).exec(body)?.[1] ?? '';

test('with Stripe the card is typed into its own form, on a page that allows that and nothing else', async () => {
  const { dashboard, secretKey, publishableKey } = await connected();
  const { browser, page } = await newcomer(dashboard, mailbox);
  const { body } = page;
  expect(attribute(body, 'key')).toBe(publishableKey);
  expect(body).not.toContain(secretKey);
  expect(body.match(/<script[^>]*>/g)).toEqual(['<script src="/card.js" defer>']);
  const headers = { host: dashboard.host, cookie: browser.cookie };
  const policyOf = async (url: string) => {
    const answer = await side.app.inject({ url, headers });
    return String(answer.headers['content-security-policy']);
  };
  const stripe = 'https://js.stripe.com https://*.js.stripe.com';
  const policy = await policyOf('/account/card');
  expect(policy).toContain(`script-src 'self' ${stripe}`);
  expect(policy).toContain(`frame-src ${stripe} https://hooks.stripe.com`);
  expect(policy).toContain(`connect-src ${side.server.url}`);
  expect(policy).not.toContain('unsafe');
  expect(await policyOf('/account')).not.toMatch(/script-src|stripe/);
  const script = await side.app.inject({ url: '/card.js', headers });
  expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(script.body).not.toMatch(/livery/i);

  const form = { clientSecret: attribute(body, 'secret'), publishableKey: attribute(body, 'key') };
  const account = { companyId: dashboard.company.id, reference: null, secretKey };
  const card = await confirmForm(side.server.url, form, account, stripeCards.pays);
  expect((await browser.send(page, '/sign-up/card', { card })).url).toBe('/account?done=begun');
  expect(await dashboard.asked('select status, provider from subscriptions')).toEqual([
    { status: 'Active', provider: 'Stripe' },
  ]);
  expect((await browser.open('/account')).text).toContain('Visa ending in 4242');
});

test('so does the page that a mail leads to, before any sign-in', async () => {
  const { dashboard, secretKey } = await connected();
  const client = await side.world.client(dashboard.company);
  await askForClientCard(await side.world.as(dashboard.company, 'MANAGE_PAYMENTS'), client.id, newId());
  const url = `/give-card?token=${tokenIn(await mailbox.next(client.email))}`;
  const asked = await side.app.inject({ url, headers: { host: dashboard.host } });
  expect(String(asked.headers['content-security-policy'])).toContain(
    "script-src 'self' https://js.stripe.com",
  );
  const page = await dashboard.browser().open(url);
  const form = { clientSecret: attribute(page.body, 'secret'), publishableKey: attribute(page.body, 'key') };
  const account = { companyId: dashboard.company.id, reference: null, secretKey };
  const card = await confirmForm(side.server.url, form, account, stripeCards.pays);
  const given = await dashboard.browser().send(page, '/give-card', { card });
  expect(given.url).toBe('/give-card?done=saved');
  expect(await dashboard.asked('select last4 from client_cards')).toEqual([{ last4: '4242' }]);
});

test('a card that nobody confirmed is refused at the card', async () => {
  const { dashboard } = await connected();
  const { browser, page } = await newcomer(dashboard, mailbox);
  for (const card of ['', 'seti_made_up', 'pm_card_visa']) {
    const refused = await browser.send(page, '/sign-up/card', { card });
    expect([card, refused.status]).toEqual([card, 400]);
    expect(refused.body).toMatch(/data-error>[A-Z][^<]+\.</);
  }
  expect(await dashboard.asked('select id from subscriptions')).toEqual([]);
});
