import type { Context } from '../context';
import { changedTables, type Dump, dumpOf } from '../contract/companyDump';
import { moneyRecounts } from './moneyRecounts';
import { recounts } from './recounts';
import { type DemoSignIn, seedDemo } from './seedDemo';
import { newId } from '../lib/ids';
import { login } from '../modules/auth/login';
import { stepSandboxClock } from '../modules/charging/clock';
import { enqueueDueCharges } from '../modules/charging/jobs';
import { chargeCompany } from '../modules/charging/run';
import { clientTimeline, recentActivity } from '../modules/client-activity/service';
import { clientBillingPlans } from '../modules/client-billing/service';
import { countClients, listClients } from '../modules/clients/service';
import { openDocument } from '../modules/invoices/openDocument';
import { paymentReceipt } from '../modules/payments/receipt';
import { refundPayment } from '../modules/payments/refund';
import { sendRefunds } from '../modules/payments/sendRefunds';
import { listPayments } from '../modules/payments/service';
import { billingInvoice } from '../modules/platform-fees/service';
import { stripeIntegration } from '../modules/stripe/service';
import { imbalances } from '../testing/books';
import { openWorld, type World } from '../testing/world';

let world: World;
let signIn: DemoSignIn;
let companyId: string;

beforeAll(async () => {
  world = await openWorld();
  const started = performance.now();
  signIn = await seedDemo(world.services);
  process.stdout.write(`The demo company took ${Math.round(performance.now() - started)} ms.\n`);
  const { rows } = await world.services.database.onPlatform((db) =>
    db.query<{ company_id: string }>('select company_id from operator_directory'),
  );
  companyId = rows[0]?.company_id ?? '';
});
afterAll(() => world.close());

