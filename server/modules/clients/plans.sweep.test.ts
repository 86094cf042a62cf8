import type { ClientFilter, ClientSortField } from '../../schema.generated';
import { explainQueries, nodesOf, type Plan } from '../../testing/explainQueries';
import { isSlowRun } from '../../testing/repetitions';
import { openWorld, type TestCompany, type World } from '../../testing/world';
import { clientNeighbours } from './neighbours';
import { listClients } from './service';
import { lookAfter } from './testing/lookAfter';
import { sortFields } from './testing/model';

const indexOf: Readonly<Record<ClientSortField, string>> = {
  Number: 'clients_by_number',
  Name: 'clients_by_name',
  Email: 'clients_by_email',
  Phone: 'clients_by_phone',
  Status: 'clients_by_status',
  Plan: 'clients_by_plan',
  Tags: 'clients_by_tags',
  Source: 'clients_by_source',
  Mrr: 'clients_by_mrr',
  LifetimeValue: 'clients_by_lifetime_value',
  LastPaymentAt: 'clients_by_last_payment',
  TrialEndsAt: 'clients_by_trial_end',
  NextRenewalAt: 'clients_by_next_renewal',
  LastLoginAt: 'clients_by_last_login',
  Country: 'clients_by_country',
  CreatedAt: 'clients_by_created',
  UpdatedAt: 'clients_by_updated',
};

// The gate reads lists in these orders.
const fields: readonly ClientSortField[] = isSlowRun ? sortFields : ['CreatedAt', 'Name'];

let world: World;
let company: TestCompany;

beforeAll(async () => {
  world = await openWorld();
  company = await world.company();
  await fill(await world.company(), 4000);
  await fill(company, 20_000);
  await lookAfter(world);
}, 300_000);
afterAll(() => world.close());

const chunk = 4000;

async function fill({ id }: TestCompany, count: number): Promise<void> {
  for (let first = 1; first <= count; first += chunk) {
    await world.services.database.inCompany(id, (db) =>
      db.query(
        `with numbered as (update companies set last_client_number = $3 where id = $1)
         insert into clients
           (company_id, id, number, name, email, country, status, source, created_at, updated_at)
         select $1, gen_random_uuid(), i, 'Name ' || md5(i::text), md5(i::text) || '@client.test',
           (array['US', 'PT', null, 'DE'])[1 + i % 4], (array['Active', 'Invited', 'Paused'])[1 + i % 3],
           'Manual', now() - i * interval '1 minute', now() - i * interval '1 minute'
         from generate_series($2::integer, $3::integer) i`,
        [id, first, Math.min(first + chunk - 1, count)],
      ),
    );
  }
}

const cases = fields.flatMap((by) =>
  (['Ascending', 'Descending'] as const).flatMap((direction) =>
    [1, 160].map((page) => [by, direction, page] as const),
  ),
);

test.each(cases)(
  'of 20,000 clients by %s, %s, page %d comes from the index and nothing is sorted but itself',
  async (by, direction, page) => {
    const { ctx, plans } = explainQueries(await world.asAdmin(company));
    const { items, totalCount } = await listClients(ctx, { page, pageSize: 100, sort: { by, direction } });
    expect(items).toHaveLength(100);
    expect(totalCount).toBe(20_000);
    expect(plans).toHaveLength(2);
    const nodes = plans.flatMap(nodesOf);
    const isSorting = (node: Plan) => node['Node Type'].includes('Sort');
    expect(nodes.filter((node) => isSorting(node) && node['Actual Rows'] > 100)).toEqual([]);
    // Not a client of the pages before is read, whatever the usual filters are.
    expect(nodes).toContainEqual(
      expect.objectContaining({
        'Node Type': 'Index Only Scan',
        'Index Name': expect.stringMatching(`^${indexOf[by]}`),
      }),
    );
  },
);

