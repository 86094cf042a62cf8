import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app';
import { newCompanyToken } from '../../lib/companyToken';
import { newId } from '../../lib/ids';
import { chargeCompany } from '../../modules/charging/run';
import { sendClientAccess } from '../../modules/client-accounts/from-console/sendAccess';
import { answerPasswordRequest } from '../../modules/client-accounts/passwords';
import { findClient, listClients } from '../../modules/clients/service';
import { listPayments } from '../../modules/payments/service';
import { openMailbox, tokenIn, type Mailbox } from '../../testing/mailbox';
import { openWorld, type World } from '../../testing/world';
import type { Browser } from '../testing/browser';
import { openDashboard, type Dashboard } from './testing/dashboard';
import { newcomer, password, subscriber } from './testing/newcomer';

let world: World;
let mailbox: Mailbox;
let app: FastifyInstance;
let acme: Dashboard;
let other: Dashboard;
beforeAll(async () => {
  world = await openWorld({ REQUESTS_PER_MINUTE: '0', PUBLIC_URL: 'http://console.test:4000' });
  mailbox = await openMailbox(world.services);
  app = await buildApp(world.services);
  acme = await openDashboard(world, app);
  other = await openDashboard(world, app);
});
afterAll(async () => {
  await app.close();
  await world.close();
});

const someEmail = () => `somebody-${newId()}@client.test`;

/** What tells the console of it. */
async function heard<Type extends 'clientChanged' | 'paymentRecorded'>(
  type: Type,
  { company }: Dashboard,
  work: () => Promise<unknown>,
) {
  const events = world.services.events.subscribe(type, company.id);
  await work();
  const { value } = await events.next();
  await events.return?.();
  return value;
}

