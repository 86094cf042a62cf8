import { execute, type GraphQLObjectType, isObjectType, parse } from 'graphql';
import { buildSchema, type ClientFilter, type Context, type QueryClientsArgs } from '../platform';
import { resolvers } from '../resolvers';
import { newId } from '../lib/ids';
import { clientFacets, clientPlans, createClient, findClient } from './clients.service';
import { listClients } from './list.service';
import { type ClientSortField, clientStatuses, type PlanStatus } from '../../contract/enums';
import { openFixture, type TestCompany, type Fixture } from '../testing/fixture';

let fixture: Fixture;
beforeAll(async () => void (fixture = await openFixture()));
afterAll(() => fixture.close());

describe('listClients', () => {
  let company: TestCompany;
  let ctx: Context;

  const nameParts = [
    'Ana',
    'Zoë',
    'émile',
    'Émile',
    'ana',
    '100%_sure',
    'back\\slash',
    'O’Neil',
    '李雷',
    'ÅSA',
  ];
  const pick = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item;

  beforeAll(async () => {
    company = await fixture.company();
    ctx = await fixture.signedIn(company, ['MANAGE_CLIENT_MANAGEMENT']);
    for (let index = 0; index < 137; index += 1) {
      await fixture.client(company, {
        name: `${pick(nameParts, index)} ${pick(nameParts, index * 7 + 3)}`,
        email: `Client${index}@${pick(['one', 'two'], index)}.test`,
        phone: index % 3 === 0 ? `+1415555${1000 + index}` : null,
        country: pick([null, 'US', 'PT', null, 'DE'], index),
        status: pick(clientStatuses, index * 5),
        // Many clients share a timestamp, so that only their ids determine the order.
        createdAt: new Date(Date.UTC(2025, 0, 1 + (index % 4))),
      });
    }
    await fixture.client(await fixture.company(), { name: 'Ana of another company' });
  });

  test.each(['%%%', '___', 'a%a', 'Z_ë', "'; drop table clients; --", '\\\\\\'])(
    'finds no client for %p, which has no special meaning in a search',
    async (search) => {
      await expect(listClients(ctx, { search })).resolves.toMatchObject({ items: [], totalCount: 0 });
    },
  );

  test('returns the totals and no clients for a page after the last', async () => {
    const last = { page: 9000, pageSize: 20, totalPages: 7, totalCount: 137, lastNumber: 137 };
    await expect(listClients(ctx, { page: 9000 })).resolves.toEqual({ items: [], ...last });
    await expect(listClients(ctx, { page: 90, search: 'ana' })).resolves.toMatchObject({
      items: [],
      page: 90,
    });
    const { totalCount } = await listClients(ctx, { page: 90, search: 'ana' });
    expect(totalCount).toBe((await listClients(ctx, { search: 'ana' })).totalCount);
  });

  test.each<[string, QueryClientsArgs]>([
    ['page', { page: 0 }],
    ['page', { page: -1 }],
    ['page', { page: 2_000_000_000 }],
    ['pageSize', { pageSize: 21 }],
    ['pageSize', { pageSize: 100_000 }],
    ['search', { search: 'x'.repeat(5_000_000) }],
  ])('rejects a %s outside its limits', async (field, args) => {
    await expect(listClients(ctx, args)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { [field]: expect.any(String) } },
    });
  });

  test('ignores a NUL and a lone surrogate in a search', async () => {
    const { totalCount } = await listClients(ctx, { search: 'ana' });
    await expect(listClients(ctx, { search: 'a\u0000na\ud800' })).resolves.toMatchObject({ totalCount });
  });

  test('finds a client by a phone number in another format', async () => {
    const { items } = await listClients(ctx, { search: '+1 (415) 555-1003' });
    expect(items.map(({ phone }) => phone)).toEqual(['+14155551003']);
  });
});

