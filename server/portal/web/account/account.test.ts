import type { Context } from '../../../platform';
import { dailyCaps } from '../../../platform/internals';
import { findClient } from '../../../clients/internals';
import {
  chargeCompany,
  deactivateClient,
  pauseClient,
  reactivateClient,
  updateClient,
} from '../../../billing/internals';
import { pdfText } from '../../../billing/testing';
import { newId } from '../../../lib/ids';
import { sendPortalAccess } from '../../accounts/from-console/sendAccess.service';
import { viewAsClient } from '../../accounts/from-console/viewAsClient.service';
import { purgeExpired } from '../../../purge';
import type { Permission } from '../../../../contract/enums';
import { openMailbox, extractToken, type Mailbox } from '../../../testing/mailbox';
import { type ApiFixture, openApiFixture } from '../../../testing/apiFixture';
import { setUpTestPortal, type TestPortal } from './testing/testPortal';
import { signUpClient, password, subscribeClient, type SignedUpClient } from './testing/signedUpClient';
import { setRolePermissions } from '../../../testing/factories/operators';
import { publishLegalVersion } from '../../../testing/factories/brand';

let fixture: ApiFixture;
let mailbox: Mailbox;
let acme: TestPortal;
beforeAll(async () => {
  fixture = await openApiFixture({ REQUESTS_PER_MINUTE: '0', PUBLIC_URL: 'http://console.test:4000' });
  mailbox = await openMailbox(fixture.services);
  acme = await setUpTestPortal(fixture, fixture.app);
});
afterAll(() => fixture.close());

const charge = ({ company }: TestPortal) => chargeCompany(fixture.services, company.id);

async function clientIdOf(portal: TestPortal, { email }: SignedUpClient): Promise<string> {
  const [client] = await portal.query<{ id: string }>('select id from clients where email = $1', [email]);
  if (!client) throw new Error(`No client has the address ${email}.`);
  return client.id;
}

const auditEventsOf = (portal: TestPortal, clientId: string, action: string) =>
  portal.query(
    'select actor_type, actor_name, changes from audit_events where target_id = $1 and action = $2',
    [clientId, action],
  );

describe('payments page', () => {
  test('lists payments with receipts that only the paying client can open', async () => {
    const ada = await subscribeClient(acme, mailbox);
    await charge(acme);
    const page = await ada.browser.open('/account/payments');
    expect(page.text).toMatch(/Standard, .* Paid Receipt \$10\.00/);
    expect(page.body).toMatch(/<td>\s*<bdi>Standard/);
    const receipt = /\/account\/payments\/[^/]+\/receipt/.exec(page.body)?.[0] ?? '';
    const headers = { host: acme.host, cookie: ada.browser.cookie };
    const response = await fixture.app.inject({ url: receipt, headers });
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining('Receipt'),
      'cache-control': 'no-store',
    });
    expect(await pdfText(response.rawPayload)).toContain('Acme Care');

    const eve = await signUpClient(acme, mailbox);
    expect((await eve.browser.open(receipt)).status).toBe(404);
    expect((await acme.browser().open(receipt)).url).toMatch(/^\/sign-in/);
  });

  test('retries a failed payment once when the client clicks twice, and again when the client saves a new card', async () => {
    const portal = await setUpTestPortal(fixture, fixture.app);
    const ada = await subscribeClient(portal, mailbox, 'sandbox_declined_later');
    await charge(portal);
    const account = await ada.browser.open('/account');
    expect(account.text).toContain('Past due $10.00 Standard');
    expect(account.body).toMatch(/<p>\s*<strong>\$10\.00<\/strong> <bdi>Standard/);
    expect(account.body).toContain('<h1>Hello, <bdi>Ada &lt;Lovelace&gt;</bdi></h1>');
    expect(account.text).toMatch(
      /This payment failed\. Replace your card , or ask your bank .* Next retry: \w+ \d/,
    );
    const action = /\/account\/payments\/[^/]+\/pay/.exec(account.body)?.[0] ?? '';
    const eve = await signUpClient(portal, mailbox);
    expect((await eve.browser.post(action, { key: newId() })).status).toBe(404);

    const responses = await Promise.all([1, 2].map(() => ada.browser.send(account, action)));
    expect(responses.map(({ url }) => url)).toEqual(Array(2).fill('/account/payments?done=paid'));
    await charge(portal);
    expect(await portal.query('select attempt_count, status from payments')).toEqual([
      { attempt_count: 2, status: 'Failed' },
    ]);

    const card = await ada.browser.open('/account/card');
    expect(card.text).toContain('Past-due payments are charged to the new card immediately');
    await ada.browser.send(card, '/account/card', { card: 'sandbox_pays' });
    await charge(portal);
    expect(await portal.query('select status from payments')).toEqual([{ status: 'Succeeded' }]);
    expect((await ada.browser.open('/account')).text).toContain('Status Active');
  });

  test('accepts page numbers that are invalid or out of range', async () => {
    const { browser } = await signUpClient(acme, mailbox);
    for (const page of ['0', '-1', '2', 'x', '1e9', '9'.repeat(40)]) {
      expect(await browser.open(`/account/payments?page=${page}`)).toMatchObject({ status: 200 });
    }
  });

  test('links to the last page if the page number is beyond it', async () => {
    const ada = await subscribeClient(acme, mailbox);
    await charge(acme);
    const page = await ada.browser.open('/account/payments?page=99');
    expect(page.body).toContain('<a href="/account/payments?page=1">Newer</a>');
  });
});