describe('seed demo', () => {
  let dump: Dump;
  let ctx: Context;

  beforeAll(async () => {
    dump = await dumpOf(world.services.database, companyId);
    ctx = await world.as(
      { id: companyId, name: '', email: '', status: 'Active', country: 'US', subdomain: '' },
      'MANAGE_DASHBOARD',
      'MANAGE_CLIENT_MANAGEMENT',
      'MANAGE_PAYMENTS',
    );
  });

  test('its three people can sign in, one of each role, and a second start adds nothing', async () => {
    const before = await dumpOf(world.services.database, companyId);
    await expect(seedDemo(world.services)).resolves.toEqual(signIn);
    expect(changedTables(before, await dumpOf(world.services.database, companyId))).toEqual([]);
    const { people, password } = signIn;
    for (const { email } of people) {
      const session = await login(world.asNobody(), { email, password });
      expect(session).toMatchObject({ accessToken: expect.any(String) });
    }
    const { rows } = await world.services.database.inCompany(companyId, (db) =>
      db.query(`select email, role from operators where company_id = $1 and email like '%@livery.test'`, [
        companyId,
      ]),
    );
    expect(rows).toHaveLength(people.length);
    expect(rows).toEqual(expect.arrayContaining([...people]));
  });

  test('there are 243 clients, some in every status, the newest of these days', async () => {
    const { total, byStatus } = await countClients(ctx);
    expect(total).toBe(243);
    for (const { status, count } of byStatus) expect([status, count > 0]).toEqual([status, true]);
    const { items } = await listClients(ctx, { pageSize: 100 });
    const [newest] = items;
    expect(Date.now() - Number(newest?.createdAt)).toBeLessThan(4 * 24 * 60 * 60 * 1000);
    expect(newest?.number).toBe(243);
    expect(new Set(items.map(({ country }) => country)).size).toBeGreaterThan(6);
  });

  test('there is something of everything that the clients’ screens show', () => {
    const shown = [
      ...['clients', 'client_counts', 'client_facets', 'daily_tallies', 'subscriptions', 'mrr_movements'],
      ...['payments', 'payment_counts', 'refunds', 'client_sign_ins', 'client_mails', 'audit_events'],
      ...['client_billing_plans', 'plan_prices', 'billing_cards', 'theme_setups', 'stripe_integrations'],
      ...['payment_attempts', 'client_cards', 'invoices', 'sandbox_charges', 'sandbox_refunds'],
    ];
    expect(shown.filter((table) => dump[table]?.length === 0)).toEqual([]);
  });

  test.each(Object.entries({ ...recounts, ...moneyRecounts }))('%s: as the rows say', async (_what, sql) => {
    const { rows } = await world.services.database.inCompany(companyId, (db) => db.query(sql));
    expect(rows).toEqual([]);
  });

  test('the payments add up to what a business of its size takes', async () => {
    const incoming = await listPayments(ctx, {});
    expect(incoming.totals.count).toBeGreaterThan(600);
    expect(incoming.totals.failedCount).toBeGreaterThan(10);
    expect(incoming.totals.refunded).toBeGreaterThan(0);
    expect(incoming.totals.refunded).toBeLessThan(incoming.totals.gross / 20);
    const fees = incoming.totals.fees / incoming.totals.gross;
    expect(fees).toBeGreaterThan(0.029);
    expect(fees).toBeLessThan(0.045);
    const outgoing = await listPayments(ctx, { direction: 'Outgoing' });
    expect(outgoing.totalCount).toBeGreaterThanOrEqual(12);
    expect(outgoing.items.every(({ client }) => client === null)).toBe(true);
    expect((await listPayments(ctx, { status: 'Failed' })).items.every(({ failure }) => failure)).toBe(true);
  });

  test('a client’s timeline begins with how they came and goes on to these weeks', async () => {
    const { items } = await listClients(ctx, { filter: { status: ['Active'] }, pageSize: 20 });
    const oldest = items.at(-1)?.id ?? '';
    const { items: happened } = await clientTimeline(ctx, { id: oldest, first: 100 });
    expect(new Set(happened.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(4);
    expect(happened.at(-1)).toMatchObject({ kind: 'Change' });
    const recent = await recentActivity(ctx, 50);
    expect(recent).toHaveLength(50);
    expect(new Set(recent.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(2);
  });

  test('the team was told of what happened lately, each by what their role opens', async () => {
    const { rows } = await world.services.database.inCompany(companyId, (db) =>
      db.query<{ role: string; kinds: string[]; unread: number }>(
        `select o.role, array_agg(distinct n.kind order by n.kind) as kinds,
         (count(*) filter (where n.read_at is null))::integer as unread
       from notifications n join operators o on o.company_id = n.company_id and o.id = n.operator_id
       group by o.role order by o.role`,
      ),
    );
    expect(rows).toMatchObject([
      { role: 'Admin', kinds: ['ClientAdded', 'PaymentFailed'] },
      { role: 'ClientManagement', kinds: ['ClientAdded'] },
      { role: 'Staff', kinds: ['ClientAdded', 'PaymentFailed'] },
    ]);
    expect(rows.every(({ unread }) => unread < 12)).toBe(true);
  });
});

// These come last: they charge and refund.
describe('money', () => {
  let ctx: Context;

  async function ask<Row extends object>(text: string): Promise<Row[]> {
    return world.services.database.inCompany(companyId, async (db) => (await db.query<Row>(text)).rows);
  }

  const company = () => ({
    id: companyId,
    name: 'Northwind Studio',
    email: 'hello@northwind-studio.test',
    status: 'Active' as const,
    country: 'US',
    subdomain: 'northwind-studio',
  });

  beforeAll(async () => {
    ctx = await world.as(company(), 'MANAGE_PAYMENTS', 'MANAGE_WHITE_LABELLED_CUSTOMER');
  });

  const balanced = async (): Promise<void> =>
    expect(await imbalances(world.services.database, companyId)).toEqual({});

  test('the account is ready, and the books balance', async () => {
    expect(await stripeIntegration(ctx)).toMatchObject({ state: 'Ready' });
    await balanced();
  });

  test('the plans: one that is recommended, one in each status, with yearly prices and one setup fee', async () => {
    const plans = await clientBillingPlans(ctx);
    expect(plans.map(({ name, status }) => [name, status])).toEqual([
      ['Essentials', 'Active'],
      ['Growth', 'Active'],
      ['Partner', 'Active'],
      ['Boutique', 'Draft'],
      ['Launch offer', 'Archived'],
    ]);
    const growth = plans.find(({ isDefault }) => isDefault);
    expect(growth).toMatchObject({ name: 'Growth', code: 'growth', isPopular: true, priceVersion: 2 });
    for (const { price, yearlyPrice } of plans) expect(yearlyPrice).toBe(10 * price);
    expect(plans.filter(({ setupFee }) => setupFee > 0)).toHaveLength(1);
  });

  test('the first look charges nothing', async () => {
    const tries = 'select id from payment_attempts order by id';
    const before = await ask(tries);
    await enqueueDueCharges(world.services);
    expect(await world.services.jobs.waiting('charge-company')).toEqual([]);
    await chargeCompany(world.services, companyId);
    expect(await ask(tries)).toEqual(before);
  });

  test('two payments are disputed: one waits for an answer, one is lost and gone', async () => {
    expect(
      await ask(
        `select dispute_status, status, amount - amount_refunded > 0 as kept from payments
       where dispute_status is not null order by 1`,
      ),
    ).toEqual([
      { dispute_status: 'Lost', status: 'Disputed', kept: false },
      { dispute_status: 'NeedsResponse', status: 'Disputed', kept: true },
    ]);
  });

  test('there is a document of what Livery charged, and of what a client paid', async () => {
    const admin = await world.operator(company(), { role: 'Admin' });
    const ctx = await world.asAdmin({ ...company(), admin });
    const read = async (url: string): Promise<string> => {
      const [, id, token] = /payment-documents\/([^?]+)\?token=(.+)/.exec(url) ?? [];
      const { pdf } = await openDocument(world.services, id ?? '', decodeURIComponent(token ?? ''));
      return pdf.subarray(0, 5).toString();
    };
    const own = await ask<{ id: string }>(
      `select id from payments where direction = 'Outgoing' order by number desc limit 3`,
    );
    for (const { id } of own) expect(await read((await billingInvoice(ctx, id)).url)).toBe('%PDF-');
    const [paid] = (await listPayments(ctx, { status: 'Succeeded' })).items;
    expect(await read((await paymentReceipt(ctx, paid?.id ?? '')).url)).toBe('%PDF-');
  });

  test('whatever came in can be given back: in part, and whole', async () => {
    const left = await ask<{ id: string; left: number }>(
      `select id, amount - amount_refunded as left from payments
     where direction = 'Incoming' and status in ('Succeeded', 'PartiallyRefunded') and dispute_status is null
     order by status, attempt_count desc, number desc limit 12`,
    );
    for (const [place, { id, left: amount }] of left.entries()) {
      await refundPayment(ctx, { id, amount: place % 2 ? null : amount - 100, reason: 'Other' }, newId());
    }
    await sendRefunds(world.services, companyId);
    expect(await ask(`select id from refunds where status <> 'Succeeded'`)).toEqual([]);
    await balanced();
  });

  test('a week and a day later renewals, trials and retries have come about, most with success', async () => {
    const [before] = await ask<{ number: number }>('select max(number) as number from payments');
    await stepSandboxClock(ctx, { days: 8, idempotencyKey: newId() });
    await chargeCompany(world.services, companyId);
    const since = await ask<{ direction: string; status: string; trial: boolean }>(
      `select p.direction, p.status, p.trigger = 'Purchase' as trial from payments p where number > ${before?.number}`,
    );
    const clients = since.filter(({ direction }) => direction === 'Incoming');
    const came = clients.filter(({ status }) => status === 'Succeeded');
    expect(clients.length).toBeGreaterThan(25);
    expect(came.length).toBeGreaterThan(clients.length * 0.8);
    expect(came.length).toBeLessThan(clients.length);
    expect(since.filter(({ direction }) => direction === 'Outgoing')).toEqual([
      { direction: 'Outgoing', status: 'Succeeded', trial: false },
    ]);
    expect(clients.some(({ trial }) => trial)).toBe(true);
    const retried = await ask(
      `select from payment_attempts a join payments p on p.id = a.payment_id
     where p.number <= ${before?.number} and a.created_at > now() and a.trigger = 'RetryAuto'`,
    );
    expect(retried.length).toBeGreaterThan(3);
    await balanced();
  });
});