describe('signing up', () => {
  test('makes a client, who shows in the console at once, with the payment of the plan', async () => {
    const dashboard = await openDashboard(world, app);
    const { company, plan } = dashboard;
    const created = await heard('clientChanged', dashboard, () => subscriber(dashboard, mailbox));
    expect(created).toMatchObject({ kind: 'Created', count: 1 });
    await heard('paymentRecorded', dashboard, () => chargeCompany(world.services, company.id));
    const admin = await world.asAdmin(company);
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
      await dashboard.asked(
        `select actor_type, actor_name, action from audit_events where target_type = 'Client' order by id`,
      ),
    ).toMatchObject([
      { actor_type: 'Client', actor_name: 'Ada <Lovelace>', action: 'client.signedUp' },
      { actor_type: 'Client', action: 'client.cardAdded' },
      { actor_type: 'Client', action: 'client.subscribed' },
    ]);
    expect(await dashboard.asked('select pathname, version, ip_address from legal_acceptances')).toEqual([
      { pathname: 'terms-of-service', version: 1, ip_address: '127.0.0.1' },
    ]);
  });

  test('leads to the account, which says what it costs and what it is paid with', async () => {
    const { page, name } = await subscriber(acme, mailbox);
    expect(page).toMatchObject({ status: 200, url: '/account?done=begun' });
    for (const words of [
      'Your plan has begun.',
      name,
      'Standard',
      '$10.00 per month',
      'Visa ending in 4242',
      // The queue has not come to it yet.
      '$10.00 now: it is being made',
    ]) {
      expect(page.text).toContain(words);
    }
    expect(page.body).toContain('Hello, Ada &lt;Lovelace&gt;');
  });

  test('the guides of a plan are open once it has begun, and not when it was only chosen', async () => {
    const dashboard = await openDashboard(world, app);
    const { plan, company, publish } = dashboard;
    const id = newId();
    const values = [company.id, id, [plan.id]];
    const guide = [
      `insert into quick_guides (company_id, id, pathname, position, plan_ids) values ($1, $2, 'inside', 1, $3)`,
      `insert into quick_guide_versions (company_id, guide_id, number, title, html)
       select company_id, id, 1, 'Inside', '<p>Only for you.</p>' from quick_guides
       where company_id = $1 and id = $2 and plan_ids = $3`,
      'update quick_guides set published_version = 1 where company_id = $1 and id = $2 and plan_ids = $3',
    ];
    await world.services.database.inCompany(company.id, async (db) => {
      for (const text of guide) await db.query(text, values);
    });
    await publish();
    const { browser, page } = await newcomer(dashboard, mailbox);
    expect((await browser.open('/guides')).text).not.toContain('Inside');
    await browser.send(page, '/sign-up/card', { card: 'sandbox_pays' });
    // The plan opens with its first payment.
    expect((await browser.open('/guides')).text).not.toContain('Inside');
    await chargeCompany(world.services, company.id);
    expect((await browser.open('/guides')).text).toContain('Inside');
  });

  test('a plan that is free, and a trial without a card, begin without one', async () => {
    for (const plan of [{ price: 0 }, { trialDays: 14, requireCardForTrial: false }]) {
      const dashboard = await openDashboard(world, app, { plan: { ...plan } });
      if ('trialDays' in plan) {
        await dashboard.asked('update client_billing_plans set require_card_for_trial = false');
        await dashboard.publish();
      }
      const { page } = await newcomer(dashboard, mailbox);
      expect(page.url).toBe('/account?done=signed-up');
      expect(await dashboard.asked('select status from subscriptions')).toEqual([
        { status: 'trialDays' in plan ? 'Trialing' : 'Active' },
      ]);
    }
  });

  test('a free plan needs no account that takes payments; one that costs says so and keeps the client', async () => {
    const free = await openDashboard(world, app, { account: null, plan: { price: 0 } });
    await newcomer(free, mailbox);
    expect(await free.asked('select status from subscriptions')).toEqual([{ status: 'Active' }]);

    const dear = await openDashboard(world, app, { account: null });
    const { page, browser } = await newcomer(dear, mailbox);
    expect(page.text).toContain('can not take payments yet. Nothing was charged.');
    expect(page.text).not.toMatch(/Stripe|Livery/i);
    expect((await browser.open('/account')).text).toContain('Your plan has not begun yet.');
    expect(await dear.asked('select status, plan_id is not null as "hasPlan" from clients')).toEqual([
      { status: 'Invited', hasPlan: true },
    ]);
  });

  test('the price is the one that the page showed, whatever the operator has changed since without publishing', async () => {
    const dashboard = await openDashboard(world, app);
    await dashboard.asked('update client_billing_plans set price = 2500');
    await subscriber(dashboard, mailbox);
    expect(await dashboard.asked('select price_version, mrr from subscriptions')).toEqual([
      { price_version: 1, mrr: 1000 },
    ]);
  });

  test('a price that was published while the page was open is shown before anything begins', async () => {
    const dashboard = await openDashboard(world, app);
    const { page, browser } = await newcomer(dashboard, mailbox);
    await dashboard.asked('update client_billing_plans set price = 2500');
    await dashboard.publish();
    const again = await browser.send(page, '/sign-up/card', { card: 'sandbox_pays' });
    expect(again.status).toBe(400);
    expect(again.text).toContain('The price has changed since you opened this page.');
    expect(again.text).toContain('$25.00 per month');
    expect(await dashboard.asked('select id from subscriptions')).toEqual([]);
    expect((await browser.send(again, '/sign-up/card', { card: 'sandbox_pays' })).url).toBe(
      '/account?done=begun',
    );
  });

  test('a plan that is archived, or not published, can not be had', async () => {
    const dashboard = await openDashboard(world, app);
    const { page, browser } = await newcomer(dashboard, mailbox);
    await dashboard.asked(`update client_billing_plans set status = 'Archived', is_default = false`);
    const refused = await browser.send(page, '/sign-up/card', { card: 'sandbox_pays' });
    expect(refused.text).toContain('This plan is no longer on offer.');
    expect(await dashboard.asked('select id from client_cards')).toEqual([]);
    const hidden = await browser.send(page, '/sign-up/card', { card: 'sandbox_pays', plan: other.plan.id });
    expect(hidden.url).toBe('/account/plan');
  });

  test('a declined card says so at the card, and the client can go on with another', async () => {
    const { page, browser } = await newcomer(acme, mailbox);
    const refused = await browser.send(page, '/sign-up/card', { card: 'sandbox_declined' });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatch(/id="field-card-error">The bank declined this card/);
    expect((await browser.send(refused, '/sign-up/card', { card: 'sandbox_pays' })).url).toBe(
      '/account?done=begun',
    );
  });

  test('an expired card is replaced by another before the plan begins', async () => {
    const dashboard = await openDashboard(world, app);
    const { page, browser } = await newcomer(dashboard, mailbox);
    await dashboard.asked(
      `insert into client_cards (company_id, id, client_id, provider, provider_customer, provider_reference, brand,
         last4, exp_month, exp_year, is_default)
       select company_id, gen_random_uuid(), id, 'Sandbox', 'customer', 'card', 'Visa', '1881', 1, 2020, true
       from clients`,
    );
    const refused = await browser.send(page, '/sign-up/card', { card: '' });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('This plan needs a card. Choose one.');
    expect(refused.text).not.toContain('ending in 1881');
    expect((await browser.send(refused, '/sign-up/card', { card: 'sandbox_pays' })).url).toBe(
      '/account?done=begun',
    );
  });

  test('errors stand under their fields, with what was typed kept, and never the password', async () => {
    const browser = acme.browser();
    const refused = await browser.send(await browser.open('/sign-up'), '/sign-up', {
      name: 'Ada',
      email: 'ada@nowhere',
    });
    expect(refused.status).toBe(400);
    expect(refused.body).toContain('value="Ada"');
    expect(refused.body).toMatch(/<a href="#field-email">This is not an email address/);

    const email = someEmail();
    await browser.send(refused, '/sign-up', { email });
    const token = tokenIn(await mailbox.next(email));
    const finish = await browser.open(`/sign-up/finish?token=${token}`);
    const short = await browser.send(finish, '/sign-up/finish', { password: 'short-one', agreed: '1' });
    expect(short.body).toMatch(/id="field-password-error">Use at least 10 characters/);
    expect(short.body).not.toContain('short-one');
    const unread = await browser.send(finish, '/sign-up/finish', { password });
    expect(unread.body).toMatch(/id="field-agreed-error">Tick the box/);
    expect(await acme.asked('select id from clients where lower(email) = $1', [email])).toEqual([]);
  });

  test('mails nothing to a stranger’s address that somebody else has typed', async () => {
    const email = someEmail();
    const browser = acme.browser();
    await browser.send(await browser.open('/sign-up'), '/sign-up', { name: 'Win at evil.test', email });
    const mail = await mailbox.next(email);
    expect(`${mail.text} ${mail.html}`).not.toContain('evil.test');
  });

  test('is closed where the company says so, once that is published', async () => {
    const dashboard = await openDashboard(world, app);
    await dashboard.asked('update theme_setups set is_sign_up_open = false');
    const browser = dashboard.browser();
    const form = await browser.open('/sign-up');
    expect(form.status).toBe(200);
    await dashboard.publish();
    expect((await browser.open('/sign-up')).status).toBe(403);
    expect((await browser.send(form, '/sign-up', { name: 'Ada', email: someEmail() })).status).toBe(403);
    expect(await dashboard.asked('select id from client_sign_ups')).toEqual([]);
  });

  test('a form that is sent twice signs up once, and begins one plan', async () => {
    const dashboard = await openDashboard(world, app);
    const browser = dashboard.browser();
    const email = someEmail();
    const form = await browser.open('/sign-up');
    const press = () => browser.send(form, '/sign-up', { name: 'Ada', email, plan: dashboard.plan.id });
    await Promise.all([press(), press(), press()]);
    expect(await dashboard.asked('select id from client_sign_ups')).toHaveLength(1);

    const finish = await browser.open(`/sign-up/finish?token=${tokenIn(await mailbox.next(email))}`);
    const make = () => browser.send(finish, '/sign-up/finish', { password, agreed: '1' });
    const made = await Promise.all([make(), make()]);
    expect(made.map(({ status }) => status).sort()).toEqual([200, 410]);
    const page = made.find(({ status }) => status === 200);
    if (!page) throw new Error('Nobody was signed up.');
    const begin = () => browser.send(page, '/sign-up/card', { card: 'sandbox_pays' });
    await Promise.all([begin(), begin(), begin()]);
    expect(await dashboard.asked('select id from clients')).toHaveLength(1);
    expect(await dashboard.asked('select id from subscriptions')).toHaveLength(1);
    expect(await dashboard.asked('select id from client_cards')).toHaveLength(1);
  });
});

