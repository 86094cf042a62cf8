import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app';
import type { Context } from '../../context';
import { newId } from '../../lib/ids';
import { dailyCaps } from '../../mail/dailyCaps';
import { chargeCompany } from '../../modules/charging/run';
import { sendClientAccess } from '../../modules/client-accounts/from-console/sendAccess';
import { viewAsClient } from '../../modules/client-accounts/from-console/viewAsClient';
import { updateClient } from '../../modules/client-lifecycle/update';
import { deactivateClient, pauseClient, reactivateClient } from '../../modules/client-lifecycle/service';
import { findClient } from '../../modules/clients/service';
import { purgeExpired } from '../../modules/sessions/purge';
import { pdfText } from '../../modules/invoices/testing/pdfText';
import type { Permission } from '../../schema.generated';
import { setRolePermissions } from '../../testing/inhabitants';
import { openMailbox, tokenIn, type Mailbox } from '../../testing/mailbox';
import { insertPlan } from '../../testing/plans';
import { openWorld, type World } from '../../testing/world';
import { openDashboard, type Dashboard } from './testing/dashboard';
import { newcomer, password, subscriber, type Newcomer } from './testing/newcomer';

let world: World;
let mailbox: Mailbox;
let app: FastifyInstance;
let acme: Dashboard;
beforeAll(async () => {
  world = await openWorld({ REQUESTS_PER_MINUTE: '0', PUBLIC_URL: 'http://console.test:4000' });
  mailbox = await openMailbox(world.services);
  app = await buildApp(world.services);
  acme = await openDashboard(world, app);
});
afterAll(async () => {
  await app.close();
  await world.close();
});

const charge = ({ company }: Dashboard) => chargeCompany(world.services, company.id);

async function idOf(dashboard: Dashboard, { email }: Newcomer): Promise<string> {
  const [client] = await dashboard.asked<{ id: string }>('select id from clients where email = $1', [email]);
  if (!client) throw new Error(`Nobody has the address ${email}.`);
  return client.id;
}

const eventsOf = (dashboard: Dashboard, clientId: string, action: string) =>
  dashboard.asked(
    'select actor_type, actor_name, changes from audit_events where target_id = $1 and action = $2',
    [clientId, action],
  );

describe('payments', () => {
  test('each is listed with its receipt, which opens for its own client alone', async () => {
    const ada = await subscriber(acme, mailbox);
    await charge(acme);
    const page = await ada.browser.open('/account/payments');
    expect(page.text).toMatch(/Standard, .* Paid \( receipt \) \$10\.00/);
    expect(page.body).toMatch(/<td dir="auto">\s*Standard/);
    const receipt = /\/account\/payments\/[^/]+\/receipt/.exec(page.body)?.[0] ?? '';
    const headers = { host: acme.host, cookie: ada.browser.cookie };
    const opened = await app.inject({ url: receipt, headers });
    expect(opened.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining('Receipt'),
      'cache-control': 'no-store',
    });
    expect(await pdfText(opened.rawPayload)).toContain('Acme Care');

    const eve = await newcomer(acme, mailbox);
    expect((await eve.browser.open(receipt)).status).toBe(404);
    expect((await acme.browser().open(receipt)).url).toMatch(/^\/sign-in/);
  });

  test('one that failed is paid with a press, once, with the card that is there now', async () => {
    const dashboard = await openDashboard(world, app);
    const ada = await subscriber(dashboard, mailbox, 'sandbox_declined_later');
    await charge(dashboard);
    const account = await ada.browser.open('/account');
    expect(account.text).toContain('To pay $10.00 Standard');
    expect(account.body).toMatch(/<p dir="auto">\s*<strong>\$10\.00<\/strong> Standard/);
    expect(account.body).toContain('<h1>Hello, <bdi>Ada &lt;Lovelace&gt;</bdi></h1>');
    expect(account.text).toMatch(
      /did not go through\. Please add another card , or ask your bank .* It is tried again on \w+ \d/,
    );
    const action = /\/account\/payments\/[^/]+\/pay/.exec(account.body)?.[0] ?? '';
    const eve = await newcomer(dashboard, mailbox);
    expect((await eve.browser.post(action, { key: newId() })).status).toBe(404);

    const pressed = await Promise.all([1, 2].map(() => ada.browser.send(account, action)));
    expect(pressed.map(({ url }) => url)).toEqual(Array(2).fill('/account/payments?done=paid'));
    await charge(dashboard);
    expect(await dashboard.asked('select attempt_count, status from payments')).toEqual([
      { attempt_count: 2, status: 'Failed' },
    ]);

    const card = await ada.browser.open('/account/card');
    expect(card.text).toContain('What is unpaid is charged to the new card at once');
    await ada.browser.send(card, '/account/card', { card: 'sandbox_pays' });
    await charge(dashboard);
    expect(await dashboard.asked('select status from payments')).toEqual([{ status: 'Succeeded' }]);
    expect((await ada.browser.open('/account')).text).toContain('Standing Active');
  });

  test('a page that is not there is empty, and nonsense is the first one', async () => {
    const { browser } = await newcomer(acme, mailbox);
    for (const page of ['0', '-1', '2', 'x', '1e9', '9'.repeat(40)]) {
      expect(await browser.open(`/account/payments?page=${page}`)).toMatchObject({ status: 200 });
    }
  });

  test('a page beyond the last one leads to the last', async () => {
    const ada = await subscriber(acme, mailbox);
    await charge(acme);
    const page = await ada.browser.open('/account/payments?page=99');
    expect(page.body).toContain('<a href="/account/payments?page=1">Later</a>');
  });
});