describe('clients query', () => {
  const schema = buildSchema(resolvers);
  const client = schema.getType('Client') as GraphQLObjectType;
  // Lists do not include subscriptions.
  const subfields: Record<string, string> = {
    plan: '{ id name }',
    deactivation: '{ isScheduled at reason note by }',
    money: '{ currency mrr lifetimeValue lastPaymentAt lastPaymentStatus }',
  };
  const fieldNames = Object.keys(client.getFields());
  const fieldSelection = (name: string): string => `${name} ${subfields[name] ?? ''}`;

  let ctx: Context;
  beforeAll(async () => {
    const { database } = fixture.services;
    const company = await fixture.company();
    const plan = await fixture.plan(company);
    const { id } = await fixture.client(company, {
      phone: '+351210000000',
      country: 'PT',
      status: 'Deactivated',
    });
    await database.inCompany(company.id, (db) =>
      db.query(
        `update clients set plan_id = $3, tags = '{vip}', note = 'a', external_id = 'b', contact_first_name = 'c',
         contact_last_name = 'd', address_line1 = 'e', address_line2 = 'f', city = 'g', state = 'h',
         postal_code = 'i', language = 'de', tax_id = 'j', website = 'https://k.test', trial_ends_at = '2026-01-01',
         next_renewal_at = '2026-01-02', last_login_at = '2026-01-03'
       where company_id = $1 and id = $2`,
        [company.id, id, plan.id],
      ),
    );
    ctx = await fixture.signedIn(company);
  });

  async function loadClient(fields: string): Promise<Record<string, unknown>> {
    const document = parse(`{ clients { items { ${fields} } } }`);
    const { data, errors } = await execute({ schema, document, contextValue: { ...ctx } });
    expect(errors).toBeUndefined();
    return (data as unknown as { clients: { items: [Record<string, unknown>] } }).clients.items[0];
  }

  test('is tested with the subfields of every object field', () => {
    const nested = fieldNames.filter((name) => isObjectType(client.getFields()[name]?.type));
    expect(Object.keys(subfields).sort()).toEqual(nested.sort());
  });

  test.each(fieldNames)('returns the same %s with and without other fields', async (name) => {
    const all = await loadClient(fieldNames.map(fieldSelection).join(' '));
    expect(all[name]).not.toBeNull();
    expect(await loadClient(fieldSelection(name))).toEqual({ [name]: all[name] });
  });
});

describe('creation day filter', () => {
  // November 2, 2025 repeats its first hour in Havana. March 30, 2025 starts at 1:00 in Beirut.
  test.each([
    [
      'America/Havana',
      '2025-11-02',
      ['2025-11-02T04:00:00Z', '2025-11-02T05:30:00Z', '2025-11-03T04:59:59Z'],
    ],
    ['Asia/Beirut', '2025-03-30', ['2025-03-29T22:00:00Z', '2025-03-30T20:59:59Z']],
  ])('covers the whole day when clocks change at midnight in %s', async (timeZone, day, times) => {
    const company = await fixture.company();
    const ctx = await fixture.signedIn(company, ['MANAGE_CLIENT_MANAGEMENT']);
    await fixture.query(company, 'update companies set time_zone = $2 where id = $1', [company.id, timeZone]);
    const timestamps = times.map((time) => new Date(time));
    const outside = [
      new Date(Math.min(...timestamps.map(Number)) - 1000),
      new Date(Math.max(...timestamps.map(Number)) + 1000),
    ];
    for (const createdAt of [...timestamps, ...outside]) await fixture.client(company, { createdAt });
    const { items } = await listClients(ctx, {
      filter: { createdFrom: day, createdTo: day },
      sort: { field: 'CreatedAt', direction: 'Ascending' },
    });
    expect(items.map(({ createdAt }) => createdAt)).toEqual(timestamps);
    const rows = await fixture.query(
      company,
      "select count from daily_tallies where measure = 'ClientsAdded' and day = $1",
      [day],
    );
    expect(rows).toEqual([{ count: timestamps.length }]);
  });
});