describe('nobody learns who is a client', () => {
  test('signing up answers the same for an address that a client has, whose owner is mailed', async () => {
    const { email } = await newcomer(acme, mailbox);
    await mailbox.next(email);
    const answerTo = async (address: string) => {
      const browser = acme.browser();
      const { status, body } = await browser.send(await browser.open('/sign-up'), '/sign-up', {
        name: 'Eve',
        email: address,
      });
      return { status, body, cookie: browser.cookie };
    };
    expect(await answerTo(email.toUpperCase())).toEqual(await answerTo(someEmail()));
    const mail = await mailbox.next(email);
    expect(mail.subject).toBe(`You have an account with ${acme.company.name} already`);
    expect(mail.text).toContain(`http://${acme.host}/choose-password?token=`);
    expect(await acme.asked('select id from clients where lower(email) = $1', [email])).toHaveLength(1);
  });

  test('so does a request for a password, and a sign-in', async () => {
    const { email } = await newcomer(acme, mailbox);
    const invited = await world.client(acme.company);
    const answerTo = async (path: string, typed: Record<string, string>) => {
      const browser = acme.browser();
      const { status, body } = await browser.send(await browser.open(path), path, typed);
      return { status, body: body.replaceAll(typed['email'] ?? '', '') };
    };
    const nobody = someEmail();
    expect(await answerTo('/forgot-password', { email })).toEqual(
      await answerTo('/forgot-password', { email: nobody }),
    );
    const refused = await answerTo('/sign-in', { email: nobody, password: 'wrong' });
    expect(refused).toMatchObject({
      status: 400,
      body: expect.stringContaining('Incorrect email or password.'),
    });
    expect(await answerTo('/sign-in', { email, password: 'wrong' })).toEqual(refused);
    // Who has no password yet.
    expect(await answerTo('/sign-in', { email: invited.email, password: '' })).toEqual(refused);
  });

  test('too many tries are refused, by address and network', async () => {
    const browser = acme.browser();
    const email = someEmail();
    const page = await browser.open('/sign-in');
    const tries: number[] = [];
    for (let count = 0; count < 11; count++) {
      tries.push((await browser.send(page, '/sign-in', { email, password: 'wrong' })).status);
    }
    expect(tries).toEqual([...Array(10).fill(400), 429]);
  });

  test('a browser with an earlier sign-in has attempts that others can’t use up', async () => {
    const { email } = await newcomer(acme, mailbox);
    const [known, stranger] = [acme.browser(), acme.browser()];
    const page = await known.open('/sign-in');
    const inside = await known.send(page, '/sign-in', { email, password });
    await known.send(inside, '/sign-out');
    for (let count = 0; count < 11; count++) {
      await stranger.send(page, '/sign-in', { email, password: 'wrong' });
    }
    expect((await stranger.send(page, '/sign-in', { email, password })).status).toBe(429);
    expect((await known.send(page, '/sign-in', { email, password })).url).toBe('/account');
  });

  test('password links that strangers ask for use up none of a browser that has signed in before', async () => {
    const { email, browser: signedUp } = await newcomer(acme, mailbox);
    await mailbox.next(email);
    const ask = async (browser: Browser) =>
      (await browser.send(await browser.open('/forgot-password'), '/forgot-password', { email })).status;
    // Signing up was the first of five emails an hour.
    for (let count = 0; count < 4; count += 1) {
      expect(await ask(acme.browser())).toBe(200);
      await mailbox.next(email);
    }
    expect(await ask(acme.browser())).toBe(429);
    await acme.asked(`update daily_mails set count = 10 where mail = 'client-password'`);

    expect(await ask(signedUp)).toBe(200);
    const chosenIn = acme.browser();
    const form = await chosenIn.open(`/choose-password?token=${tokenIn(await mailbox.next(email))}`);
    await chosenIn.send(form, '/choose-password', { password: 'another long one' });
    expect((await mailbox.next(email)).subject).toContain('was changed');
    expect(await ask(chosenIn)).toBe(200);
    expect(tokenIn(await mailbox.next(email))).not.toBe('');
  });

  test('beyond the cap that strangers use up, a client gets one password link an hour, and more in their own network', async () => {
    const { email } = await newcomer(acme, mailbox);
    const companyId = acme.company.id;
    const ask = async (ipAddress: string, times: number) => {
      for (let count = 0; count < times; count += 1) {
        await answerPasswordRequest(world.services, { companyId, email, ipAddress });
      }
      const links = await acme.asked(
        `select from client_mails m join clients c on c.id = m.client_id
         where c.email = $1 and m.template = 'client-password'`,
        [email],
      );
      return links.length;
    };
    await acme.asked(
      `update client_sessions s set ip_address = '203.0.113.9' from clients c where c.id = s.client_id and c.email = $1`,
      [email],
    );
    expect(await ask('198.51.100.7', 10)).toBe(10);
    expect(await ask('198.51.100.7', 2)).toBe(11);
    expect(await ask('203.0.113.9', 2)).toBe(13);
  });

  test('strangers’ requests in one network use up none of the emails to an address in another', async () => {
    const email = someEmail();
    const signUp = async (ipAddress: string) => {
      const browser = acme.browser(ipAddress);
      return (await browser.send(await browser.open('/sign-up'), '/sign-up', { name: 'Ada', email })).status;
    };
    for (let count = 0; count < 5; count += 1) expect(await signUp('198.51.100.8')).toBe(200);
    expect(await signUp('198.51.100.8')).toBe(429);
    expect(await signUp('203.0.113.10')).toBe(200);
  });
});