test('cards are tried so often and no oftener: nobody finds out here which stolen ones work', async () => {
  const dashboard = await openDashboard(world, app);
  await dashboard.asked('update client_billing_plans set allow_self_upgrade = true');
  await dashboard.publish();
  const { browser } = await newcomer(dashboard, mailbox);
  const tryOne = (card: string) => browser.post('/account/card', { card, key: newId() });
  for (let count = 0; count < 40; count++) expect((await tryOne('sandbox_declined')).status).toBe(400);
  const refused = await tryOne('sandbox_pays');
  expect(refused).toMatchObject({ status: 429, text: expect.stringContaining('Too many tries') });
  expect((await browser.open('/account/card')).text).toContain('You have no card here yet.');
  // Beginning a plan and moving to another one can each charge a card.
  const plan = { plan: dashboard.plan.id, priceVersion: '1', key: newId() };
  for (const url of ['/account/plan', '/sign-up/card']) {
    expect(await browser.post(url, plan)).toMatchObject({ status: 429 });
  }
});

describe('the plan', () => {
  test('begins without an email over the client’s daily cap, and uses up no cap of the company', async () => {
    const dashboard = await openDashboard(world, app);
    const counts = () =>
      dashboard.asked(`select mail, count from daily_mails where mail like '%subscription-begun'`);
    await subscriber(dashboard, mailbox);
    expect(await counts()).toEqual([{ mail: 'own-subscription-begun', count: 1 }]);
    const own = dailyCaps['own-subscription-begun'] as { perRecipient: number };
    const none = jest.replaceProperty(own, 'perRecipient', 0);
    await subscriber(dashboard, mailbox);
    none.restore();
    expect(await dashboard.asked('select id from subscriptions')).toHaveLength(2);
    expect(
      await dashboard.asked(`select id from client_mails where template = 'subscription-begun'`),
    ).toHaveLength(1);
  });

  test('is changed to one that is open to clients, at the price that was shown, and to no other', async () => {
    const dashboard = await openDashboard(world, app);
    const large = await insertPlan(world.services.database, dashboard.company, {
      name: 'Large',
      price: 2000,
      yearlyPrice: 20_000,
      trialDays: 14,
    });
    await dashboard.asked(`update client_billing_plans set allow_self_upgrade = (name = 'Large')`);
    await dashboard.publish();
    await dashboard.asked(`update client_billing_plans set price = 9900 where name = 'Large'`);
    const ada = await subscriber(dashboard, mailbox);
    await charge(dashboard);
    const page = await ada.browser.open('/account/plan');
    expect(page.text).toMatch(
      /\$20\.00 per month \$200\.00 per year if you pay by the year\. Change to Large/,
    );
    const changed = await ada.browser.send(page, '/account/plan');
    expect(changed.text).toMatch(/Your plan was changed\..*You have the plan Large , for \$20\.00 per month/);
    expect(await dashboard.asked('select plan_id, price_version, mrr from subscriptions')).toEqual([
      { plan_id: large.id, price_version: 1, mrr: 2000 },
    ]);
    // Nothing is prorated.
    await charge(dashboard);
    expect(await dashboard.asked('select amount from payments')).toEqual([{ amount: 1000 }]);

    const back = { plan: dashboard.plan.id, priceVersion: '1', key: newId() };
    const refused = await ada.browser.post('/account/plan', back);
    expect(refused).toMatchObject({ status: 400, text: expect.stringContaining('by yourself') });
  });

  test('that follows a free one opens once it is paid, and costs nothing when it is left before', async () => {
    const dashboard = await openDashboard(world, app, { plan: { price: 0 } });
    await insertPlan(world.services.database, dashboard.company, { name: 'Large', price: 2000 });
    await dashboard.asked('update client_billing_plans set allow_self_upgrade = true');
    await dashboard.publish();
    const { browser } = await newcomer(dashboard, mailbox);
    const first = await browser.open('/account/plan');
    expect(await browser.send(first, '/account/plan')).toMatchObject({
      status: 400,
      text: expect.stringContaining('This plan needs a valid card.'),
    });
    await browser.send(await browser.open('/account/card'), '/account/card', {
      card: 'sandbox_declined_later',
    });
    await browser.send(await browser.open('/account/plan'), '/account/plan');
    await charge(dashboard);
    expect((await browser.open('/account')).text).toContain('Your plan opens once its payment succeeds.');
    const back = await browser.open('/account/plan');
    expect(back.text).toContain('Change to Standard');
    expect(back.text).toContain('Your plan opens once its payment succeeds.');
    await dashboard.asked(`update payments set status = 'Processing'`);
    expect(await browser.send(back, '/account/plan')).toMatchObject({
      status: 409,
      text: expect.stringContaining('Your payment is in progress. Try again in a minute.'),
    });
    await dashboard.asked(`update payments set status = 'Failed'`);
    await browser.send(await browser.open('/account/plan'), '/account/plan');
    expect(await dashboard.asked('select status, amount from payments')).toEqual([
      { status: 'Canceled', amount: 2000 },
    ]);
    expect((await browser.open('/account')).text).toContain('Standing Active');
  });

  test('can not be changed before there is one', async () => {
    const { browser } = await newcomer(acme, mailbox);
    await browser.send(await browser.open('/account/card'), '/account/card', { card: 'sandbox_pays' });
    const form = { plan: acme.plan.id, priceVersion: '1', key: newId() };
    await acme.asked('update client_billing_plans set allow_self_upgrade = true');
    await acme.publish();
    expect(await browser.post('/account/plan', form)).toMatchObject({
      status: 409,
      text: expect.stringContaining('You have no plan yet.'),
    });
  });

  test('is cancelled to the end of what is paid for, and kept after all', async () => {
    const ada = await subscriber(acme, mailbox);
    await charge(acme);
    const id = await idOf(acme, ada);
    const cancelled = await ada.browser.send(
      await ada.browser.open('/account/plan/end'),
      '/account/plan/end',
    );
    expect(cancelled.text).toContain('Your plan was cancelled.');
    const admin = await world.asAdmin(acme.company);
    expect((await findClient(admin, id)).deactivation).toMatchObject({
      isScheduled: true,
      reason: 'ClientRequest',
    });
    expect((await ada.browser.send(cancelled, '/account/plan/keep')).text).toContain('Your plan goes on.');
    expect((await findClient(admin, id)).deactivation).toBeNull();
    expect(await eventsOf(acme, id, 'client.deactivationScheduled')).toMatchObject([
      { actor_type: 'Client' },
    ]);
  });

  test('that an operator ends is not kept by the client', async () => {
    const ada = await subscriber(acme, mailbox);
    await charge(acme);
    const id = await idOf(acme, ada);
    await deactivateClient(await world.asAdmin(acme.company), {
      id,
      when: 'PeriodEnd',
      reason: 'ClientRequest',
    });
    const page = await ada.browser.open('/account/plan');
    expect(page.body).not.toContain('Keep my plan');
    expect(await ada.browser.post('/account/plan/keep', { key: newId() })).toMatchObject({ status: 409 });
  });
});