test.each<[string, ClientFilter]>([
  ['status', { status: ['Paused', 'Active'] }],
  ['country', { country: ['US'] }],
  ['two of them', { status: ['Active', 'Invited'], country: ['US', 'PT'] }],
])('a page far down a list filtered by %s reads no client of the pages before', async (_what, filter) => {
  const { ctx, plans } = explainQueries(await world.asAdmin(company));
  const sort = { by: 'Name', direction: 'Ascending' } as const;
  await listClients(ctx, { filter, sort, page: 200 });
  const nodes = plans.flatMap(nodesOf);
  expect(nodes).toContainEqual(
    expect.objectContaining({ 'Node Type': 'Index Only Scan', 'Index Name': 'clients_by_name' }),
  );
});

test.each(fields.filter((by) => by !== 'Tags'))(
  'neighbours by %s are looked up where the client stands',
  async (by) => {
    const { items } = await listClients(await world.asAdmin(company), { page: 600 });
    for (const direction of ['Ascending', 'Descending'] as const) {
      const { ctx, plans } = explainQueries(await world.asAdmin(company));
      await clientNeighbours(ctx, { id: items[0]?.id ?? '', sort: { by, direction } });
      const read = plans
        .flatMap(nodesOf)
        .map((node) => node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0));
      expect(Math.max(...read)).toBeLessThan(5);
    }
  },
);

test('one status by itself gives the newest first from its own index', async () => {
  const { ctx, plans } = explainQueries(await world.asAdmin(company));
  await listClients(ctx, { filter: { status: ['Paused'] } });
  const names = plans.flatMap(nodesOf).map((node) => node['Index Name']);
  expect(names).toContain('clients_by_status_created');
});

test.each([
  ['many, in part of a name', 'name a', "search_text like '%name a%'"],
  ['many, at the beginning of a name', 'na', "lower(name) like 'na%'"],
  ['many, at the beginning of an address', 'c', "lower(name) like 'c%' or lower(email) like 'c%'"],
  ['few', 'name abc', "search_text like '%name abc%'"],
])('a search that finds %s finds all of them', async (_what, search, condition) => {
  const ctx = await world.asAdmin(company);
  const { rows } = await world.services.database.inCompany(company.id, (db) =>
    db.query<{ count: number }>(`select count(*)::integer as count from clients where ${condition}`),
  );
  const { items, totalCount } = await listClients(ctx, {
    search,
    sort: { by: 'Name', direction: 'Ascending' },
  });
  expect(totalCount).toBe(rows[0]?.count);
  const last = await listClients(ctx, { search, page: Math.ceil(totalCount / 20) });
  expect(last.items).toHaveLength(totalCount % 20 || 20);
  expect(items).toHaveLength(Math.min(20, totalCount));
});

test('whom one letter finds at the far end of an order is told by numbers, and no client is looked up for it', async () => {
  const sort = { by: 'Email', direction: 'Ascending' } as const;
  const { ctx, plans } = explainQueries(await world.asAdmin(company));
  const { items, totalCount } = await listClients(ctx, { search: 'f', sort });
  const emails = items.map(({ email }) => email);
  expect(emails).toHaveLength(20);
  expect(emails).toEqual(emails.filter((email) => email.startsWith('f')).sort());
  expect(totalCount).toBeGreaterThan(1000);
  const told = plans
    .map(nodesOf)
    .filter((nodes) => nodes.some((node) => node['Function Name'] === 'client_numbers_beginning_with'));
  expect(told).toHaveLength(1);
  expect(told.flat().map((node) => node['Relation Name'])).not.toContain('clients');

  const counting = explainQueries(await world.asAdmin(company));
  const counted = await listClients(
    counting.ctx,
    { search: 'f' },
    { ofPage: (field) => field === 'totalCount' },
  );
  expect(counted.totalCount).toBe(totalCount);
  const read = counting.plans.flatMap(nodesOf).filter((node) => node['Relation Name'] === 'clients');
  // The sample that tells how many there may be.
  expect(Math.max(...read.map((node) => node['Actual Rows'] * node['Actual Loops']))).toBeLessThanOrEqual(
    500,
  );
});