describe('signing in', () => {
  test('with the password that was chosen; out again; and where one was led from', async () => {
    const { email } = await newcomer(acme, mailbox);
    const browser = acme.browser();
    const asked = await browser.open('/account/payments?page=1');
    expect(asked.url).toBe('/sign-in?next=%2Faccount%2Fpayments%3Fpage%3D1');
    const inside = await browser.send(asked, '/sign-in', { email: ` ${email.toUpperCase()} `, password });
    expect(inside).toMatchObject({ status: 200, url: '/account/payments?page=1' });
    expect(browser.cookie).toMatch(/^session=/);
    const token = browser.cookie;
    expect((await browser.send(inside, '/sign-out')).url).toBe('/sign-in');
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
  ])('never leads on to %s', async (next) => {
    const { email } = await newcomer(acme, mailbox);
    const browser = acme.browser();
    const page = await browser.open(`/sign-in?${new URLSearchParams({ next })}`);
    expect((await browser.send(page, '/sign-in', { email, password, next })).url).toBe('/account');
  });

  test('the last sign-in shows in the console', async () => {
    const client = await world.client(acme.company);
    const admin = await world.asAdmin(acme.company);
    await sendClientAccess(admin, client.id, newId());
    const token = tokenIn(await mailbox.next(client.email));
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
      await acme.asked('select user_agent is not null as known from client_sign_ins where client_id = $1', [
        client.id,
      ]),
    ).toHaveLength(1);
  });

  test('a new password ends every session, works once, and its owner is told', async () => {
    const { browser, email } = await newcomer(acme, mailbox);
    const elsewhere = acme.browser();
    await elsewhere.send(await elsewhere.open('/sign-in'), '/sign-in', { email, password });
    await mailbox.next(email);
    await browser.send(await browser.open('/forgot-password'), '/forgot-password', { email });
    const token = tokenIn(await mailbox.next(email));
    const fresh = acme.browser();
    const form = await fresh.open(`/choose-password?token=${token}`);
    expect((await fresh.send(form, '/choose-password', { password: 'password12' })).text).toContain(
      'easy to guess',
    );
    expect((await fresh.send(form, '/choose-password', { password: 'another long one' })).url).toBe(
      '/account',
    );
    expect((await elsewhere.open('/account')).url).toMatch(/^\/sign-in/);
    expect((await fresh.send(form, '/choose-password', { password: 'a third long one' })).status).toBe(410);
    expect((await mailbox.next(email)).subject).toContain('was changed');
    const back = await elsewhere.send(await elsewhere.open('/sign-in'), '/sign-in', { email, password });
    expect(back.status).toBe(400);
  });
});

