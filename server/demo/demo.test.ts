import type { Context } from '../platform';
import { login } from '../identity/internals';
import { countClients, listClients } from '../clients/internals';
import {
  advanceTestClock,
  chargeCompany,
  clientBillingPlans,
  companiesWithDueCharges,
  createInvoiceLink,
  createReceiptLink,
  enqueueCharging,
  listPayments,
  openDocument,
  refundPayment,
  sendRefunds,
  stripeIntegration,
} from '../billing/internals';
import { clientTimeline, recentActivity } from '../insights/internals';
import { changedTables, type Dump, dumpCompany } from '../operations/companyDump';
import { moneyConsistencyChecks } from './moneyConsistencyChecks';
import { consistencyChecks } from './consistencyChecks';
import { type DemoSignIn, seedDemo } from './seedDemo';
import { newId } from '../lib/ids';
import { findImbalances } from '../testing/findImbalances';
import { openFixture, type Fixture } from '../testing/fixture';

let fixture: Fixture;
let signIn: DemoSignIn;
let companyId: string;

beforeAll(async () => {
  fixture = await openFixture();
  const startedAt = performance.now();
  signIn = await seedDemo(fixture.services);
  process.stdout.write(`The demo company took ${Math.round(performance.now() - startedAt)} ms.\n`);
  const { rows } = await fixture.services.database.onPlatform((db) =>
    db.query<{ company_id: string }>('select company_id from operator_directory'),
  );
  companyId = rows[0]?.company_id ?? '';
});
afterAll(() => fixture.close());

