import { newCompanyToken } from '../../../lib/companyToken';
import { newId } from '../../../lib/ids';
import { findClient, listClients } from '../../../clients/internals';
import { chargeCompany, listPayments } from '../../../billing/internals';
import { sendPortalAccess } from '../../accounts/from-console/sendAccess.service';
import { processPasswordRequest } from '../../accounts/passwords';
import { openMailbox, extractToken, type Mailbox } from '../../../testing/mailbox';
import { type ApiFixture, openApiFixture } from '../../../testing/apiFixture';
import type { Browser } from '../testing/browser';
import { setUpTestPortal, type TestPortal } from './testing/testPortal';
import { signUpClient, password, subscribeClient } from './testing/signedUpClient';
import { publishGuide } from '../../../testing/factories/brand';

let fixture: ApiFixture;
let mailbox: Mailbox;
let acme: TestPortal;
let other: TestPortal;
beforeAll(async () => {
  fixture = await openApiFixture({ REQUESTS_PER_MINUTE: '0', PUBLIC_URL: 'http://console.test:4000' });
  mailbox = await openMailbox(fixture.services);
  acme = await setUpTestPortal(fixture, fixture.app);
  other = await setUpTestPortal(fixture, fixture.app);
});
afterAll(() => fixture.close());

const randomEmail = () => `client-${newId()}@client.test`;

async function nextEvent<Type extends 'clientChanged' | 'paymentRecorded'>(
  type: Type,
  { company }: TestPortal,
  action: () => Promise<unknown>,
) {
  const events = fixture.services.events.subscribe(type, company.id);
  await action();
  const { value } = await events.next();
  await events.return?.();
  return value;
}