describe('what belongs to another company is nothing here', () => {
  test('a cookie, a link to choose a password, and one to sign up', async () => {
    const { browser, email } = await newcomer(acme, mailbox);
    const there = other.browser();
    there.cookie = browser.cookie;
    expect((await there.open('/account')).url).toMatch(/^\/sign-in/);
    await mailbox.next(email);

    await browser.send(await browser.open('/forgot-password'), '/forgot-password', { email });
    const token = tokenIn(await mailbox.next(email));
    expect((await there.open(`/choose-password?token=${token}`)).status).toBe(410);
    expect((await there.post('/choose-password', { token, password })).status).toBe(410);
    expect((await browser.open(`/choose-password?token=${token}`)).status).toBe(200);

    const newEmail = someEmail();
    await browser.post('/sign-up', { name: 'Ada', email: newEmail, key: newId() });
    const signUp = tokenIn(await mailbox.next(newEmail));
    expect((await there.open(`/sign-up/finish?token=${signUp}`)).status).toBe(410);
  });

  test('nor does one that was never given open anything', async () => {
    const browser = acme.browser();
    for (const token of ['', 'nonsense', newCompanyToken(acme.company.id).token]) {
      browser.cookie = `session=${token}`;
      expect((await browser.open('/account')).url).toMatch(/^\/sign-in/);
      expect((await browser.open(`/sign-up/finish?token=${token}`)).status).toBe(410);
    }
  });

  test('a form that another site sends changes nothing', async () => {
    const { browser } = await newcomer(acme, mailbox);
    for (const origin of ['https://evil.test', `http://${other.host}`, 'null']) {
      expect((await browser.post('/sign-out', {}, origin)).status).toBe(403);
      expect((await browser.post('/sign-in', { email: 'a@b.test', password }, origin)).status).toBe(403);
    }
    expect((await browser.open('/account')).url).toBe('/account');
  });
});
