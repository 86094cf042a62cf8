import type { Context } from '../../context';
import { newId } from '../../lib/ids';
import { openWorld, type TestCompany, type World } from '../../testing/world';
import { clientFacets, clientPlans } from './facets';
import { createClient, listClients } from './service';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

async function addPlan(
  company: TestCompany,
  name: string,
  position: number,
  status = 'Active',
): Promise<string> {
  const id = newId();
  await world.services.database.inCompany(company.id, (db) =>
    db.query(
      `insert into client_billing_plans (company_id, id, position, name, price, currency, interval, status)
       values ($1, $2, $3, $4, 1000, 'GBP', 'Month', $5)`,
      [company.id, id, position, name, status],
    ),
  );
  return id;
}

async function start(): Promise<{ company: TestCompany; ctx: Context }> {
  const company = await world.company();
  return { company, ctx: await world.as(company, 'MANAGE_CLIENT_MANAGEMENT') };
}

test('name each plan, country and tag with how many clients it leaves', async () => {
  const { company, ctx } = await start();
  const second = await addPlan(company, 'Second', 2);
  const first = await addPlan(company, 'First', 1);
  await addPlan(company, 'Nobody', 3);
  const clients = [
    { planId: first, country: 'PT', tags: ['a', 'vip'] },
    { planId: second, country: 'GB', tags: ['vip'] },
    { planId: second, country: 'GB', tags: ['b'] },
    {},
  ];
  for (const [index, given] of clients.entries()) {
    await createClient(ctx, { name: `Client ${index}`, email: `${index}@client.test`, ...given });
  }
  await expect(clientFacets(ctx)).resolves.toEqual({
    plans: [
      { plan: { id: first, name: 'First' }, count: 1 },
      { plan: { id: second, name: 'Second' }, count: 2 },
    ],
    countries: [
      { value: 'GB', count: 2 },
      { value: 'PT', count: 1 },
    ],
    tags: [
      { value: 'vip', count: 2 },
      { value: 'a', count: 1 },
      { value: 'b', count: 1 },
    ],
  });
  await expect(listClients(ctx, { filter: { planId: [second, first] } })).resolves.toMatchObject({
    totalCount: 3,
  });
  await expect(listClients(ctx, { filter: { country: ['gb'] } })).resolves.toMatchObject({ totalCount: 2 });
  await expect(clientFacets((await start()).ctx)).resolves.toEqual({ plans: [], countries: [], tags: [] });
});

test('plans on offer stand in the order that clients see, without the archived', async () => {
  const { company, ctx } = await start();
  await addPlan(company, 'Third', 3);
  await addPlan(company, 'Old', 1, 'Archived');
  await addPlan(company, 'Second', 2, 'Draft');
  const plans = await clientPlans(ctx);
  expect(plans.map(({ name }) => name)).toEqual(['Second', 'Third']);
  await expect(clientPlans((await start()).ctx)).resolves.toEqual([]);
});

test.each([
  ['facets', clientFacets],
  ['plans', clientPlans],
])('%s are not for operators without MANAGE_CLIENT_MANAGEMENT', async (_what, call) => {
  const ctx = await world.as(await world.company(), 'MANAGE_DASHBOARD', 'MANAGE_PAYMENTS');
  await expect(call(ctx)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(call(world.asNobody())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});

test.each([
  ['planId', { planId: ['0190c0de-0000-7000-8000-000000000000'] }],
  ['createdTo', { createdFrom: '2026-02-01', createdTo: '2026-01-01' }],
  ['createdFrom', { createdFrom: '0000-01-01' }],
  ['trialEndsWithinDays', { trialEndsWithinDays: 91 }],
  ['country.0', { country: ['Atlantis'] }],
  ['movement', { movement: { kind: 'New' as const, from: '2026-02-01', to: '2026-01-01' } }],
])('a filter with a wrong %s is refused', async (field, filter) => {
  const { ctx } = await start();
  await expect(listClients(ctx, { filter })).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    details: { fields: { [field]: expect.any(String) } },
  });
});