test('the portal rejects cards, plan starts and plan changes after 40 card attempts, to prevent card testing', async () => {
  const portal = await setUpTestPortal(fixture, fixture.app);
  await portal.query('update client_billing_plans set allow_self_upgrade = true');
  await portal.publish();
  const { browser } = await signUpClient(portal, mailbox);
  const submitCard = (card: string) => browser.post('/account/card', { card, key: newId() });
  for (let count = 0; count < 40; count++) expect((await submitCard('sandbox_declined')).status).toBe(400);
  const rejected = await submitCard('sandbox_pays');
  expect(rejected).toMatchObject({ status: 429, text: expect.stringContaining('Too many attempts') });
  expect((await browser.open('/account/card')).text).toContain('You have no saved card.');
  // The limit also covers starting and changing a plan, which can charge a card too.
  const plan = { plan: portal.plan.id, priceVersion: '1', key: newId() };
  for (const url of ['/account/plan', '/sign-up/card']) {
    expect(await browser.post(url, plan)).toMatchObject({ status: 429 });
  }
});

describe('plan', () => {
  test('starts without an email once the client’s daily email cap is reached', async () => {
    const portal = await setUpTestPortal(fixture, fixture.app);
    const counts = () =>
      portal.query(`select kind, count from daily_email_counts where kind like '%subscription-begun'`);
    await subscribeClient(portal, mailbox);
    expect(await counts()).toEqual([{ kind: 'own-subscription-begun', count: 1 }]);
    const emailCap = dailyCaps['own-subscription-begun'] as { perRecipient: number };
    const zeroCap = jest.replaceProperty(emailCap, 'perRecipient', 0);
    await subscribeClient(portal, mailbox);
    zeroCap.restore();
    expect(await portal.query('select id from subscriptions')).toHaveLength(2);
    expect(
      await portal.query(`select id from client_emails where template = 'subscription-begun'`),
    ).toHaveLength(1);
  });

  test('changes only to a plan with self-service upgrades, at the published price', async () => {
    const portal = await setUpTestPortal(fixture, fixture.app);
    const large = await fixture.plan(portal.company, {
      name: 'Large',
      price: 2000,
      yearlyPrice: 20_000,
      trialDays: 14,
    });
    await portal.query(`update client_billing_plans set allow_self_upgrade = (name = 'Large')`);
    await portal.publish();
    await portal.query(`update client_billing_plans set price = 9900 where name = 'Large'`);
    const ada = await subscribeClient(portal, mailbox);
    await charge(portal);
    const page = await ada.browser.open('/account/plan');
    expect(page.text).toMatch(/\$20\.00 per month \$200\.00 per year with yearly billing\. Change to Large/);
    const changed = await ada.browser.send(page, '/account/plan');
    expect(changed.text).toMatch(/Plan changed\..*Current plan: Large Price: \$20\.00 per month/);
    expect(await portal.query('select plan_id, price_version, mrr from subscriptions')).toEqual([
      { plan_id: large.id, price_version: 1, mrr: 2000 },
    ]);
    // The change causes no proration.
    await charge(portal);
    expect(await portal.query('select amount from payments')).toEqual([{ amount: 1000 }]);

    const back = { plan: portal.plan.id, priceVersion: '1', key: newId() };
    const rejected = await ada.browser.post('/account/plan', back);
    expect(rejected).toMatchObject({
      status: 400,
      text: expect.stringContaining('To change to this plan, contact'),
    });
  });

  test('is shown as pending after its payment fails, and switching back cancels that payment', async () => {
    const portal = await setUpTestPortal(fixture, fixture.app, { plan: { price: 0 } });
    await fixture.plan(portal.company, { name: 'Large', price: 2000 });
    await portal.query('update client_billing_plans set allow_self_upgrade = true');
    await portal.publish();
    const { browser } = await signUpClient(portal, mailbox);
    const first = await browser.open('/account/plan');
    expect(await browser.send(first, '/account/plan')).toMatchObject({
      status: 400,
      text: expect.stringContaining('This plan requires a valid card.'),
    });
    await browser.send(await browser.open('/account/card'), '/account/card', {
      card: 'sandbox_declined_later',
    });
    await browser.send(await browser.open('/account/plan'), '/account/plan');
    await charge(portal);
    expect((await browser.open('/account')).text).toContain('Your plan starts once its payment succeeds.');
    const back = await browser.open('/account/plan');
    expect(back.text).toContain('Change to Standard');
    expect(back.text).toContain('Your plan starts once its payment succeeds.');
    await portal.query(`update payments set status = 'Processing'`);
    expect(await browser.send(back, '/account/plan')).toMatchObject({
      status: 409,
      text: expect.stringContaining('Your payment is processing. Try again in a minute.'),
    });
    await portal.query(`update payments set status = 'Failed'`);
    await browser.send(await browser.open('/account/plan'), '/account/plan');
    expect(await portal.query('select status, amount from payments')).toEqual([
      { status: 'Canceled', amount: 2000 },
    ]);
    expect((await browser.open('/account')).text).toContain('Status Active');
  });

  test('cannot be changed by a client who has none', async () => {
    const { browser } = await signUpClient(acme, mailbox);
    await browser.send(await browser.open('/account/card'), '/account/card', { card: 'sandbox_pays' });
    const form = { plan: acme.plan.id, priceVersion: '1', key: newId() };
    await acme.query('update client_billing_plans set allow_self_upgrade = true');
    await acme.publish();
    expect(await browser.post('/account/plan', form)).toMatchObject({
      status: 409,
      text: expect.stringContaining('You don’t have a plan yet.'),
    });
  });

  test('is canceled at the period end, and the client can undo the cancellation before then', async () => {
    const ada = await subscribeClient(acme, mailbox);
    await charge(acme);
    const id = await clientIdOf(acme, ada);
    const cancelled = await ada.browser.send(
      await ada.browser.open('/account/plan/end'),
      '/account/plan/end',
    );
    expect(cancelled.text).toContain('Plan canceled.');
    const admin = await fixture.signedIn(acme.company);
    expect((await findClient(admin, id)).deactivation).toMatchObject({
      isScheduled: true,
      reason: 'ClientRequest',
    });
    expect((await ada.browser.send(cancelled, '/account/plan/keep')).text).toContain('Your plan continues.');
    expect((await findClient(admin, id)).deactivation).toBeNull();
    expect(await auditEventsOf(acme, id, 'client.deactivationScheduled')).toMatchObject([
      { actor_type: 'Client' },
    ]);
  });

  test('cannot be kept by the client if an operator scheduled its cancellation', async () => {
    const ada = await subscribeClient(acme, mailbox);
    await charge(acme);
    const id = await clientIdOf(acme, ada);
    await deactivateClient(await fixture.signedIn(acme.company), {
      id,
      when: 'PeriodEnd',
      reason: 'ClientRequest',
    });
    const page = await ada.browser.open('/account/plan');
    expect(page.body).not.toContain('Keep plan');
    expect(await ada.browser.post('/account/plan/keep', { key: newId() })).toMatchObject({ status: 409 });
  });
});

