import type { FastifyInstance } from 'fastify';
import type { Email } from 'postal-mime';
import { buildApp } from '../../app';
import { confirmForm, stripeCards } from '../../card-provider/testing/providerFixtures';
import { newId } from '../../lib/ids';
import { chargeCompany } from '../../modules/charging/run';
import { sendClientAccess } from '../../modules/client-accounts/from-console/sendAccess';
import { askForClientCard } from '../../modules/client-cards/askForCard';
import { stepTo } from '../../modules/client-cards/testing/clock';
import { createClient } from '../../modules/clients/service';
import { pdfText } from '../../modules/invoices/testing/pdfText';
import { paymentReceipt, sendReceipt } from '../../modules/payments/receipt';
import { openStripeSide, type StripeSide } from '../../modules/provider-events/testing/sides';
import { connectStripeWithKeys } from '../../modules/stripe/connectWithKeys';
import { type Dashboard, openDashboard } from './testing/dashboard';
import { newcomer, type Newcomer, password, subscriber } from './testing/newcomer';
import { type Mailbox, openMailbox, tokenIn } from '../../testing/mailbox';
import { readyAccount } from '../../testing/stripe/accounts';
import { openWorld, type World } from '../../testing/world';

describe('emailed links', () => {
  let world: World;
  let mailbox: Mailbox;
  let app: FastifyInstance;
  let acme: Dashboard;
  let other: Dashboard;
  beforeAll(async () => {
    world = await openWorld({ REQUESTS_PER_MINUTE: '0', PUBLIC_URL: 'http://console.test:4000' });
    mailbox = await openMailbox(world.services);
    app = await buildApp(world.services);
    [acme, other] = [await openDashboard(world, app), await openDashboard(world, app)];
  });
  afterAll(async () => {
    await app.close();
    await world.close();
  });

  const charge = ({ company }: Dashboard) => chargeCompany(world.services, company.id);

  /** The mail with this subject, and the path of the link in it, which leads to the company's own site. */
  async function mailed(
    { host }: Dashboard,
    email: string,
    subject: string,
  ): Promise<Email & { path: string }> {
    let mail = await mailbox.next(email);
    while (!mail.subject?.includes(subject)) mail = await mailbox.next(email);
    expect(`${mail.text}${mail.html}`).not.toMatch(/console\.test|livery/i);
    const link = new URL(/https?:\S+/.exec(mail.text ?? '')?.[0] ?? '');
    expect(link.host).toBe(host);
    return { ...mail, path: link.pathname + link.search };
  }

  async function clientAsked(
    dashboard: Dashboard,
    status: 'Invited' | 'PastDue' = 'Invited',
  ): Promise<string> {
    const client = await world.client(dashboard.company, { status });
    await askForClientCard(await world.as(dashboard.company, 'MANAGE_PAYMENTS'), client.id, newId());
    return (await mailed(dashboard, client.email, 'asks you for a card')).path;
  }

  describe('a mail that asks for a card', () => {
    test('leads to the company’s own site, which takes one from whoever has the link, once', async () => {
      const path = await clientAsked(acme);
      expect(path).toMatch(/^\/give-card\?token=/);
      const browser = acme.browser();
      const page = await browser.open(path);
      expect(page.text).toContain('Acme Care asks you for a card to pay with. Nothing is charged now.');
      const refused = await browser.send(page, '/give-card', { card: 'sandbox_declined' });
      expect(refused.status).toBe(400);
      expect(refused.body).toMatch(/id="field-card-error">[^<]*declined/);
      const sent = await Promise.all(
        [1, 2].map(() => browser.send(refused, '/give-card', { card: 'sandbox_pays' })),
      );
      for (const { url, text } of sent) {
        expect([url, text]).toEqual([
          '/give-card?done=saved',
          expect.stringContaining('Nothing was charged.'),
        ]);
      }
      expect(browser.cookie).toBe('');
      expect(await acme.asked('select last4 from client_cards')).toEqual([{ last4: '4242' }]);
      expect((await browser.open(path)).status).toBe(410);
      expect((await browser.send(page, '/give-card', { card: 'sandbox_short' })).status).toBe(410);
    });

    test('after a payment that failed has it paid', async () => {
      const dashboard = await openDashboard(world, app);
      const { email } = await subscriber(dashboard, mailbox, 'sandbox_declined_later');
      await charge(dashboard);
      const { path } = await mailed(dashboard, email, 'did not go through');
      const browser = dashboard.browser();
      const page = await browser.open(path);
      expect(page.text).toContain('It pays for your plan Standard. $10.00 is unpaid');
      expect(page.text).toContain('Save the card and pay $10.00');
      expect((await browser.send(page, '/give-card', { card: 'sandbox_pays' })).text).toContain(
        'What was unpaid is being charged to it now.',
      );
      await charge(dashboard);
      expect(await dashboard.asked('select status from payments')).toEqual([{ status: 'Succeeded' }]);
    });

    test('opens nothing on another company’s site, nor when it was spoilt', async () => {
      const path = await clientAsked(acme);
      for (const wrong of ['/give-card', '/give-card?token=nonsense', path.slice(0, -4)]) {
        expect(await acme.browser().open(wrong)).toMatchObject({
          status: 410,
          text: expect.stringContaining('This link no longer works'),
        });
      }
      const browser = other.browser();
      expect((await browser.open(path)).status).toBe(410);
      const [, token = ''] = path.split('token=');
      const given = { token, key: newId(), card: 'sandbox_pays' };
      expect((await browser.post('/give-card', given)).status).toBe(410);
      expect((await acme.browser().post('/give-card', given, `http://${other.host}`)).status).toBe(403);
      expect((await acme.browser().open(path)).status).toBe(200);
    });

    test('of a company that takes no cards any more says whom to ask', async () => {
      const path = await clientAsked(other);
      await other.asked('update stripe_integrations set disconnected_at = now()');
      const page = await other.browser().open(path);
      expect(page).toMatchObject({ status: 409, text: expect.stringContaining('can not take payments yet') });
      expect(page.text).not.toContain('Stripe');
    });
  });

  test.each([
    '/sign-in',
    '/sign-up',
    '/forgot-password',
    '/choose-password',
    '/sign-up/finish',
    '/view',
    '/card.js',
  ])('%s tells nobody whose software it is', async (url) => {
    const { headers, body } = await app.inject({ url, headers: { host: acme.host } });
    expect(`${JSON.stringify(headers)} ${body}`).not.toMatch(/livery|console\.test/i);
  });

  describe('a receipt', () => {
    test('opens on the company’s own site without a sign-in, and on no other', async () => {
      const { email } = await subscriber(acme, mailbox);
      await charge(acme);
      const [payment] = await acme.asked<{ id: string }>(
        `select id from payments where status = 'Succeeded'`,
      );
      const id = payment?.id ?? '';
      const operator = await world.as(acme.company, 'MANAGE_PAYMENTS');
      await sendReceipt(operator, id, newId());
      const { path } = await mailed(acme, email, 'Your receipt');
      expect(path).toMatch(new RegExp(`^/receipts/${id}\\?token=`));
      const opened = await app.inject({ url: path, headers: { host: acme.host } });
      expect(opened.headers).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': 'no-store',
      });
      expect(await pdfText(opened.rawPayload)).toContain('Acme Care');
      expect(opened.rawPayload.toString('latin1')).not.toMatch(/livery/i);

      expect((await other.browser().open(path)).status).toBe(410);
      const { url } = await paymentReceipt(operator, id);
      for (const wrong of [url.replace('/payment-documents/', '/receipts/'), path.replace(id, newId())]) {
        expect(await acme.browser().open(wrong)).toMatchObject({
          status: 410,
          text: expect.stringContaining('Every receipt is in your account, too.'),
        });
      }
    });
  });

  test('mails about a plan lead to the account', async () => {
    const dashboard = await openDashboard(world, app, { plan: { trialDays: 5 } });
    const { email } = await subscriber(dashboard, mailbox);
    expect((await mailed(dashboard, email, 'Your plan with')).path).toBe('/account');
    await stepTo(world, dashboard.company, '3 days');
    await charge(dashboard);
    expect((await mailed(dashboard, email, 'Your trial with')).path).toBe('/account');
  });

  describe('another address', () => {
    const ask = async ({ browser }: Newcomer, email: string, typed = password) =>
      browser.send(await browser.open('/account/details'), '/account/address', { email, password: typed });

    test('is had by who opens the mail that went to it; the old one is told, and what was mailed there opens nothing', async () => {
      const ada = await newcomer(acme, mailbox);
      const email = `grace-${newId()}@client.test`;
      await acme.browser().post('/forgot-password', { email: ada.email });
      const stale = (await mailed(acme, ada.email, 'Choose a new password')).path;
      expect((await ask(ada, email)).text).toContain('We mail the new address how to go on.');
      const { path } = await mailed(acme, email, 'Use this address');
      const browser = acme.browser();
      const page = await browser.open(path);
      expect(await acme.asked('select id from clients where email = $1', [email])).toEqual([]);
      expect((await other.browser().open(path)).status).toBe(410);
      const presses = await Promise.all([1, 2].map(() => browser.send(page, '/new-address')));
      expect(presses.map(({ status }) => status).sort()).toEqual([200, 410]);

      expect((await mailbox.next(ada.email)).subject).toBe(
        `Your address with ${acme.company.name} was changed`,
      );
      expect((await browser.open(stale)).status).toBe(410);
      const signIn = await browser.open('/sign-in');
      expect((await browser.send(signIn, '/sign-in', { email: ada.email, password })).status).toBe(400);
      expect((await browser.send(signIn, '/sign-in', { email, password })).url).toBe('/account');
      expect(
        await acme.asked(
          `select actor_type, changes from audit_events where action = 'client.updated' and target_label = $1`,
          [ada.name],
        ),
      ).toEqual([{ actor_type: 'Client', changes: [{ field: 'email', before: ada.email, after: email }] }]);
    });

    test('is asked for with the password, and says the same where another client has it, who is not mailed', async () => {
      const [ada, eve] = [await newcomer(acme, mailbox), await newcomer(acme, mailbox)];
      await mailbox.next(ada.email);
      const refused = await ask(eve, ada.email, 'a guess of a password');
      expect(refused.body).toContain('id="field-password-error">This is not your password.');
      expect(refused.body).not.toContain('a guess of a password');
      const unused = `x-${newId()}@client.test`;
      const taken = await ask(eve, ada.email.toUpperCase());
      expect(await ask(eve, unused)).toEqual(taken);
      await mailbox.next(unused);
      const toAda = (await mailbox.rest()).filter(({ to }) =>
        to?.some(({ address }) => address === ada.email),
      );
      expect(toAda).toEqual([]);
      expect((await ask(eve, eve.email)).text).toContain('You have this address already.');
    });

    test('that somebody has taken meanwhile changes nothing', async () => {
      const eve = await newcomer(acme, mailbox);
      const email = `late-${newId()}@client.test`;
      await ask(eve, email);
      const { path } = await mailed(acme, email, 'Use this address');
      const page = await acme.browser().open(path);
      await world.client(acme.company, { email: email.toUpperCase() });
      expect((await acme.browser().send(page, '/new-address')).status).toBe(410);
      expect(await acme.asked('select id from clients where email = $1', [eve.email])).toHaveLength(1);
    });
  });

  test('a form that is sent after the session is over leads back to where it stood, and says that nothing was done', async () => {
    const { browser, email, page } = await newcomer(acme, mailbox);
    browser.cookie = '';
    for (const [action, place] of [
      ['/sign-up/card', `/sign-up/card?plan=${acme.plan.id}&yearly=`],
      [`/account/payments/${newId()}/pay`, '/account/payments'],
      ['/account/plan/keep', '/account/plan'],
      ['/account/details', '/account/details'],
    ] as const) {
      const asked = await browser.post(action, { plan: acme.plan.id, key: newId() });
      expect(asked.text).toContain('You are no longer signed in, so nothing was done yet.');
      const back = await browser.send(asked, '/sign-in', { email, password });
      expect([action, back.status, back.url]).toEqual([action, 200, place]);
      browser.cookie = '';
    }
    expect(page.text).toContain('Begin your plan');
  });

  describe('an email address', () => {
    /** A client whose address has a domain in Unicode, with a password; and the address as a browser posts it. */
    async function umlautClient(): Promise<{ id: string; email: string; posted: string }> {
      const local = `kontakt-${newId()}`;
      const [email, posted] = [`${local}@bücher.test`, `${local}@xn--bcher-kva.test`];
      const ctx = await world.asAdmin(acme.company);
      const { id } = await createClient(ctx, { name: 'Buecher', email });
      await sendClientAccess(ctx, id, newId());
      const browser = acme.browser();
      const page = await browser.open(`/choose-password?token=${tokenIn(await mailbox.next(posted))}`);
      await browser.send(page, '/choose-password', { password });
      return { id, email, posted };
    }

    const send = async (path: string, typed: Record<string, string>) => {
      const browser = acme.browser();
      return browser.send(await browser.open(path), path, typed);
    };

    describe('a client whose email address has an internationalized domain', () => {
      let client: { id: string; email: string; posted: string };
      beforeAll(async () => void (client = await umlautClient()));

      test('signs in with either form of the address', async () => {
        for (const email of [client.posted, client.email, client.posted.toUpperCase()])
          expect(await send('/sign-in', { email, password })).toMatchObject({ status: 200, url: '/account' });
      });

      test('is mailed a new password link', async () => {
        await send('/forgot-password', { email: client.posted });
        expect((await mailbox.next(client.posted)).text).toContain('/choose-password?token=');
      });

      test('who signs up again is mailed that they have an account', async () => {
        await send('/sign-up', { name: 'Again', email: client.posted });
        const { subject } = await mailbox.next(client.posted);
        expect(subject).toBe(`You have an account with ${acme.company.name} already`);
        expect(
          await acme.asked('select id from clients where email like $1', [`${client.email.slice(0, 30)}%`]),
        ).toEqual([{ id: client.id }]);
      });
    });

    test('a sign-up mails no web address or phone number that was typed as a name', async () => {
      for (const name of ['Win at evil.com', 'Call 0800 123 45 67']) {
        const email = `victim-${newId()}@example.test`;
        await send('/sign-up', { name, email });
        const { subject, text, html } = await mailbox.next(email);
        expect(`${subject}${text}${html}`).not.toMatch(/evil\.com|0800/);
      }
    });

    test('an access link carries no web address or phone number in a name', async () => {
      const email = `victim-${newId()}@example.test`;
      const ctx = await world.asAdmin(acme.company);
      const { id } = await createClient(ctx, { name: 'Claim $100 at evil.com', email });
      await sendClientAccess(ctx, id, newId());
      const { text, html } = await mailbox.next(email);
      expect(text).toContain('Hello Claim $100 at evil,');
      expect(`${text}${html}`).not.toContain('evil.com');
    });

    test('clients who share an address from before keys were unique each sign in as they did', async () => {
      const [one, other] = [await umlautClient(), await umlautClient()];
      // As the migration leaves them.
      await acme.asked('update clients set email = $3, sorted_email = $4 where company_id = $1 and id = $2', [
        acme.company.id,
        other.id,
        one.email.normalize('NFD'),
        `${one.posted} ${one.email.normalize('NFD')}`,
      ]);
      const signedInAs = async (email: string) => {
        const browser = acme.browser();
        await browser.send(await browser.open('/sign-in'), '/sign-in', { email, password });
        const [session] = await acme.asked<{ id: string }>(
          'select client_id as id from client_sessions order by created_at desc, id desc limit 1',
        );
        return session?.id;
      };
      expect(await signedInAs(one.email)).toBe(one.id);
      expect(await signedInAs(one.email.normalize('NFD'))).toBe(other.id);
      expect(await signedInAs(one.posted)).toBe(one.id);
    });
  });
});

describe('stripe card', () => {
  const settings = { REQUESTS_PER_MINUTE: '0', PUBLIC_URL: 'http://console.test:4000' };

  let side: StripeSide;
  let mailbox: Mailbox;
  beforeAll(async () => {
    side = await openStripeSide(settings);
    mailbox = await openMailbox(side.world.services);
  });
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
    const form = {
      clientSecret: attribute(page.body, 'secret'),
      publishableKey: attribute(page.body, 'key'),
    };
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
});