test('the trial filter follows the company’s clock', async () => {
  const company = await fixture.company();
  const ctx = await fixture.signedIn(company, ['MANAGE_CLIENT_MANAGEMENT']);
  const { id } = await fixture.client(company, { status: 'Trialing' });
  const runSql = (text: string) => fixture.inCompany(company, (db) => db.query(text, [company.id]));
  await runSql("update clients set trial_ends_at = now() + interval '7 days 1 hour' where company_id = $1");
  const found: string[][] = [];
  for (const ahead of ['0', '1 day', '8 days', '1 day']) {
    await runSql(`update companies set clock_ahead = '${ahead}', clock_goal = '${ahead}' where id = $1`);
    const { items } = await listClients(ctx, { filter: { trialEndsWithinDays: 7 } });
    found.push(items.map((client) => client.id));
  }
  expect(found).toEqual([[], [id], [], [id]]);
});

describe('client list options', () => {
  async function addPlan(
    company: TestCompany,
    name: string,
    position: number,
    status: PlanStatus = 'Active',
  ): Promise<string> {
    return (await fixture.plan(company, { name, position, status })).id;
  }

  async function setUpCompany(): Promise<{ company: TestCompany; ctx: Context }> {
    const company = await fixture.company();
    return { company, ctx: await fixture.signedIn(company, ['MANAGE_CLIENT_MANAGEMENT']) };
  }

  test('clientFacets returns the number of clients for each plan, country and tag', async () => {
    const { company, ctx } = await setUpCompany();
    const second = await addPlan(company, 'Second', 2);
    const first = await addPlan(company, 'First', 1);
    await addPlan(company, 'Unused', 3);
    const clients = [
      { planId: first, country: 'PT', tags: ['a', 'vip'] },
      { planId: second, country: 'GB', tags: ['vip'] },
      { planId: second, country: 'GB', tags: ['b'] },
      {},
    ];
    for (const [index, overrides] of clients.entries()) {
      await createClient(ctx, { name: `Client ${index}`, email: `${index}@client.test`, ...overrides });
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
    await expect(clientFacets((await setUpCompany()).ctx)).resolves.toEqual({
      plans: [],
      countries: [],
      tags: [],
    });
  });

  test('clientPlans returns plans in the order of the portal, without archived plans', async () => {
    const { company, ctx } = await setUpCompany();
    await addPlan(company, 'Third', 3);
    await addPlan(company, 'Old', 1, 'Archived');
    await addPlan(company, 'Second', 2, 'Draft');
    const plans = await clientPlans(ctx);
    expect(plans.map(({ name }) => name)).toEqual(['Second', 'Third']);
    await expect(clientPlans((await setUpCompany()).ctx)).resolves.toEqual([]);
  });

  test.each([
    ['facets', clientFacets],
    ['plans', clientPlans],
  ])('reading %s requires MANAGE_CLIENT_MANAGEMENT and a session', async (_name, call) => {
    const ctx = await fixture.signedIn(await fixture.company(), ['MANAGE_DASHBOARD', 'MANAGE_PAYMENTS']);
    await expect(call(ctx)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(call(fixture.asAnonymous())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  test.each([
    ['planId', { planId: ['0190c0de-0000-7000-8000-000000000000'] }],
    ['createdTo', { createdFrom: '2026-02-01', createdTo: '2026-01-01' }],
    ['createdFrom', { createdFrom: '0000-01-01' }],
    ['trialEndsWithinDays', { trialEndsWithinDays: 91 }],
    ['country.0', { country: ['Atlantis'] }],
    ['movement', { movement: { kind: 'New' as const, from: '2026-02-01', to: '2026-01-01' } }],
  ])('listClients rejects a filter with an invalid %s', async (field, filter) => {
    const { ctx } = await setUpCompany();
    await expect(listClients(ctx, { filter })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { [field]: expect.any(String) } },
    });
  });
});

describe('payment data of clients', () => {
  let company: TestCompany;
  let admin: Context;
  let staff: Context;
  let clientId: string;

  beforeAll(async () => {
    company = await fixture.company();
    admin = await fixture.signedIn(company);
    staff = await fixture.signedIn(company, ['MANAGE_CLIENT_MANAGEMENT']);
    const { id: planId } = await fixture.plan(company, {
      name: 'Basic',
      ...({ price: 1200, currency: 'GBP', interval: 'Year', trialDays: 14 } as const),
    });
    clientId = (await fixture.client(company, { status: 'Active' })).id;
    await fixture.inCompany(company, async (db) => {
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

  test('includes the running subscription with its price and both price versions, except in lists', async () => {
    const { money } = await findClient(admin, clientId);
    expect(money).toEqual({
      currency: expect.any(String),
      mrr: 100,
      lifetimeValue: 3_000_000_000,
      lastPaymentAt: '2026-01-01T00:00:00.000Z',
      lastPaymentStatus: 'Failed',
      subscription: {
        status: 'Active',
        hasAccess: true,
        price: 1200,
        interval: 'Year',
        intervalCount: 1,
        priceVersion: 1,
        currentPriceVersion: 2,
        startedAt: '2025-01-01T00:00:00.000Z',
        currentPeriodStart: '2026-01-01T00:00:00.000Z',
        currentPeriodEnd: '2027-01-01T00:00:00.000Z',
        currentPeriodFrom: '2026-01-01',
        currentPeriodTo: '2026-12-31',
        cancelAtPeriodEnd: false,
        nextChargeAt: null,
        nextChargeAmount: null,
      },
    });
    const { items } = await listClients(admin, {});
    expect(items[0]?.money).toMatchObject({ mrr: 100, lifetimeValue: 3_000_000_000 });
    expect(items[0]?.money?.subscription).toBeUndefined();
  });

  test('has a null subscription for a client who never subscribed', async () => {
    const { id } = await fixture.client(company);
    await expect(findClient(admin, id)).resolves.toMatchObject({ money: { mrr: 0, subscription: null } });
  });

  test('is hidden in clients, lists and plans without MANAGE_PAYMENTS', async () => {
    await expect(findClient(staff, clientId)).resolves.toMatchObject({
      money: null,
      plan: { name: 'Basic' },
    });
    const { items } = await listClients(staff, {});
    expect(items.map(({ money }) => money)).toEqual(items.map(() => null));
    await expect(clientPlans(staff)).resolves.toMatchObject([{ name: 'Basic', trialDays: 14, price: null }]);
    await expect(clientPlans(admin)).resolves.toMatchObject([{ interval: 'Year', price: 2400 }]);
  });

  test.each<ClientSortField>(['Mrr', 'LifetimeValue', 'LastPaymentAt'])(
    'sorting by %s requires MANAGE_PAYMENTS',
    async (field) => {
      const sort = { field, direction: 'Ascending' as const };
      await expect(listClients(staff, { sort })).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(listClients(admin, { sort })).resolves.toMatchObject({ page: 1 });
    },
  );

  const january = { from: '2026-01-01', to: '2026-01-31' };

  test.each<[string, ClientFilter]>([
    ['failed payments', { lastPaymentFailed: true }],
    ['successful payments', { lastPaymentFailed: false }],
    ['expansion', { movement: { kind: 'Expansion', ...january } }],
    ['contraction', { movement: { kind: 'Contraction', ...january } }],
  ])('filtering by %s requires MANAGE_PAYMENTS', async (_name, filter) => {
    await expect(listClients(staff, { filter })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(listClients(admin, { filter })).resolves.toMatchObject({ page: 1 });
  });

  test.each<[string, ClientFilter]>([
    ['started paying', { movement: { kind: 'New', ...january } }],
    ['stopped paying', { movement: { kind: 'Churned', ...january } }],
    ['pay', { activeOn: '2026-01-01' }],
  ])('filtering for clients who %s does not require MANAGE_PAYMENTS', async (_name, filter) => {
    await expect(listClients(staff, { filter })).resolves.toMatchObject({ page: 1 });
  });

  test('needsAttention includes clients with a failed payment only for viewers with MANAGE_PAYMENTS', async () => {
    const filter = { needsAttention: true };
    await expect(listClients(admin, { filter })).resolves.toMatchObject({ items: [{ id: clientId }] });
    await expect(listClients(staff, { filter })).resolves.toMatchObject({ items: [], totalCount: 0 });
  });
});