describe('paused client', () => {
  test('can change the card but not the plan', async () => {
    const ada = await subscribeClient(acme, mailbox);
    await charge(acme);
    await pauseClient(await fixture.signedIn(acme.company), await clientIdOf(acme, ada));
    expect((await ada.browser.open('/account')).text).toContain(
      'Your account is paused, so you aren’t charged.',
    );
    expect((await ada.browser.open('/account/plan')).text).toContain(
      'You can’t change your plan while your account is paused.',
    );
    const card = await ada.browser.open('/account/card');
    expect((await ada.browser.send(card, '/account/card', { card: 'sandbox_pays' })).url).toBe(
      '/account/card?done=card',
    );
  });
});

describe('deactivated client', () => {
  test('loses the session immediately, and sees only the closed-account message until reactivation', async () => {
    const ada = await subscribeClient(acme, mailbox);
    const id = await clientIdOf(acme, ada);
    const admin = await fixture.signedIn(acme.company);
    await deactivateClient(admin, { id, when: 'Now', reason: 'Other' });
    expect(await acme.query('select end_reason from client_sessions where client_id = $1', [id])).toEqual([
      { end_reason: 'Deactivated' },
    ]);
    for (const path of ['/account', '/account/card', '/guides']) {
      const page = await ada.browser.open(path);
      expect(page).toMatchObject({ status: 403, text: expect.stringContaining('We had a good time.') });
      expect(page.text).not.toMatch(/Standard|\$10/);
    }
    expect(await ada.browser.post('/account/card', { card: 'sandbox_pays', key: newId() })).toMatchObject({
      status: 403,
    });
    const otherBrowser = acme.browser();
    const page = await otherBrowser.open('/sign-in');
    expect((await otherBrowser.send(page, '/sign-in', { email: ada.email, password })).text).toContain(
      'We had a good time.',
    );
    expect(otherBrowser.cookie).toBe('');

    await reactivateClient(admin, id, newId());
    expect((await ada.browser.open('/account')).url).toMatch(/^\/sign-in/);
    expect((await otherBrowser.send(page, '/sign-in', { email: ada.email, password })).url).toBe('/account');
  });
});

