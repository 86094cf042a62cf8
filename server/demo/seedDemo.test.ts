import { changedTables, dumpOf, type Dump } from '../contract/companyDump';
import { login } from '../modules/auth/login';
import { clientTimeline, recentActivity } from '../modules/client-activity/service';
import { countClients, listClients } from '../modules/clients/service';
import { listPayments } from '../modules/payments/service';
import type { Context } from '../context';
import { openWorld, type World } from '../testing/world';
import { moneyRecounts } from './moneyRecounts';
import { recounts } from './recounts';
import { seedDemo, type DemoSignIn } from './seedDemo';

let world: World;
let signIn: DemoSignIn;
let companyId: string;
let dump: Dump;
let ctx: Context;

beforeAll(async () => {
  world = await openWorld();
  const started = performance.now();
  signIn = await seedDemo(world.services);
  process.stdout.write(`The demo company took ${Math.round(performance.now() - started)} ms.\n`);
  const { rows } = await world.services.database.onPlatform((db) =>
    db.query<{ company_id: string }>('select company_id from operator_directory'),
  );
  companyId = rows[0]?.company_id ?? '';
  dump = await dumpOf(world.services.database, companyId);
  ctx = await world.as(
    { id: companyId, name: '', email: '', status: 'Active', country: 'US', subdomain: '' },
    'MANAGE_DASHBOARD',
    'MANAGE_CLIENT_MANAGEMENT',
    'MANAGE_PAYMENTS',
  );
});
afterAll(() => world.close());

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