describe('sign-up', () => {
  test('creates a client that the console lists with the first payment', async () => {
    const portal = await setUpTestPortal(fixture, fixture.app);
    const { company, plan } = portal;
    const created = await nextEvent('clientChanged', portal, () => subscribeClient(portal, mailbox));
    expect(created).toMatchObject({ kind: 'Created', count: 1 });
    await nextEvent('paymentRecorded', portal, () => chargeCompany(fixture.services, company.id));
    const admin = await fixture.signedIn(company);
    const { items: clients } = await listClients(admin, {});
    expect(clients).toMatchObject([
      {
        name: 'Ada <Lovelace>',
        status: 'Active',
        source: 'SelfSignup',
        number: 1,
        plan: { id: plan.id },
        lastLoginAt: expect.any(Date),
      },
    ]);
    const { items: payments } = await listPayments(admin, { direction: 'Incoming', status: 'Succeeded' });
    expect(payments).toMatchObject([{ amount: 1000, status: 'Succeeded', client: { id: clients[0]?.id } }]);
    expect(
      await portal.query(
        `select actor_type, actor_name, action from audit_events where target_type = 'Client' order by id`,
      ),
    ).toMatchObject([
      { actor_type: 'Client', actor_name: 'Ada <Lovelace>', action: 'client.signedUp' },
      { actor_type: 'Client', action: 'client.cardAdded' },
      { actor_type: 'Client', action: 'client.subscribed' },
    ]);
    expect(await portal.query('select pathname, version, ip_address from legal_acceptances')).toEqual([
      { pathname: 'terms-of-service', version: 1, ip_address: '127.0.0.1' },
    ]);
  });

  test('ends on the account page with the plan, price and card', async () => {
    const { page, name } = await subscribeClient(acme, mailbox);
    expect(page).toMatchObject({ status: 200, url: '/account?done=begun' });
    for (const text of [
      'Plan started.',
      name,
      'Standard',
      '$10.00 per month',
      'Visa ending in 4242',
      // The charge job has not run yet.
      '$10.00, processing now',
    ]) {
      expect(page.text).toContain(text);
    }
    expect(page.body).toContain('Hello, Ada &lt;Lovelace&gt;');
  });

  test('opens the guides of a plan after its first payment', async () => {
    const portal = await setUpTestPortal(fixture, fixture.app);
    const { plan, company, publish } = portal;
    await publishGuide(fixture.services.database, company, {
      ...{ pathname: 'inside', title: 'Inside', html: '<p>Only for you.</p>', planIds: [plan.id] },
    });
    await publish();
    const { browser, page } = await signUpClient(portal, mailbox);
    expect((await browser.open('/guides')).text).not.toContain('Inside');
    await browser.send(page, '/sign-up/card', { card: 'sandbox_pays' });
    // The first payment, which opens the plan, is still to be charged.
    expect((await browser.open('/guides')).text).not.toContain('Inside');
    await chargeCompany(fixture.services, company.id);
    expect((await browser.open('/guides')).text).toContain('Inside');
  });

  test('starts a free plan, or a trial that requires no card, without a card', async () => {
    for (const plan of [{ price: 0 }, { trialDays: 14, requireCardForTrial: false }]) {
      const portal = await setUpTestPortal(fixture, fixture.app, { plan: { ...plan } });
      if ('trialDays' in plan) {
        await portal.query('update client_billing_plans set require_card_for_trial = false');
        await portal.publish();
      }
      const { page } = await signUpClient(portal, mailbox);
      expect(page.url).toBe('/account?done=signed-up');
      expect(await portal.query('select status from subscriptions')).toEqual([
        { status: 'trialDays' in plan ? 'Trialing' : 'Active' },
      ]);
    }
  });

  test('starts a free plan, but no paid plan, if the company has no payment account', async () => {
    const freePortal = await setUpTestPortal(fixture, fixture.app, { account: null, plan: { price: 0 } });
    await signUpClient(freePortal, mailbox);
    expect(await freePortal.query('select status from subscriptions')).toEqual([{ status: 'Active' }]);

    const paidPortal = await setUpTestPortal(fixture, fixture.app, { account: null });
    const { page, browser } = await signUpClient(paidPortal, mailbox);
    expect(page.text).toContain('can’t accept payments yet. You haven’t been charged.');
    expect(page.text).not.toMatch(/Stripe|Livery/i);
    expect((await browser.open('/account')).text).toContain('Your plan hasn’t started yet.');
    expect(await paidPortal.query('select status, plan_id is not null as "hasPlan" from clients')).toEqual([
      { status: 'Invited', hasPlan: true },
    ]);
  });

  test('subscribes the client at the published price while a price change is unpublished', async () => {
    const portal = await setUpTestPortal(fixture, fixture.app);
    await portal.query('update client_billing_plans set price = 2500');
    await subscribeClient(portal, mailbox);
    expect(await portal.query('select price_version, mrr from subscriptions')).toEqual([
      { price_version: 1, mrr: 1000 },
    ]);
  });

  test('asks for confirmation when a new price was published while the page was open', async () => {
    const portal = await setUpTestPortal(fixture, fixture.app);
    const { page, browser } = await signUpClient(portal, mailbox);
    await portal.query('update client_billing_plans set price = 2500');
    await portal.publish();
    const updatedPage = await browser.send(page, '/sign-up/card', { card: 'sandbox_pays' });
    expect(updatedPage.status).toBe(400);
    expect(updatedPage.text).toContain('The price changed after you opened this page.');
    expect(updatedPage.text).toContain('$25.00 per month');
    expect(await portal.query('select id from subscriptions')).toEqual([]);
    expect((await browser.send(updatedPage, '/sign-up/card', { card: 'sandbox_pays' })).url).toBe(
      '/account?done=begun',
    );
  });

  test('rejects an archived plan, and ignores a plan that the portal does not publish', async () => {
    const portal = await setUpTestPortal(fixture, fixture.app);
    const { page, browser } = await signUpClient(portal, mailbox);
    await portal.query(`update client_billing_plans set status = 'Archived', is_default = false`);
    const rejected = await browser.send(page, '/sign-up/card', { card: 'sandbox_pays' });
    expect(rejected.text).toContain('This plan is no longer available.');
    expect(await portal.query('select id from client_cards')).toEqual([]);
    const hidden = await browser.send(page, '/sign-up/card', { card: 'sandbox_pays', plan: other.plan.id });
    expect(hidden.url).toBe('/account/plan');
  });

  test('shows a decline at the card field and accepts another card', async () => {
    const { page, browser } = await signUpClient(acme, mailbox);
    const rejected = await browser.send(page, '/sign-up/card', { card: 'sandbox_declined' });
    expect(rejected.status).toBe(400);
    expect(rejected.body).toMatch(/id="field-card-error">The bank declined this card/);
    expect((await browser.send(rejected, '/sign-up/card', { card: 'sandbox_pays' })).url).toBe(
      '/account?done=begun',
    );
  });

  test('requires another card when the saved one has expired', async () => {
    const portal = await setUpTestPortal(fixture, fixture.app);
    const { page, browser } = await signUpClient(portal, mailbox);
    await portal.query(
      `insert into client_cards (company_id, id, client_id, provider, provider_customer, provider_reference, brand,
         last4, exp_month, exp_year, is_default)
       select company_id, gen_random_uuid(), id, 'Sandbox', 'customer', 'card', 'Visa', '1881', 1, 2020, true
       from clients`,
    );
    const rejected = await browser.send(page, '/sign-up/card', { card: '' });
    expect(rejected.status).toBe(400);
    expect(rejected.text).toContain('This plan requires a card. Add or select one.');
    expect(rejected.text).not.toContain('ending in 1881');
    expect((await browser.send(rejected, '/sign-up/card', { card: 'sandbox_pays' })).url).toBe(
      '/account?done=begun',
    );
  });

  test('keeps the input except the password, and shows errors at their fields', async () => {
    const browser = acme.browser();
    const rejected = await browser.send(await browser.open('/sign-up'), '/sign-up', {
      name: 'Ada',
      email: 'ada@nowhere',
    });
    expect(rejected.status).toBe(400);
    expect(rejected.body).toContain('value="Ada"');
    expect(rejected.body).toMatch(/<a href="#field-email">Enter an email address/);

    const email = randomEmail();
    await browser.send(rejected, '/sign-up', { email });
    const token = extractToken(await mailbox.next(email));
    const finish = await browser.open(`/sign-up/finish?token=${token}`);
    const shortPassword = await browser.send(finish, '/sign-up/finish', {
      password: 'short-one',
      agreed: '1',
    });
    expect(shortPassword.body).toMatch(
      /id="field-password-error">Enter a password of at least 10 characters/,
    );
    expect(shortPassword.body).not.toContain('short-one');
    const withoutAgreement = await browser.send(finish, '/sign-up/finish', { password });
    expect(withoutAgreement.body).toMatch(/id="field-agreed-error">Select the checkbox/);
    expect(await acme.query('select id from clients where lower(email) = $1', [email])).toEqual([]);
  });

  test('omits a web address in the submitted name from the email', async () => {
    const email = randomEmail();
    const browser = acme.browser();
    await browser.send(await browser.open('/sign-up'), '/sign-up', { name: 'Win at evil.test', email });
    const message = await mailbox.next(email);
    expect(`${message.text} ${message.html}`).not.toContain('evil.test');
  });

  test('is rejected once the company has closed sign-ups and published the change', async () => {
    const portal = await setUpTestPortal(fixture, fixture.app);
    await portal.query('update theme_setups set is_sign_up_open = false');
    const browser = portal.browser();
    const form = await browser.open('/sign-up');
    expect(form.status).toBe(200);
    await portal.publish();
    expect((await browser.open('/sign-up')).status).toBe(403);
    expect((await browser.send(form, '/sign-up', { name: 'Ada', email: randomEmail() })).status).toBe(403);
    expect(await portal.query('select id from client_sign_ups')).toEqual([]);
  });

  test('creates one client, subscription and card when forms are submitted repeatedly', async () => {
    const portal = await setUpTestPortal(fixture, fixture.app);
    const browser = portal.browser();
    const email = randomEmail();
    const form = await browser.open('/sign-up');
    const submit = () => browser.send(form, '/sign-up', { name: 'Ada', email, plan: portal.plan.id });
    await Promise.all([submit(), submit(), submit()]);
    expect(await portal.query('select id from client_sign_ups')).toHaveLength(1);

    const finish = await browser.open(`/sign-up/finish?token=${extractToken(await mailbox.next(email))}`);
    const submitFinish = () => browser.send(finish, '/sign-up/finish', { password, agreed: '1' });
    const responses = await Promise.all([submitFinish(), submitFinish()]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 410]);
    const page = responses.find(({ status }) => status === 200);
    if (!page) throw new Error('No client was signed up.');
    const submitCard = () => browser.send(page, '/sign-up/card', { card: 'sandbox_pays' });
    await Promise.all([submitCard(), submitCard(), submitCard()]);
    expect(await portal.query('select id from clients')).toHaveLength(1);
    expect(await portal.query('select id from subscriptions')).toHaveLength(1);
    expect(await portal.query('select id from client_cards')).toHaveLength(1);
  });
});