describe('details page', () => {
  test('updates the client, writes an audit event, and shows the errors of invalid input at their fields', async () => {
    const ada = await signUpClient(acme, mailbox);
    const id = await clientIdOf(acme, ada);
    const page = await ada.browser.open('/account/details');
    expect(await ada.browser.open('/account/details?done=constructor')).toMatchObject({ status: 200 });
    const rejected = await ada.browser.send(page, '/account/details', { name: '', phone: '12' });
    expect(rejected.body).toContain('id="field-name-error">Enter a name.');
    expect(rejected.body).toContain('id="field-phone-error"');
    expect(rejected.body).toContain('value="12"');
    await ada.browser.send(rejected, '/account/details', { name: 'Grace', phone: '+44 20 7946 0958' });
    expect(await acme.query('select name, phone from clients where id = $1', [id])).toEqual([
      { name: 'Grace', phone: '+442079460958' },
    ]);
    expect(await auditEventsOf(acme, id, 'client.updated')).toMatchObject([{ actor_type: 'Client' }]);
  });
});

describe('changed terms', () => {
  test('once published, must be accepted before other account pages open', async () => {
    const portal = await setUpTestPortal(fixture, fixture.app);
    const ada = await subscribeClient(portal, mailbox);
    const terms = { pathname: 'terms-of-service', title: 'New terms', html: '<p>Be kinder.</p>', number: 2 };
    await publishLegalVersion(fixture.services.database, portal.company, {
      ...{ ...terms, effectiveOn: '2026-06-01', requiresReacceptance: true },
    });
    expect((await ada.browser.open('/account')).url).toBe('/account');
    await portal.publish();
    const attempt = await ada.browser.open('/account/payments');
    expect(attempt).toMatchObject({ url: '/account/legal', text: expect.stringContaining('New terms') });
    expect((await ada.browser.open('/%61ccount/payments')).url).toBe('/account/legal');
    expect((await ada.browser.open('/legal/terms-of-service')).status).toBe(200);
    expect((await ada.browser.post('/account/card', { card: 'sandbox_pays', key: newId() })).url).toBe(
      '/account/legal',
    );
    expect((await ada.browser.send(attempt, '/account/legal')).text).toContain('Select the checkbox');
    const versions = 'terms-of-service@1';
    expect((await ada.browser.send(attempt, '/account/legal', { agreed: '1', versions })).text).toContain(
      'The terms changed',
    );
    expect((await ada.browser.send(attempt, '/account/legal', { agreed: '1' })).url).toBe(
      '/account?done=agreed',
    );
    expect((await ada.browser.open('/account/payments')).url).toBe('/account/payments');
    expect(await portal.query('select version from legal_acceptances order by version')).toEqual([
      { version: 1 },
      { version: 2 },
    ]);
  });
});

