import type { Context } from '../../context';
import { newId } from '../../lib/ids';
import type { ClientFilter, ClientSortField } from '../../schema.generated';
import { openWorld, type TestCompany, type World } from '../../testing/world';
import { clientPlans } from './facets';
import { findClient, listClients } from './service';

let world: World;
let company: TestCompany;
let admin: Context;
let staff: Context;
let clientId: string;

beforeAll(async () => {
  world = await openWorld();
  company = await world.company();
  admin = await world.asAdmin(company);
  staff = await world.as(company, 'MANAGE_CLIENT_MANAGEMENT');
  const planId = newId();
  clientId = (await world.client(company, { status: 'Active' })).id;
  await world.services.database.inCompany(company.id, async (db) => {
    await db.query(
      `insert into client_billing_plans (company_id, id, position, name, price, currency, interval, trial_days)
       values ($1, $2, 1, 'Basic', 1200, 'GBP', 'Year', 14)`,
      [company.id, planId],
    );
    await db.query('update client_billing_plans set price = 2400 where id = $1', [planId]);
    await db.query(
      `insert into subscriptions (company_id, id, client_id, plan_id, price_version, status, mrr,
         current_period_start, current_period_end, started_at, ended_at)
       values ($1, $2, $4, $5, 2, 'Canceled', 200, '2024-01-01Z', '2025-01-01Z', '2024-01-01Z', '2025-01-01Z'),
         ($1, $3, $4, $5, 1, 'Active', 100, '2026-01-01Z', '2027-01-01Z', '2025-01-01Z', null)`,
      [company.id, newId(), newId(), clientId, planId],
    );
    await db.query(
      `update clients set plan_id = $2, mrr = 100, lifetime_value = 3000000000, last_payment_status = 'Failed',
         last_payment_at = '2026-01-01Z' where id = $1`,
      [clientId, planId],
    );
  });
});
afterAll(() => world.close());

test('one client comes with the subscription that runs, its kept price and the current one', async () => {
  const { money } = await findClient(admin, clientId);
  expect(money).toEqual({
    currency: expect.any(String),
    mrr: 100,
    lifetimeValue: 3_000_000_000,
    lastPaymentAt: '2026-01-01T00:00:00.000Z',
    lastPaymentStatus: 'Failed',
    subscription: {
      status: 'Active',
      price: 1200,
      interval: 'Year',
      intervalCount: 1,
      priceVersion: 1,
      currentPriceVersion: 2,
      startedAt: '2025-01-01T00:00:00.000Z',
      currentPeriodStart: '2026-01-01T00:00:00.000Z',
      currentPeriodEnd: '2027-01-01T00:00:00.000Z',
      cancelAtPeriodEnd: false,
    },
  });
  const { items } = await listClients(admin, {});
  expect(items[0]?.money).toMatchObject({ mrr: 100, lifetimeValue: 3_000_000_000 });
  expect(items[0]?.money?.subscription).toBeUndefined();
});

test('a client without a subscription has none', async () => {
  const { id } = await world.client(company);
  await expect(findClient(admin, id)).resolves.toMatchObject({ money: { mrr: 0, subscription: null } });
});

test('without MANAGE_PAYMENTS there is no money in a client, a list or a plan', async () => {
  await expect(findClient(staff, clientId)).resolves.toMatchObject({ money: null, plan: { name: 'Basic' } });
  const { items } = await listClients(staff, {});
  expect(items.map(({ money }) => money)).toEqual(items.map(() => null));
  await expect(clientPlans(staff)).resolves.toMatchObject([{ name: 'Basic', trialDays: 14, price: null }]);
  await expect(clientPlans(admin)).resolves.toMatchObject([{ interval: 'Year', price: 2400 }]);
});

test.each<ClientSortField>(['Mrr', 'LifetimeValue', 'LastPaymentAt'])(
  'without MANAGE_PAYMENTS a list is not sorted by %s',
  async (by) => {
    const sort = { by, direction: 'Ascending' as const };
    await expect(listClients(staff, { sort })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(listClients(admin, { sort })).resolves.toMatchObject({ page: 1 });
  },
);

const days = { from: '2026-01-01', to: '2026-01-31' };

test.each<[string, ClientFilter]>([
  ['failed payments', { lastPaymentFailed: true }],
  ['payments that went well', { lastPaymentFailed: false }],
  ['expansion', { movement: { kind: 'Expansion', ...days } }],
  ['contraction', { movement: { kind: 'Contraction', ...days } }],
])('without MANAGE_PAYMENTS a list is not filtered by %s', async (_what, filter) => {
  await expect(listClients(staff, { filter })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(listClients(admin, { filter })).resolves.toMatchObject({ page: 1 });
});

test.each<[string, ClientFilter]>([
  ['began to pay', { movement: { kind: 'New', ...days } }],
  ['stopped paying', { movement: { kind: 'Churned', ...days } }],
  ['pay', { activeOn: '2026-01-01' }],
])('without MANAGE_PAYMENTS a list shows who %s', async (_what, filter) => {
  await expect(listClients(staff, { filter })).resolves.toMatchObject({ page: 1 });
});

test('a failed payment needs the attention of those who may see it', async () => {
  const filter = { needsAttention: true };
  await expect(listClients(admin, { filter })).resolves.toMatchObject({ items: [{ id: clientId }] });
  await expect(listClients(staff, { filter })).resolves.toMatchObject({ items: [], totalCount: 0 });
});