describe('abuse protection', () => {
  test('returns the same sign-up response for known and unknown addresses, and emails the existing client', async () => {
    const { email } = await signUpClient(acme, mailbox);
    await mailbox.next(email);
    const responseTo = async (address: string) => {
      const browser = acme.browser();
      const { status, body } = await browser.send(await browser.open('/sign-up'), '/sign-up', {
        name: 'Eve',
        email: address,
      });
      return { status, body, cookie: browser.cookie };
    };
    expect(await responseTo(email.toUpperCase())).toEqual(await responseTo(randomEmail()));
    const message = await mailbox.next(email);
    expect(message.subject).toBe(`You already have an account with ${acme.company.name}`);
    expect(message.text).toContain(`http://${acme.host}/choose-password?token=`);
    expect(await acme.query('select id from clients where lower(email) = $1', [email])).toHaveLength(1);
  });

  test('returns the same responses for known and unknown addresses on sign-in and password requests', async () => {
    const { email } = await signUpClient(acme, mailbox);
    const invited = await fixture.client(acme.company);
    const responseTo = async (path: string, typed: Record<string, string>) => {
      const browser = acme.browser();
      const { status, body } = await browser.send(await browser.open(path), path, typed);
      return { status, body: body.replaceAll(typed['email'] ?? '', '') };
    };
    const unknownEmail = randomEmail();
    expect(await responseTo('/forgot-password', { email })).toEqual(
      await responseTo('/forgot-password', { email: unknownEmail }),
    );
    const rejected = await responseTo('/sign-in', { email: unknownEmail, password: 'wrong' });
    expect(rejected).toMatchObject({
      status: 400,
      body: expect.stringContaining('Incorrect email or password.'),
    });
    expect(await responseTo('/sign-in', { email, password: 'wrong' })).toEqual(rejected);
    // The invited client has no password.
    expect(await responseTo('/sign-in', { email: invited.email, password: '' })).toEqual(rejected);
  });

  test('rejects the eleventh sign-in attempt after ten wrong passwords', async () => {
    const browser = acme.browser();
    const email = randomEmail();
    const page = await browser.open('/sign-in');
    const statuses: number[] = [];
    for (let count = 0; count < 11; count++) {
      statuses.push((await browser.send(page, '/sign-in', { email, password: 'wrong' })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
  });

  test('accepts a sign-in from a known browser after other browsers used up the attempts', async () => {
    const { email } = await signUpClient(acme, mailbox);
    const [known, otherBrowser] = [acme.browser(), acme.browser()];
    const page = await known.open('/sign-in');
    const signedInPage = await known.send(page, '/sign-in', { email, password });
    await known.send(signedInPage, '/sign-out');
    for (let count = 0; count < 11; count++) {
      await otherBrowser.send(page, '/sign-in', { email, password: 'wrong' });
    }
    expect((await otherBrowser.send(page, '/sign-in', { email, password })).status).toBe(429);
    expect((await known.send(page, '/sign-in', { email, password })).url).toBe('/account');
  });

  test('emails a password link at the request of a known browser after other browsers reached the limit', async () => {
    const { email, browser: signedUp } = await signUpClient(acme, mailbox);
    await mailbox.next(email);
    const requestLink = async (browser: Browser) =>
      (await browser.send(await browser.open('/forgot-password'), '/forgot-password', { email })).status;
    // The sign-up email counts toward the limit of five emails per hour.
    for (let count = 0; count < 4; count += 1) {
      expect(await requestLink(acme.browser())).toBe(200);
      await mailbox.next(email);
    }
    expect(await requestLink(acme.browser())).toBe(429);
    await acme.query(`update daily_email_counts set count = 10 where kind = 'client-password'`);

    expect(await requestLink(signedUp)).toBe(200);
    const resetBrowser = acme.browser();
    const form = await resetBrowser.open(`/choose-password?token=${extractToken(await mailbox.next(email))}`);
    await resetBrowser.send(form, '/choose-password', { password: 'another long one' });
    expect((await mailbox.next(email)).subject).toContain('was changed');
    expect(await requestLink(resetBrowser)).toBe(200);
    expect(extractToken(await mailbox.next(email))).not.toBe('');
  });

  test('above the daily cap, fulfills one password request of an unknown network, and all of a known network', async () => {
    const { email } = await signUpClient(acme, mailbox);
    const companyId = acme.company.id;
    const requestLink = async (ipAddress: string, times: number) => {
      for (let count = 0; count < times; count += 1) {
        await processPasswordRequest(fixture.services, { companyId, email, ipAddress });
      }
      const links = await acme.query(
        `select from client_emails m join clients c on c.id = m.client_id
         where c.email = $1 and m.template = 'client-password'`,
        [email],
      );
      return links.length;
    };
    await acme.query(
      `update client_sessions s set ip_address = '203.0.113.9' from clients c where c.id = s.client_id and c.email = $1`,
      [email],
    );
    expect(await requestLink('198.51.100.7', 10)).toBe(10);
    expect(await requestLink('198.51.100.7', 2)).toBe(11);
    expect(await requestLink('203.0.113.9', 2)).toBe(13);
  });

  test('limits sign-up emails to an address separately for each network', async () => {
    const email = randomEmail();
    const signUp = async (ipAddress: string) => {
      const browser = acme.browser(ipAddress);
      return (await browser.send(await browser.open('/sign-up'), '/sign-up', { name: 'Ada', email })).status;
    };
    for (let count = 0; count < 5; count += 1) expect(await signUp('198.51.100.8')).toBe(200);
    expect(await signUp('198.51.100.8')).toBe(429);
    expect(await signUp('203.0.113.10')).toBe(200);
  });
});

describe('sign-in', () => {
  test('redirects to the requested page, and sign-out ends the session', async () => {
    const { email } = await signUpClient(acme, mailbox);
    const browser = acme.browser();
    const signInPage = await browser.open('/account/payments?page=1');
    expect(signInPage.url).toBe('/sign-in?next=%2Faccount%2Fpayments%3Fpage%3D1');
    const signedInPage = await browser.send(signInPage, '/sign-in', {
      email: ` ${email.toUpperCase()} `,
      password,
    });
    expect(signedInPage).toMatchObject({ status: 200, url: '/account/payments?page=1' });
    expect(browser.cookie).toMatch(/^session=/);
    const token = browser.cookie;
    expect((await browser.send(signedInPage, '/sign-out')).url).toBe('/sign-in');
    expect(browser.cookie).toBe('');
    browser.cookie = token;
    expect((await browser.open('/account')).url).toMatch(/^\/sign-in/);
  });

  test.each([
    'https://evil.test',
    '//evil.test',
    '/\\evil.test',
    '/account@evil.test',
    'javascript:alert(1)',
  ])('does not redirect to %s', async (next) => {
    const { email } = await signUpClient(acme, mailbox);
    const browser = acme.browser();
    const page = await browser.open(`/sign-in?${new URLSearchParams({ next })}`);
    expect((await browser.send(page, '/sign-in', { email, password, next })).url).toBe('/account');
  });

  test('with an access link sets the last sign-in that the console shows', async () => {
    const client = await fixture.client(acme.company);
    const admin = await fixture.signedIn(acme.company);
    await sendPortalAccess(admin, client.id, newId());
    const token = extractToken(await mailbox.next(client.email));
    const browser = acme.browser();
    const page = await browser.send(
      await browser.open(`/choose-password?token=${token}`),
      '/choose-password',
      {
        password,
      },
    );
    expect(page).toMatchObject({ status: 200, url: '/account' });
    expect((await findClient(admin, client.id)).lastLoginAt).toBeInstanceOf(Date);
    expect(
      await acme.query('select user_agent is not null as known from client_sign_ins where client_id = $1', [
        client.id,
      ]),
    ).toHaveLength(1);
  });

  test('a password reset notifies the client, signs out other browsers, and invalidates the link and the old password', async () => {
    const { browser, email } = await signUpClient(acme, mailbox);
    const secondBrowser = acme.browser();
    await secondBrowser.send(await secondBrowser.open('/sign-in'), '/sign-in', { email, password });
    await mailbox.next(email);
    await browser.send(await browser.open('/forgot-password'), '/forgot-password', { email });
    const token = extractToken(await mailbox.next(email));
    const fresh = acme.browser();
    const form = await fresh.open(`/choose-password?token=${token}`);
    expect((await fresh.send(form, '/choose-password', { password: 'password12' })).text).toContain(
      'too common',
    );
    expect((await fresh.send(form, '/choose-password', { password: 'another long one' })).url).toBe(
      '/account',
    );
    expect((await secondBrowser.open('/account')).url).toMatch(/^\/sign-in/);
    expect((await fresh.send(form, '/choose-password', { password: 'a third long one' })).status).toBe(410);
    expect((await mailbox.next(email)).subject).toContain('was changed');
    const back = await secondBrowser.send(await secondBrowser.open('/sign-in'), '/sign-in', {
      email,
      password,
    });
    expect(back.status).toBe(400);
  });
});

describe('tenant isolation', () => {
  test('rejects the session cookie, password link and sign-up link of another company', async () => {
    const { browser, email } = await signUpClient(acme, mailbox);
    const otherBrowser = other.browser();
    otherBrowser.cookie = browser.cookie;
    expect((await otherBrowser.open('/account')).url).toMatch(/^\/sign-in/);
    await mailbox.next(email);

    await browser.send(await browser.open('/forgot-password'), '/forgot-password', { email });
    const token = extractToken(await mailbox.next(email));
    expect((await otherBrowser.open(`/choose-password?token=${token}`)).status).toBe(410);
    expect((await otherBrowser.post('/choose-password', { token, password })).status).toBe(410);
    expect((await browser.open(`/choose-password?token=${token}`)).status).toBe(200);

    const newEmail = randomEmail();
    await browser.post('/sign-up', { name: 'Ada', email: newEmail, key: newId() });
    const signUp = extractToken(await mailbox.next(newEmail));
    expect((await otherBrowser.open(`/sign-up/finish?token=${signUp}`)).status).toBe(410);
  });

  test('rejects tokens that were never issued', async () => {
    const browser = acme.browser();
    for (const token of ['', 'nonsense', newCompanyToken(acme.company.id).token]) {
      browser.cookie = `session=${token}`;
      expect((await browser.open('/account')).url).toMatch(/^\/sign-in/);
      expect((await browser.open(`/sign-up/finish?token=${token}`)).status).toBe(410);
    }
  });

  test('rejects forms from another origin', async () => {
    const { browser } = await signUpClient(acme, mailbox);
    for (const origin of ['https://evil.test', `http://${other.host}`, 'null']) {
      expect((await browser.post('/sign-out', {}, origin)).status).toBe(403);
      expect((await browser.post('/sign-in', { email: 'a@b.test', password }, origin)).status).toBe(403);
    }
    expect((await browser.open('/account')).url).toBe('/account');
  });
});