describe('viewing as a client', () => {
  const viewClient = async (ada: SignedUpClient, reason = 'A question about an invoice') => {
    const clientId = await clientIdOf(acme, ada);
    const ctx = await fixture.signedIn(acme.company, ['MANAGE_CLIENT_MANAGEMENT']);
    const { url } = await viewAsClient(ctx, { clientId, reason });
    return { clientId, ctx, path: url.slice(`http://${acme.host}`.length), url };
  };

  test('shows the account read-only, and audits the start, reason and end of the view', async () => {
    const ada = await subscribeClient(acme, mailbox);
    const { clientId, ctx, path, url } = await viewClient(ada);
    expect(url).toMatch(new RegExp(`^http://${acme.host}/view\\?token=`));
    const before = await acme.query('select last_login_at, updated_at from clients where id = $1', [
      clientId,
    ]);
    const browser = acme.browser();
    const page = await browser.open(path);
    expect(page).toMatchObject({ status: 200, url: '/account' });
    expect(page.text).toContain(
      `You’re viewing the client dashboard as ${ada.name}. This view is read-only. Exit view`,
    );
    expect(page.text).toContain('Visa ending in 4242');
    expect((await browser.open('/account/card')).text).not.toContain('Replace card');

    const forms = [
      '/account/card',
      '/account/details',
      '/account/plan',
      '/account/plan/end',
      '/account/plan/keep',
    ];
    for (const form of [
      ...forms,
      '/sign-up/card',
      '/account/legal',
      '/sign-out',
      '/sign-in',
      '/forgot-password',
    ]) {
      const rejected = await browser.post(form, {
        key: newId(),
        card: 'sandbox_pays',
        name: 'Eve',
        email: ada.email,
      });
      expect([form, rejected.status]).toEqual([form, 403]);
    }
    const after = await acme.query('select last_login_at, updated_at from clients where id = $1', [clientId]);
    expect(after).toEqual(before);
    expect((await acme.browser().open(path)).status).toBe(410);

    expect((await browser.send(page, '/account/leave')).text).toContain('Client view closed');
    expect(browser.cookie).toBe('');
    const name = ctx.viewer?.name;
    expect(await auditEventsOf(acme, clientId, 'client.viewedAs')).toEqual([
      {
        actor_type: 'Operator',
        actor_name: name,
        changes: [{ field: 'reason', before: null, after: 'A question about an invoice' }],
      },
    ]);
    expect(await auditEventsOf(acme, clientId, 'client.viewLeft')).toMatchObject([
      { actor_type: 'Operator', actor_name: name },
    ]);
    // The client's session stays open.
    expect((await ada.browser.open('/account')).url).toBe('/account');
  });

  test('expires within 30 minutes, follows the operator’s permissions and ends when the operator is no longer active', async () => {
    const ada = await subscribeClient(acme, mailbox);
    const expiredView = await viewClient(ada);
    await acme.query(
      `update client_links set expires_at = now() where kind = 'OperatorView' and used_at is null`,
    );
    expect((await acme.browser().open(expiredView.path)).status).toBe(410);

    const { path, ctx } = await viewClient(ada);
    const browser = acme.browser();
    await browser.open(path);
    expect(
      await acme.query(
        `select expires_at - created_at <= interval '30 minutes' as short from client_sessions
         where opened_by = $1`,
        [ctx.viewer?.operatorId],
      ),
    ).toEqual([{ short: true }]);
    const grant = (...flags: Permission[]) =>
      setRolePermissions(fixture.services.database, acme.company, 'Staff', flags);
    await grant('MANAGE_PAYMENTS');
    expect((await browser.open('/account')).url).toMatch(/^\/sign-in/);
    await grant('MANAGE_CLIENT_MANAGEMENT');
    const page = await browser.open('/account');
    expect(page.text).toMatch(/Plan Standard Status Active/);
    expect(page.text).not.toMatch(/Visa|\$10/);
    for (const pagePath of ['/account/plan', '/account/payments', '/account/card', '/sign-up/card'])
      expect([pagePath, (await browser.open(pagePath)).status]).toEqual([pagePath, 403]);
    await grant('MANAGE_CLIENT_MANAGEMENT', 'MANAGE_PAYMENTS');
    expect((await browser.open('/account')).text).toMatch(/\$10\.00 .* Visa/);
    await acme.query(`update operators set status = 'Pending' where id = $1`, [ctx.viewer?.operatorId]);
    expect((await browser.open('/account')).url).toMatch(/^\/sign-in/);
  });

  const revocations: [string, (ctx: Context) => string][] = [
    [
      'signing out of the console',
      ({ viewer }) => `update sessions set ended_at = now(),
       end_reason = 'SignedOut' where id = '${viewer?.sessionId}'`,
    ],
    [
      'the expiry of the console session',
      ({ viewer }) => `update sessions set expires_at = now()
       where id = '${viewer?.sessionId}'`,
    ],
    [
      'a two-factor requirement that the operator does not meet',
      () => 'update companies set is_two_factor_required = true',
    ],
    [
      'removal from the company',
      ({ viewer }) => `update operators set removed_at = now() where id = '${viewer?.operatorId}'`,
    ],
  ];

  test.each(revocations)('ends after %s', async (_name, revoke) => {
    const portal = await setUpTestPortal(fixture, fixture.app);
    const ada = await signUpClient(portal, mailbox);
    const clientId = await clientIdOf(portal, ada);
    const ctx = await fixture.signedIn(portal.company, ['MANAGE_CLIENT_MANAGEMENT']);
    const open = async () => {
      const { url } = await viewAsClient(ctx, { clientId, reason: 'To see' });
      return url.slice(`http://${portal.host}`.length);
    };
    const browser = portal.browser();
    expect((await browser.open(await open())).url).toBe('/account');
    const unusedPath = await open();

    await portal.query(revoke(ctx));

    expect((await browser.open('/account')).url).toMatch(/^\/sign-in/);
    expect((await portal.browser().open(unusedPath)).status).toBe(410);
    expect((await ada.browser.open('/account')).url).toBe('/account');
  });

  test('shows the closed-account page of a deactivated client, and can be left', async () => {
    const ada = await signUpClient(acme, mailbox);
    const { path, clientId } = await viewClient(ada);
    await deactivateClient(await fixture.signedIn(acme.company), {
      id: clientId,
      when: 'Now',
      reason: 'Other',
    });
    const browser = acme.browser();
    const page = await browser.open(path);
    expect(page.text).toMatch(/You’re viewing the client dashboard as .* We had a good time\./);
    expect((await browser.send(page, '/account/leave')).text).toContain('Client view closed');
  });

  test('requires a reason, MANAGE_CLIENT_MANAGEMENT and a client of the company', async () => {
    const { id: clientId } = await fixture.client(acme.company);
    const ctx = await fixture.signedIn(acme.company, ['MANAGE_CLIENT_MANAGEMENT']);
    const reason = 'To see';
    for (const invalidReason of ['', '  ', 'x'.repeat(201)]) {
      await expect(viewAsClient(ctx, { clientId, reason: invalidReason })).rejects.toMatchObject({
        details: { fields: { reason: expect.any(String) } },
      });
    }
    const unauthorized = await fixture.signedIn(acme.company, ['MANAGE_PAYMENTS']);
    await expect(viewAsClient(unauthorized, { clientId, reason })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const otherAdmin = await fixture.signedIn(await fixture.company());
    for (const attempt of [
      () => viewAsClient(otherAdmin, { clientId, reason }),
      () => sendPortalAccess(otherAdmin, clientId, newId()),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });
});

describe('access link', () => {
  test('stops working after an email change, and so do the sessions that it opened', async () => {
    const ctx = await fixture.signedIn(acme.company);
    const { id, email } = await fixture.client(acme.company);
    const send = async (to: string): Promise<string> => {
      await sendPortalAccess(ctx, id, newId());
      return `/choose-password?token=${extractToken(await mailbox.next(to))}`;
    };
    const change = (to: string, lockVersion: number) => updateClient(ctx, { id, lockVersion, email: to });
    const [first, second] = [await send(email), await send(email)];
    const linkHolder = acme.browser();
    await linkHolder.send(await linkHolder.open(first), '/choose-password', { password });
    expect((await linkHolder.open('/account')).url).toBe('/account');
    const third = await send(email);
    await change(email.toUpperCase(), 1);
    expect((await linkHolder.open('/account')).url).toBe('/account');
    expect((await linkHolder.open(third)).status).toBe(200);

    const correctedEmail = `right-${newId()}@client.test`;
    await change(correctedEmail, 2);
    expect((await linkHolder.open('/account')).url).toMatch(/^\/sign-in/);
    for (const link of [second, third]) expect((await linkHolder.open(link)).status).toBe(410);
    expect((await acme.browser().open(await send(correctedEmail))).status).toBe(200);
  });

  test('is sent to a client at most five times a day, and never to a deactivated client or without a published portal', async () => {
    const admin = await fixture.signedIn(acme.company);
    const client = await fixture.client(acme.company);
    const key = newId();
    for (const idempotencyKey of [key, key, newId(), newId(), newId(), newId()])
      await sendPortalAccess(admin, client.id, idempotencyKey);
    await expect(sendPortalAccess(admin, client.id, newId())).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    const deactivated = await fixture.client(acme.company, { status: 'Deactivated' });
    await expect(sendPortalAccess(admin, deactivated.id, newId())).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    const company = await fixture.company();
    const unpublishedClient = await fixture.client(company);
    await expect(
      sendPortalAccess(await fixture.signedIn(company), unpublishedClient.id, newId()),
    ).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('isn’t deployed yet'),
    });
  });
});

test('client sessions are extended while they are used, up to 90 days, and purged after they expire', async () => {
  const ada = await signUpClient(acme, mailbox);
  const id = await clientIdOf(acme, ada);
  const lifetimeDays = () =>
    acme.query<{ days: number }>(
      `select round(extract(epoch from expires_at - now()) / 86400)::integer as days from client_sessions where client_id = $1`,
      [id],
    );
  await acme.query(
    `update client_sessions set last_seen_at = now() - interval '2 hours', expires_at = now() + interval '1 day'
     where client_id = $1`,
    [id],
  );
  expect((await ada.browser.open('/account')).url).toBe('/account');
  expect(await lifetimeDays()).toEqual([{ days: 30 }]);
  await acme.query(
    `update client_sessions set last_seen_at = now() - interval '2 hours', created_at = now() - interval '80 days'
     where client_id = $1`,
    [id],
  );
  await ada.browser.open('/account');
  expect(await lifetimeDays()).toEqual([{ days: 10 }]);
  await acme.query(
    `update client_sessions set expires_at = now() - interval '31 days' where client_id = $1`,
    [id],
  );
  expect((await ada.browser.open('/account')).url).toMatch(/^\/sign-in/);
  await purgeExpired(fixture.services);
  expect(await lifetimeDays()).toEqual([]);
});
