import type { Email } from 'postal-mime';
import { confirmForm, stripeCards } from '../../../platform/testing';
import { createClient } from '../../../clients/internals';
import {
  chargeCompany,
  connectStripeWithKeys,
  createReceiptLink,
  requestClientCard,
  sendReceipt,
} from '../../../billing/internals';
import { createStripeHarness, pdfText, type StripeHarness } from '../../../billing/testing';
import { newId } from '../../../lib/ids';
import { sendPortalAccess } from '../../accounts/from-console/sendAccess.service';
import { type TestPortal, setUpTestPortal } from './testing/testPortal';
import { signUpClient, type SignedUpClient, password, subscribeClient } from './testing/signedUpClient';
import { type Mailbox, openMailbox, extractToken } from '../../../testing/mailbox';
import { readyAccount } from '../../../testing/stripe/accounts';
import { type ApiFixture, openApiFixture } from '../../../testing/apiFixture';
import { setClockAhead } from '../../../testing/factories/companies';

describe('portal emails and forms', () => {
  let fixture: ApiFixture;
  let mailbox: Mailbox;
  let acme: TestPortal;
  let other: TestPortal;
  beforeAll(async () => {
    fixture = await openApiFixture({ REQUESTS_PER_MINUTE: '0', PUBLIC_URL: 'http://console.test:4000' });
    mailbox = await openMailbox(fixture.services);
    [acme, other] = [
      await setUpTestPortal(fixture, fixture.app),
      await setUpTestPortal(fixture, fixture.app),
    ];
  });
  afterAll(() => fixture.close());

  const charge = ({ company }: TestPortal) => chargeCompany(fixture.services, company.id);

  /**
   * Returns the next email with this subject and the path of its link, which must lead to the company's
   * portal.
   */
  async function findEmail(
    { host }: TestPortal,
    email: string,
    subject: string,
  ): Promise<Email & { path: string }> {
    let message = await mailbox.next(email);
    while (!message.subject?.includes(subject)) message = await mailbox.next(email);
    expect(`${message.text}${message.html}`).not.toMatch(/console\.test|livery/i);
    const link = new URL(/https?:\S+/.exec(message.text ?? '')?.[0] ?? '');
    expect(link.host).toBe(host);
    return { ...message, path: link.pathname + link.search };
  }

  async function requestCardLink(
    portal: TestPortal,
    status: 'Invited' | 'PastDue' = 'Invited',
  ): Promise<string> {
    const client = await fixture.client(portal.company, { status });
    await requestClientCard(await fixture.signedIn(portal.company, ['MANAGE_PAYMENTS']), client.id, newId());
    return (await findEmail(portal, client.email, 'Add a card for your payments')).path;
  }

  describe('card request link', () => {
    test('accepts one card without a sign-in, and then stops working', async () => {
      const path = await requestCardLink(acme);
      expect(path).toMatch(/^\/give-card\?token=/);
      const browser = acme.browser();
      const page = await browser.open(path);
      expect(page.text).toContain(
        'Acme Care asks you to add a card for your payments. You won’t be charged now.',
      );
      const rejected = await browser.send(page, '/give-card', { card: 'sandbox_declined' });
      expect(rejected.status).toBe(400);
      expect(rejected.body).toMatch(/id="field-card-error">[^<]*declined/);
      const results = await Promise.all(
        [1, 2].map(() => browser.send(rejected, '/give-card', { card: 'sandbox_pays' })),
      );
      for (const { url, text } of results) {
        expect([url, text]).toEqual([
          '/give-card?done=saved',
          expect.stringContaining('You weren’t charged.'),
        ]);
      }
      expect(browser.cookie).toBe('');
      expect(await acme.query('select last4 from client_cards')).toEqual([{ last4: '4242' }]);
      expect((await browser.open(path)).status).toBe(410);
      expect((await browser.send(page, '/give-card', { card: 'sandbox_short' })).status).toBe(410);
    });

    test('in the email about a failed payment, retries the payment with the new card', async () => {
      const portal = await setUpTestPortal(fixture, fixture.app);
      const { email } = await subscribeClient(portal, mailbox, 'sandbox_declined_later');
      await charge(portal);
      const { path } = await findEmail(portal, email, 'Your payment to');
      const browser = portal.browser();
      const page = await browser.open(path);
      expect(page.text).toContain('Plan: Standard $10.00 is past due.');
      expect(page.text).toContain('Save card and pay $10.00');
      expect((await browser.send(page, '/give-card', { card: 'sandbox_pays' })).text).toContain(
        'Your past-due payments are being charged to it now.',
      );
      await charge(portal);
      expect(await portal.query('select status from payments')).toEqual([{ status: 'Succeeded' }]);
    });

    test('is rejected when it is malformed or opened at another company’s portal', async () => {
      const path = await requestCardLink(acme);
      for (const invalidPath of ['/give-card', '/give-card?token=nonsense', path.slice(0, -4)]) {
        expect(await acme.browser().open(invalidPath)).toMatchObject({
          status: 410,
          text: expect.stringContaining('This link is no longer valid'),
        });
      }
      const browser = other.browser();
      expect((await browser.open(path)).status).toBe(410);
      const [, token = ''] = path.split('token=');
      const submission = { token, key: newId(), card: 'sandbox_pays' };
      expect((await browser.post('/give-card', submission)).status).toBe(410);
      expect((await acme.browser().post('/give-card', submission, `http://${other.host}`)).status).toBe(403);
      expect((await acme.browser().open(path)).status).toBe(200);
    });

    test('responds with a conflict when the company no longer takes cards', async () => {
      const path = await requestCardLink(other);
      await other.query('update stripe_integrations set disconnected_at = now()');
      const page = await other.browser().open(path);
      expect(page).toMatchObject({ status: 409, text: expect.stringContaining('can’t accept payments yet') });
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
  ])('%s does not mention Livery or the console’s host', async (url) => {
    const { headers, body } = await fixture.app.inject({ url, headers: { host: acme.host } });
    expect(`${JSON.stringify(headers)} ${body}`).not.toMatch(/livery|console\.test/i);
  });

  describe('receipt link', () => {
    test('opens its receipt without a sign-in, but no other receipt, and not at another company’s portal', async () => {
      const { email } = await subscribeClient(acme, mailbox);
      await charge(acme);
      const [payment] = await acme.query<{ id: string }>(
        `select id from payments where status = 'Succeeded'`,
      );
      const id = payment?.id ?? '';
      const operator = await fixture.signedIn(acme.company, ['MANAGE_PAYMENTS']);
      await sendReceipt(operator, id, newId());
      const { path } = await findEmail(acme, email, 'Your receipt');
      expect(path).toMatch(new RegExp(`^/receipts/${id}\\?lang=en&token=`));
      const response = await fixture.app.inject({ url: path, headers: { host: acme.host } });
      expect(response.headers).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': 'no-store',
      });
      expect(await pdfText(response.rawPayload)).toContain('Acme Care');
      expect(response.rawPayload.toString('latin1')).not.toMatch(/livery/i);

      expect((await other.browser().open(path)).status).toBe(410);
      const { url } = await createReceiptLink(operator, id);
      for (const invalidPath of [
        url.replace('/payment-documents/', '/receipts/'),
        path.replace(id, newId()),
      ]) {
        expect(await acme.browser().open(invalidPath)).toMatchObject({
          status: 410,
          text: expect.stringContaining('You can find all your receipts in your account.'),
        });
      }
    });
  });

  test('emails about the start of a plan and the end of its trial link to the account', async () => {
    const portal = await setUpTestPortal(fixture, fixture.app, { plan: { trialDays: 5 } });
    const { email } = await subscribeClient(portal, mailbox);
    expect((await findEmail(portal, email, 'Your plan with')).path).toBe('/account');
    await setClockAhead(fixture, portal.company, '3 days');
    await charge(portal);
    expect((await findEmail(portal, email, 'Your trial with')).path).toBe('/account');
  });

  describe('email address change', () => {
    const requestChange = async ({ browser }: SignedUpClient, email: string, typed = password) =>
      browser.send(await browser.open('/account/details'), '/account/address', { email, password: typed });

    test('takes effect once its link is confirmed, notifies the old address and invalidates earlier links', async () => {
      const ada = await signUpClient(acme, mailbox);
      const email = `grace-${newId()}@client.test`;
      await acme.browser().post('/forgot-password', { email: ada.email });
      const earlierLink = (await findEmail(acme, ada.email, 'Reset your password')).path;
      expect((await requestChange(ada, email)).text).toContain(
        'We emailed a confirmation link to your new address.',
      );
      const { path } = await findEmail(acme, email, 'Confirm your email address');
      const browser = acme.browser();
      const page = await browser.open(path);
      expect(await acme.query('select id from clients where email = $1', [email])).toEqual([]);
      expect((await other.browser().open(path)).status).toBe(410);
      const responses = await Promise.all([1, 2].map(() => browser.send(page, '/new-address')));
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 410]);

      expect((await mailbox.next(ada.email)).subject).toBe(
        `Your email address for ${acme.company.name} was changed`,
      );
      expect((await browser.open(earlierLink)).status).toBe(410);
      const signIn = await browser.open('/sign-in');
      expect((await browser.send(signIn, '/sign-in', { email: ada.email, password })).status).toBe(400);
      expect((await browser.send(signIn, '/sign-in', { email, password })).url).toBe('/account');
      expect(
        await acme.query(
          `select actor_type, changes from audit_events where action = 'client.updated' and target_label = $1`,
          [ada.name],
        ),
      ).toEqual([{ actor_type: 'Client', changes: [{ field: 'email', before: ada.email, after: email }] }]);
    });

    test('requires the password and does not reveal or email other clients', async () => {
      const [ada, eve] = [await signUpClient(acme, mailbox), await signUpClient(acme, mailbox)];
      await mailbox.next(ada.email);
      const rejected = await requestChange(eve, ada.email, 'a guess of a password');
      expect(rejected.body).toContain('id="field-password-error">Incorrect password.');
      expect(rejected.body).not.toContain('a guess of a password');
      const unused = `x-${newId()}@client.test`;
      const takenResponse = await requestChange(eve, ada.email.toUpperCase());
      expect(await requestChange(eve, unused)).toEqual(takenResponse);
      await mailbox.next(unused);
      const emailsToAda = (await mailbox.remaining()).filter(({ to }) =>
        to?.some(({ address }) => address === ada.email),
      );
      expect(emailsToAda).toEqual([]);
      expect((await requestChange(eve, eve.email)).text).toContain('This is already your email address.');
    });

    test('rejects an address that another client has taken meanwhile', async () => {
      const eve = await signUpClient(acme, mailbox);
      const email = `late-${newId()}@client.test`;
      await requestChange(eve, email);
      const { path } = await findEmail(acme, email, 'Confirm your email address');
      const page = await acme.browser().open(path);
      await fixture.client(acme.company, { email: email.toUpperCase() });
      expect((await acme.browser().send(page, '/new-address')).status).toBe(410);
      expect(await acme.query('select id from clients where email = $1', [eve.email])).toHaveLength(1);
    });
  });

  test('after an expired session, the sign-in page says that the form was not submitted, and returns to the form’s page', async () => {
    const { browser, email, page } = await signUpClient(acme, mailbox);
    browser.cookie = '';
    for (const [action, expectedUrl] of [
      ['/sign-up/card', `/sign-up/card?plan=${acme.plan.id}&yearly=`],
      [`/account/payments/${newId()}/pay`, '/account/payments'],
      ['/account/plan/keep', '/account/plan'],
      ['/account/details', '/account/details'],
    ] as const) {
      const response = await browser.post(action, { plan: acme.plan.id, key: newId() });
      expect(response.text).toContain('Your session has expired, so your changes were not saved.');
      const back = await browser.send(response, '/sign-in', { email, password });
      expect([action, back.status, back.url]).toEqual([action, 200, expectedUrl]);
      browser.cookie = '';
    }
    expect(page.text).toContain('Start your plan');
  });

  describe('client names and email addresses', () => {
    /**
     * Creates a client with a password and an email address in an internationalized domain. `posted` is the
     * address as browsers send it.
     */
    async function createIdnClient(): Promise<{ id: string; email: string; posted: string }> {
      const local = `kontakt-${newId()}`;
      const [email, posted] = [`${local}@bücher.test`, `${local}@xn--bcher-kva.test`];
      const ctx = await fixture.signedIn(acme.company);
      const { id } = await createClient(ctx, { name: 'Buecher', email });
      await sendPortalAccess(ctx, id, newId());
      const browser = acme.browser();
      const page = await browser.open(`/choose-password?token=${extractToken(await mailbox.next(posted))}`);
      await browser.send(page, '/choose-password', { password });
      return { id, email, posted };
    }

    const send = async (path: string, typed: Record<string, string>) => {
      const browser = acme.browser();
      return browser.send(await browser.open(path), path, typed);
    };

    describe('client with an internationalized email domain', () => {
      let client: { id: string; email: string; posted: string };
      beforeAll(async () => void (client = await createIdnClient()));

      test('signs in with both forms of the address', async () => {
        for (const email of [client.posted, client.email, client.posted.toUpperCase()])
          expect(await send('/sign-in', { email, password })).toMatchObject({ status: 200, url: '/account' });
      });

      test('receives a password link', async () => {
        await send('/forgot-password', { email: client.posted });
        expect((await mailbox.next(client.posted)).text).toContain('/choose-password?token=');
      });

      test('receives a notice, and no second account, when signing up again', async () => {
        await send('/sign-up', { name: 'Again', email: client.posted });
        const { subject } = await mailbox.next(client.posted);
        expect(subject).toBe(`You already have an account with ${acme.company.name}`);
        expect(
          await acme.query('select id from clients where email like $1', [`${client.email.slice(0, 30)}%`]),
        ).toEqual([{ id: client.id }]);
      });
    });

    test('sign-up emails omit web addresses and phone numbers in the submitted name', async () => {
      for (const name of ['Win at evil.com', 'Call 0800 123 45 67']) {
        const email = `victim-${newId()}@example.test`;
        await send('/sign-up', { name, email });
        const { subject, text, html } = await mailbox.next(email);
        expect(`${subject}${text}${html}`).not.toMatch(/evil\.com|0800/);
      }
    });

    test('access emails contain no web address from the client’s name', async () => {
      const email = `victim-${newId()}@example.test`;
      const ctx = await fixture.signedIn(acme.company);
      const { id } = await createClient(ctx, { name: 'Claim $100 at evil.com', email });
      await sendPortalAccess(ctx, id, newId());
      const { text, html } = await mailbox.next(email);
      expect(text).toContain('Hello Claim $100 at evil,');
      expect(`${text}${html}`).not.toContain('evil.com');
    });

    test('two clients whose email addresses differ only in Unicode normalization can both sign in', async () => {
      const [one, other] = [await createIdnClient(), await createIdnClient()];
      // Migration 0024 left addresses that differ only in their Unicode normalization.
      await acme.query('update clients set email = $3, sorted_email = $4 where company_id = $1 and id = $2', [
        acme.company.id,
        other.id,
        one.email.normalize('NFD'),
        `${one.posted} ${one.email.normalize('NFD')}`,
      ]);
      const signedInAs = async (email: string) => {
        const browser = acme.browser();
        await browser.send(await browser.open('/sign-in'), '/sign-in', { email, password });
        const [session] = await acme.query<{ id: string }>(
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

describe('Stripe card form', () => {
  const settings = { REQUESTS_PER_MINUTE: '0', PUBLIC_URL: 'http://console.test:4000' };

  let stripeFixture: StripeHarness;
  let mailbox: Mailbox;
  beforeAll(async () => {
    stripeFixture = await createStripeHarness(settings);
    mailbox = await openMailbox(stripeFixture.fixture.services);
  });
  afterAll(() => stripeFixture.close());

  let accountCount = 0;

  async function connectStripePortal(): Promise<{
    portal: TestPortal;
    secretKey: string;
    publishableKey: string;
  }> {
    const portal = await setUpTestPortal(stripeFixture.fixture, stripeFixture.app, { account: null });
    const { id, secretKey, publishableKey } = stripeFixture.server.stripe.addStandaloneAccount(
      `agency${++accountCount}`,
    );
    stripeFixture.server.stripe.updateAccount(id, readyAccount);
    const admin = await stripeFixture.fixture.signedIn(portal.company);
    await connectStripeWithKeys(admin, { secretKey, publishableKey });
    return { portal, secretKey, publishableKey };
  }

  const dataAttribute = (body: string, name: string): string =>
    new RegExp(`data-${name}="([^"]*)"`).exec(body)?.[1] ?? '';

  test('loads the card element with a Content-Security-Policy that allows only the portal and Stripe', async () => {
    const { portal, secretKey, publishableKey } = await connectStripePortal();
    const { browser, page } = await signUpClient(portal, mailbox);
    const { body } = page;
    expect(dataAttribute(body, 'key')).toBe(publishableKey);
    expect(body).not.toContain(secretKey);
    expect(body.match(/<script[^>]*>/g)).toEqual(['<script src="/card.js" defer="">']);
    const headers = { host: portal.host, cookie: browser.cookie };
    const fetchPolicy = async (url: string) => {
      const response = await stripeFixture.app.inject({ url, headers });
      return String(response.headers['content-security-policy']);
    };
    const stripe = 'https://js.stripe.com https://*.js.stripe.com';
    const policy = await fetchPolicy('/account/card');
    expect(policy).toContain(`script-src 'self' ${stripe}`);
    expect(policy).toContain(`frame-src ${stripe} https://hooks.stripe.com`);
    expect(policy).toContain(`connect-src ${stripeFixture.server.url}`);
    expect(policy).not.toContain('unsafe');
    expect(await fetchPolicy('/account')).not.toMatch(/script-src|stripe/);
    const script = await stripeFixture.app.inject({ url: '/card.js', headers });
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(script.body).not.toMatch(/livery/i);

    const form = { clientSecret: dataAttribute(body, 'secret'), publishableKey: dataAttribute(body, 'key') };
    const account = { companyId: portal.company.id, reference: null, secretKey };
    const card = await confirmForm(stripeFixture.server.url, form, account, stripeCards.pays);
    expect((await browser.send(page, '/sign-up/card', { card })).url).toBe('/account?done=begun');
    expect(await portal.query('select status, provider from subscriptions')).toEqual([
      { status: 'Active', provider: 'Stripe' },
    ]);
    expect((await browser.open('/account')).text).toContain('Visa ending in 4242');
  });

  test('loads the card element and saves the card on the page of an emailed card request', async () => {
    const { portal, secretKey } = await connectStripePortal();
    const client = await stripeFixture.fixture.client(portal.company);
    await requestClientCard(
      await stripeFixture.fixture.signedIn(portal.company, ['MANAGE_PAYMENTS']),
      client.id,
      newId(),
    );
    const url = `/give-card?token=${extractToken(await mailbox.next(client.email))}`;
    const response = await stripeFixture.app.inject({ url, headers: { host: portal.host } });
    expect(String(response.headers['content-security-policy'])).toContain(
      "script-src 'self' https://js.stripe.com",
    );
    const page = await portal.browser().open(url);
    const form = {
      clientSecret: dataAttribute(page.body, 'secret'),
      publishableKey: dataAttribute(page.body, 'key'),
    };
    const account = { companyId: portal.company.id, reference: null, secretKey };
    const card = await confirmForm(stripeFixture.server.url, form, account, stripeCards.pays);
    const submission = await portal.browser().send(page, '/give-card', { card });
    expect(submission.url).toBe('/give-card?done=saved');
    expect(await portal.query('select last4 from client_cards')).toEqual([{ last4: '4242' }]);
  });

  test('shows an error at the card field for a card that was not confirmed', async () => {
    const { portal } = await connectStripePortal();
    const { browser, page } = await signUpClient(portal, mailbox);
    for (const card of ['', 'seti_made_up', 'pm_card_visa']) {
      const rejected = await browser.send(page, '/sign-up/card', { card });
      expect([card, rejected.status]).toEqual([card, 400]);
      expect(rejected.body).toMatch(/data-error="">[A-Z][^<]+\.</);
    }
    expect(await portal.query('select id from subscriptions')).toEqual([]);
  });
});