describe('seedDemo', () => {
  let dump: Dump;
  let ctx: Context;

  beforeAll(async () => {
    dump = await dumpCompany(fixture.services.database, companyId);
    ctx = await fixture.signedIn(
      { id: companyId, name: '', email: '', status: 'Active', country: 'US', subdomain: '' },
      ['MANAGE_DASHBOARD', 'MANAGE_CLIENT_MANAGEMENT', 'MANAGE_PAYMENTS'],
    );
  });

  test('creates a working sign-in for each role and changes nothing on a second run', async () => {
    const before = await dumpCompany(fixture.services.database, companyId);
    await expect(seedDemo(fixture.services)).resolves.toEqual(signIn);
    expect(changedTables(before, await dumpCompany(fixture.services.database, companyId))).toEqual([]);
    const { users, password } = signIn;
    for (const { email } of users) {
      const session = await login(fixture.asAnonymous(), { email, password });
      expect(session).toMatchObject({ accessToken: expect.any(String) });
    }
    const { rows } = await fixture.services.database.inCompany(companyId, (db) =>
      db.query(`select email, role from operators where company_id = $1 and email like '%@livery.test'`, [
        companyId,
      ]),
    );
    expect(rows).toHaveLength(users.length);
    expect(rows).toEqual(expect.arrayContaining([...users]));
  });

  test('creates 243 clients that cover every status, the newest of which is less than four days old', async () => {
    const { total, byStatus } = await countClients(ctx);
    expect(total).toBe(243);
    for (const { status, count } of byStatus) expect([status, count > 0]).toEqual([status, true]);
    const { items } = await listClients(ctx, { pageSize: 100 });
    const [newest] = items;
    expect(Date.now() - Number(newest?.createdAt)).toBeLessThan(4 * 24 * 60 * 60 * 1000);
    expect(newest?.number).toBe(243);
    expect(new Set(items.map(({ country }) => country)).size).toBeGreaterThan(6);
  });

  test('fills the tables of clients, plans, billing, the brand and the audit log', () => {
    const expectedTables = [
      ...['clients', 'client_facets', 'daily_tallies', 'subscriptions', 'mrr_movements'],
      ...['payments', 'payment_counts', 'refunds', 'client_sign_ins', 'client_emails', 'audit_events'],
      ...['client_billing_plans', 'plan_prices', 'billing_cards', 'theme_setups', 'stripe_integrations'],
      ...['payment_attempts', 'client_cards', 'invoices', 'sandbox_charges', 'sandbox_refunds'],
    ];
    expect(expectedTables.filter((table) => !dump[table]?.length)).toEqual([]);
  });

  test.each(Object.entries({ ...consistencyChecks, ...moneyConsistencyChecks }))(
    'creates data that passes the consistency check “%s”',
    async (_name, sql) => {
      const { rows } = await fixture.services.database.inCompany(companyId, (db) => db.query(sql));
      expect(rows).toEqual([]);
    },
  );

  test('creates payments with plausible totals, fees, refunds and failures', async () => {
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

  test('fills the timeline of an active client and the recent activity', async () => {
    const { items } = await listClients(ctx, { filter: { status: ['Active'] }, pageSize: 20 });
    const oldest = items.at(-1)?.id ?? '';
    const { items: events } = await clientTimeline(ctx, { id: oldest, first: 100 });
    expect(new Set(events.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(4);
    expect(events.at(-1)).toMatchObject({ kind: 'Change' });
    const recent = await recentActivity(ctx, 50);
    expect(recent).toHaveLength(50);
    expect(new Set(recent.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(2);
  });

  test('notifies operators of the recent events that their role can see', async () => {
    const { rows } = await fixture.services.database.inCompany(companyId, (db) =>
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

// These tests run last because they charge and refund.
describe('demo billing', () => {
  let ctx: Context;

  async function queryRows<Row extends object>(text: string) {
    return fixture.services.database.inCompany(companyId, async (db) => (await db.query<Row>(text)).rows);
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
    ctx = await fixture.signedIn(company(), ['MANAGE_PAYMENTS', 'MANAGE_WHITE_LABELLED_CUSTOMER']);
  });

  const expectBalanced = async (): Promise<void> =>
    expect(await findImbalances(fixture.services.database, companyId)).toEqual({});

  test('has a payment account that is ready to charge, and balanced ledgers', async () => {
    expect(await stripeIntegration(ctx)).toMatchObject({ state: 'Ready' });
    await expectBalanced();
  });

  test('has plans in every status with yearly prices, one default plan and one setup fee', async () => {
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

  test('charges nothing on the first run of the charging job', async () => {
    const attemptIds = 'select id from payment_attempts order by id';
    const before = await queryRows(attemptIds);
    await enqueueCharging(fixture.services, companiesWithDueCharges);
    expect(await fixture.services.jobs.unfinished('charge-company')).toEqual([]);
    await chargeCompany(fixture.services, companyId);
    expect(await queryRows(attemptIds)).toEqual(before);
  });

  test('has one dispute that needs a response and one lost dispute', async () => {
    expect(
      await queryRows(
        `select dispute_status, status, amount - amount_refunded > 0 as refundable from payments
       where dispute_status is not null order by 1`,
      ),
    ).toEqual([
      { dispute_status: 'Lost', status: 'Disputed', refundable: false },
      { dispute_status: 'NeedsResponse', status: 'Disputed', refundable: true },
    ]);
  });

  test('creates PDF documents for platform fees and client payments', async () => {
    const admin = await fixture.operator(company(), { role: 'Admin' });
    const ctx = await fixture.signedIn(company(), admin);
    const readPdfHeader = async (url: string): Promise<string> => {
      const [, id, token] = /payment-documents\/([^?]+)\?.*token=(.+)/.exec(url) ?? [];
      const { pdf } = await openDocument(fixture.services, id ?? '', decodeURIComponent(token ?? ''));
      return pdf.subarray(0, 5).toString();
    };
    const platformPayments = await queryRows<{ id: string }>(
      `select id from payments where direction = 'Outgoing' order by number desc limit 3`,
    );
    for (const { id } of platformPayments)
      expect(await readPdfHeader((await createInvoiceLink(ctx, id)).url)).toBe('%PDF-');
    const [payment] = (await listPayments(ctx, { status: 'Succeeded' })).items;
    expect(await readPdfHeader((await createReceiptLink(ctx, payment?.id ?? '')).url)).toBe('%PDF-');
  });

  test('refunds collected payments in part and in full', async () => {
    const payments = await queryRows<{ id: string; refundable: number }>(
      `select id, amount - amount_refunded as refundable from payments
     where direction = 'Incoming' and status in ('Succeeded', 'PartiallyRefunded') and dispute_status is null
     order by status, attempt_count desc, number desc limit 12`,
    );
    for (const [index, { id, refundable }] of payments.entries()) {
      await refundPayment(ctx, { id, amount: index % 2 ? null : refundable - 100, reason: 'Other' }, newId());
    }
    await sendRefunds(fixture.services, companyId);
    expect(await queryRows(`select id from refunds where status <> 'Succeeded'`)).toEqual([]);
    await expectBalanced();
  });

  test('charges renewals and ended trials, and retries payments, when the test clock advances eight days', async () => {
    const [before] = await queryRows<{ number: number }>('select max(number) as number from payments');
    await advanceTestClock(ctx, { days: 8, idempotencyKey: newId() });
    await chargeCompany(fixture.services, companyId);
    const newPayments = await queryRows<{ direction: string; status: string; trial: boolean }>(
      `select p.direction, p.status, p.trigger = 'Purchase' as trial from payments p where number > ${before?.number}`,
    );
    const clients = newPayments.filter(({ direction }) => direction === 'Incoming');
    const succeeded = clients.filter(({ status }) => status === 'Succeeded');
    expect(clients.length).toBeGreaterThan(25);
    expect(succeeded.length).toBeGreaterThan(clients.length * 0.8);
    expect(succeeded.length).toBeLessThan(clients.length);
    expect(newPayments.filter(({ direction }) => direction === 'Outgoing')).toEqual([
      { direction: 'Outgoing', status: 'Succeeded', trial: false },
    ]);
    expect(clients.some(({ trial }) => trial)).toBe(true);
    const retried = await queryRows(
      `select from payment_attempts a join payments p on p.id = a.payment_id
     where p.number <= ${before?.number} and a.created_at > now() and a.trigger = 'RetryAuto'`,
    );
    expect(retried.length).toBeGreaterThan(3);
    await expectBalanced();
  });
});