describe('a paused client', () => {
  test('reads so, may pay and give a card, and changes no plan', async () => {
    const ada = await subscriber(acme, mailbox);
    await charge(acme);
    await pauseClient(await world.asAdmin(acme.company), await idOf(acme, ada));
    expect((await ada.browser.open('/account')).text).toContain(
      'Your account is paused, so nothing is charged.',
    );
    expect((await ada.browser.open('/account/plan')).text).toContain('so your plan can not be changed');
    const card = await ada.browser.open('/account/card');
    expect((await ada.browser.send(card, '/account/card', { card: 'sandbox_pays' })).url).toBe(
      '/account/card?done=card',
    );
  });
});

describe('a deactivated client', () => {
  test('is out with the deactivation itself, and reads why in the company’s words', async () => {
    const ada = await subscriber(acme, mailbox);
    const id = await idOf(acme, ada);
    const admin = await world.asAdmin(acme.company);
    await deactivateClient(admin, { id, when: 'Now', reason: 'Other' });
    expect(await acme.asked('select end_reason from client_sessions where client_id = $1', [id])).toEqual([
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
    const elsewhere = acme.browser();
    const page = await elsewhere.open('/sign-in');
    expect((await elsewhere.send(page, '/sign-in', { email: ada.email, password })).text).toContain(
      'We had a good time.',
    );
    expect(elsewhere.cookie).toBe('');

    await reactivateClient(admin, id, newId());
    expect((await ada.browser.open('/account')).url).toMatch(/^\/sign-in/);
    expect((await elsewhere.send(page, '/sign-in', { email: ada.email, password })).url).toBe('/account');
  });
});

describe('details', () => {
  test('are changed and recorded; what is wrong is said under its field', async () => {
    const ada = await newcomer(acme, mailbox);
    const id = await idOf(acme, ada);
    const page = await ada.browser.open('/account/details');
    expect(await ada.browser.open('/account/details?done=constructor')).toMatchObject({ status: 200 });
    const refused = await ada.browser.send(page, '/account/details', { name: '', phone: '12' });
    expect(refused.body).toContain('id="field-name-error">The name is missing.');
    expect(refused.body).toContain('id="field-phone-error"');
    expect(refused.body).toContain('value="12"');
    await ada.browser.send(refused, '/account/details', { name: 'Grace', phone: '+44 20 7946 0958' });
    expect(await acme.asked('select name, phone from clients where id = $1', [id])).toEqual([
      { name: 'Grace', phone: '+442079460958' },
    ]);
    expect(await eventsOf(acme, id, 'client.updated')).toMatchObject([{ actor_type: 'Client' }]);
  });
});

describe('terms that ask for it', () => {
  test('are agreed to once in each version, before going on', async () => {
    const dashboard = await openDashboard(world, app);
    const ada = await subscriber(dashboard, mailbox);
    await dashboard.asked(
      `insert into legal_page_versions (company_id, pathname, number, title, html, effective_on, requires_reacceptance)
       values ($1, 'terms-of-service', 2, 'New terms', '<p>Be kinder.</p>', '2026-06-01', true)`,
      [dashboard.company.id],
    );
    await dashboard.asked('update legal_pages set published_version = 2');
    expect((await ada.browser.open('/account')).url).toBe('/account');
    await dashboard.publish();
    const asked = await ada.browser.open('/account/payments');
    expect(asked).toMatchObject({ url: '/account/legal', text: expect.stringContaining('New terms') });
    expect((await ada.browser.open('/%61ccount/payments')).url).toBe('/account/legal');
    expect((await ada.browser.open('/legal/terms-of-service')).status).toBe(200);
    expect((await ada.browser.post('/account/card', { card: 'sandbox_pays', key: newId() })).url).toBe(
      '/account/legal',
    );
    expect((await ada.browser.send(asked, '/account/legal')).text).toContain('Tick the box');
    const versions = 'terms-of-service@1';
    expect((await ada.browser.send(asked, '/account/legal', { agreed: '1', versions })).text).toContain(
      'The terms have changed',
    );
    expect((await ada.browser.send(asked, '/account/legal', { agreed: '1' })).url).toBe(
      '/account?done=agreed',
    );
    expect((await ada.browser.open('/account/payments')).url).toBe('/account/payments');
    expect(await dashboard.asked('select version from legal_acceptances order by version')).toEqual([
      { version: 1 },
      { version: 2 },
    ]);
  });
});

describe('an operator who looks on', () => {
  const look = async (ada: Newcomer, reason = 'A question about an invoice') => {
    const clientId = await idOf(acme, ada);
    const ctx = await world.as(acme.company, 'MANAGE_CLIENT_MANAGEMENT');
    const { url } = await viewAsClient(ctx, { clientId, reason });
    return { clientId, ctx, path: url.slice(`http://${acme.host}`.length), url };
  };

  test('sees what the client sees, changes nothing, and leaves; both ends are on record with the reason', async () => {
    const ada = await subscriber(acme, mailbox);
    const { clientId, ctx, path, url } = await look(ada);
    expect(url).toMatch(new RegExp(`^http://${acme.host}/view\\?token=`));
    const before = await acme.asked('select last_login_at, updated_at from clients where id = $1', [
      clientId,
    ]);
    const browser = acme.browser();
    const page = await browser.open(path);
    expect(page).toMatchObject({ status: 200, url: '/account' });
    expect(page.text).toContain(`You are looking at this as ${ada.name}. Nothing can be changed. Leave`);
    expect(page.text).toContain('Visa ending in 4242');
    expect((await browser.open('/account/card')).text).not.toContain('Use another card');

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
      const refused = await browser.post(form, {
        key: newId(),
        card: 'sandbox_pays',
        name: 'Eve',
        email: ada.email,
      });
      expect([form, refused.status]).toEqual([form, 403]);
    }
    const after = await acme.asked('select last_login_at, updated_at from clients where id = $1', [clientId]);
    expect(after).toEqual(before);
    expect((await acme.browser().open(path)).status).toBe(410);

    expect((await browser.send(page, '/account/leave')).text).toContain('You have left');
    expect(browser.cookie).toBe('');
    const name = ctx.viewer?.name;
    expect(await eventsOf(acme, clientId, 'client.viewedAs')).toEqual([
      {
        actor_type: 'Operator',
        actor_name: name,
        changes: [{ field: 'reason', before: null, after: 'A question about an invoice' }],
      },
    ]);
    expect(await eventsOf(acme, clientId, 'client.viewLeft')).toMatchObject([
      { actor_type: 'Operator', actor_name: name },
    ]);
    // The client's own session has nothing to do with it.
    expect((await ada.browser.open('/account')).url).toBe('/account');
  });

  test('for half an hour at most, within a minute of asking, with what the operator may see, and not after leaving the team', async () => {
    const ada = await subscriber(acme, mailbox);
    const late = await look(ada);
    await acme.asked(
      `update client_links set expires_at = now() where kind = 'OperatorView' and used_at is null`,
    );
    expect((await acme.browser().open(late.path)).status).toBe(410);

    const { path, ctx } = await look(ada);
    const browser = acme.browser();
    await browser.open(path);
    expect(
      await acme.asked(
        `select expires_at - created_at <= interval '30 minutes' as short from client_sessions
         where opened_by = $1`,
        [ctx.viewer?.operatorId],
      ),
    ).toEqual([{ short: true }]);
    const allow = (...flags: Permission[]) =>
      setRolePermissions(world.services.database, acme.company, 'Staff', flags);
    await allow('MANAGE_PAYMENTS');
    expect((await browser.open('/account')).url).toMatch(/^\/sign-in/);
    await allow('MANAGE_CLIENT_MANAGEMENT');
    const page = await browser.open('/account');
    expect(page.text).toMatch(/Plan Standard Standing Active/);
    expect(page.text).not.toMatch(/Visa|\$10/);
    for (const place of ['/account/plan', '/account/payments', '/account/card', '/sign-up/card'])
      expect([place, (await browser.open(place)).status]).toEqual([place, 403]);
    await allow('MANAGE_CLIENT_MANAGEMENT', 'MANAGE_PAYMENTS');
    expect((await browser.open('/account')).text).toMatch(/\$10\.00 .* Visa/);
    await acme.asked(`update operators set status = 'Pending' where id = $1`, [ctx.viewer?.operatorId]);
    expect((await browser.open('/account')).url).toMatch(/^\/sign-in/);
  });

  const endings: [string, (ctx: Context) => string][] = [
    [
      'signing out of the console',
      ({ viewer }) => `update sessions set ended_at = now(),
       end_reason = 'SignedOut' where id = '${viewer?.sessionId}'`,
    ],
    [
      'a console session that ran out',
      ({ viewer }) => `update sessions set expires_at = now()
       where id = '${viewer?.sessionId}'`,
    ],
    [
      'a two-factor that the company requires and they lack',
      () => 'update companies set is_two_factor_required = true',
    ],
    [
      'leaving the team',
      ({ viewer }) => `update operators set removed_at = now() where id = '${viewer?.operatorId}'`,
    ],
  ];

  test.each(endings)('no longer after %s', async (_what, ending) => {
    const dashboard = await openDashboard(world, app);
    const ada = await newcomer(dashboard, mailbox);
    const clientId = await idOf(dashboard, ada);
    const ctx = await world.as(dashboard.company, 'MANAGE_CLIENT_MANAGEMENT');
    const open = async () => {
      const { url } = await viewAsClient(ctx, { clientId, reason: 'To see' });
      return url.slice(`http://${dashboard.host}`.length);
    };
    const browser = dashboard.browser();
    expect((await browser.open(await open())).url).toBe('/account');
    const unused = await open();

    await dashboard.asked(ending(ctx));

    expect((await browser.open('/account')).url).toMatch(/^\/sign-in/);
    expect((await dashboard.browser().open(unused)).status).toBe(410);
    expect((await ada.browser.open('/account')).url).toBe('/account');
  });

  test('sees a deactivated client’s farewell, and can leave it', async () => {
    const ada = await newcomer(acme, mailbox);
    const { path, clientId } = await look(ada);
    await deactivateClient(await world.asAdmin(acme.company), { id: clientId, when: 'Now', reason: 'Other' });
    const browser = acme.browser();
    const page = await browser.open(path);
    expect(page.text).toMatch(/You are looking at this as .* We had a good time\./);
    expect((await browser.send(page, '/account/leave')).text).toContain('You have left');
  });

  test('has to say why, to hold MANAGE_CLIENT_MANAGEMENT, and to mean a client of the company', async () => {
    const { id: clientId } = await world.client(acme.company);
    const ctx = await world.as(acme.company, 'MANAGE_CLIENT_MANAGEMENT');
    const reason = 'To see';
    for (const wrong of ['', '  ', 'x'.repeat(201)]) {
      await expect(viewAsClient(ctx, { clientId, reason: wrong })).rejects.toMatchObject({
        details: { fields: { reason: expect.any(String) } },
      });
    }
    const lacking = await world.as(acme.company, 'MANAGE_PAYMENTS');
    await expect(viewAsClient(lacking, { clientId, reason })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const stranger = await world.asAdmin(await world.company());
    for (const asked of [
      () => viewAsClient(stranger, { clientId, reason }),
      () => sendClientAccess(stranger, clientId, newId()),
    ]) {
      await expect(asked()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });
});

describe('a sign-in link', () => {
  test('that went to an address which the client has no more opens nothing, nor does what was opened with one', async () => {
    const ctx = await world.asAdmin(acme.company);
    const { id, email } = await world.client(acme.company);
    const send = async (to: string): Promise<string> => {
      await sendClientAccess(ctx, id, newId());
      return `/choose-password?token=${tokenIn(await mailbox.next(to))}`;
    };
    const change = (to: string, lockVersion: number) => updateClient(ctx, { id, lockVersion, email: to });
    const [first, second] = [await send(email), await send(email)];
    const stranger = acme.browser();
    await stranger.send(await stranger.open(first), '/choose-password', { password });
    expect((await stranger.open('/account')).url).toBe('/account');
    const third = await send(email);
    await change(email.toUpperCase(), 1);
    expect((await stranger.open('/account')).url).toBe('/account');
    expect((await stranger.open(third)).status).toBe(200);

    const right = `right-${newId()}@client.test`;
    await change(right, 2);
    expect((await stranger.open('/account')).url).toMatch(/^\/sign-in/);
    for (const link of [second, third]) expect((await stranger.open(link)).status).toBe(410);
    expect((await acme.browser().open(await send(right))).status).toBe(200);
  });

  test('is sent five times a day, to clients who are not deactivated, of a dashboard that is published', async () => {
    const admin = await world.asAdmin(acme.company);
    const client = await world.client(acme.company);
    const key = newId();
    for (const press of [key, key, newId(), newId(), newId(), newId()])
      await sendClientAccess(admin, client.id, press);
    await expect(sendClientAccess(admin, client.id, newId())).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    const gone = await world.client(acme.company, { status: 'Deactivated' });
    await expect(sendClientAccess(admin, gone.id, newId())).rejects.toMatchObject({ code: 'CONFLICT' });
    const company = await world.company();
    const early = await world.client(company);
    await expect(sendClientAccess(await world.asAdmin(company), early.id, newId())).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('not published yet'),
    });
  });
});

test('sessions last while they are used, 90 days at most, and what has run out is removed', async () => {
  const ada = await newcomer(acme, mailbox);
  const id = await idOf(acme, ada);
  const lasts = () =>
    acme.asked<{ days: number }>(
      `select round(extract(epoch from expires_at - now()) / 86400)::integer as days from client_sessions where client_id = $1`,
      [id],
    );
  await acme.asked(
    `update client_sessions set last_seen_at = now() - interval '2 hours', expires_at = now() + interval '1 day'
     where client_id = $1`,
    [id],
  );
  expect((await ada.browser.open('/account')).url).toBe('/account');
  expect(await lasts()).toEqual([{ days: 30 }]);
  await acme.asked(
    `update client_sessions set last_seen_at = now() - interval '2 hours', created_at = now() - interval '80 days'
     where client_id = $1`,
    [id],
  );
  await ada.browser.open('/account');
  expect(await lasts()).toEqual([{ days: 10 }]);
  await acme.asked(
    `update client_sessions set expires_at = now() - interval '31 days' where client_id = $1`,
    [id],
  );
  expect((await ada.browser.open('/account')).url).toMatch(/^\/sign-in/);
  await purgeExpired(world.services);
  expect(await lasts()).toEqual([]);
});
