import type { ClientSortField } from '../../contract/enums';
import type { ClientFilter } from '../platform';
import { explainQueries, nodesOf, type Plan } from '../testing/explainQueries';
import { isSlowRun } from '../testing/repetitions';
import { openFixture, type TestCompany, type Fixture } from '../testing/fixture';
import { clientNeighbors, listClients, type PageField } from './list.service';
import { vacuumAnalyze } from './testing/vacuumAnalyze';
import { sortFields } from './testing/model';

const indexNames: Readonly<Record<ClientSortField, string>> = {
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

// Outside the slow run, tests only two sort fields to save time.
const fields: readonly ClientSortField[] = isSlowRun ? sortFields : ['CreatedAt', 'Name'];

let fixture: Fixture;
let company: TestCompany;

beforeAll(async () => {
  fixture = await openFixture();
  company = await fixture.company();
  await insertTestClients(await fixture.company(), 4000);
  await insertTestClients(company, 20_000);
  await vacuumAnalyze(fixture);
}, 300_000);
afterAll(() => fixture.close());

const chunkSize = 4000;

async function insertTestClients({ id }: TestCompany, count: number): Promise<void> {
  for (let first = 1; first <= count; first += chunkSize) {
    await fixture.services.database.inCompany(id, (db) =>
      db.query(
        `with numbered as (update companies set last_client_number = $3 where id = $1)
         insert into clients
           (company_id, id, number, name, email, country, status, source, created_at, updated_at)
         select $1, gen_random_uuid(), i, 'Name ' || md5(i::text), md5(i::text) || '@client.test',
           (array['US', 'PT', null, 'DE'])[1 + i % 4], (array['Active', 'Invited', 'Paused'])[1 + i % 3],
           'Manual', now() - i * interval '1 minute', now() - i * interval '1 minute'
         from generate_series($2::integer, $3::integer) i`,
        [id, first, Math.min(first + chunkSize - 1, count)],
      ),
    );
  }
}

const cases = fields.flatMap((field) =>
  (['Ascending', 'Descending'] as const).flatMap((direction) =>
    [1, 160].map((page) => [field, direction, page] as const),
  ),
);

test.each(cases)(
  'listClients sorted by %s, %s, reads page %d from an index',
  async (field, direction, page) => {
    const { ctx, plans } = explainQueries(await fixture.signedIn(company));
    const { items, totalCount } = await listClients(ctx, { page, pageSize: 100, sort: { field, direction } });
    expect(items).toHaveLength(100);
    expect(totalCount).toBe(20_000);
    // The list's context, the page and its total.
    expect(plans).toHaveLength(3);
    const nodes = plans.flatMap(nodesOf);
    const isSorting = (node: Plan) => node['Node Type'].includes('Sort');
    expect(nodes.filter((node) => isSorting(node) && node['Actual Rows'] > 100)).toEqual([]);
    // An index-only scan reads no client rows of earlier pages, even with the usual filters.
    expect(nodes).toContainEqual(
      expect.objectContaining({
        'Node Type': 'Index Only Scan',
        'Index Name': expect.stringMatching(`^${indexNames[field]}`),
      }),
    );
  },
);

test.each<[string, ClientFilter]>([
  ['status', { status: ['Paused', 'Active'] }],
  ['country', { country: ['US'] }],
  ['status and country', { status: ['Active', 'Invited'], country: ['US', 'PT'] }],
])('listClients filtered by %s reads no client rows of earlier pages', async (_name, filter) => {
  const { ctx, plans } = explainQueries(await fixture.signedIn(company));
  const sort = { field: 'Name', direction: 'Ascending' } as const;
  await listClients(ctx, { filter, sort, page: 200 });
  const nodes = plans.flatMap(nodesOf);
  expect(nodes).toContainEqual(
    expect.objectContaining({ 'Node Type': 'Index Only Scan', 'Index Name': 'clients_by_name' }),
  );
});

test.each(fields.filter((field) => field !== 'Tags'))(
  'clientNeighbors sorted by %s reads fewer than five rows in each plan node',
  async (field) => {
    const { items } = await listClients(await fixture.signedIn(company), { page: 600 });
    for (const direction of ['Ascending', 'Descending'] as const) {
      const { ctx, plans } = explainQueries(await fixture.signedIn(company));
      await clientNeighbors(ctx, { id: items[0]?.id ?? '', sort: { field, direction } });
      const reads = plans
        .flatMap(nodesOf)
        .map((node) => node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0));
      expect(Math.max(...reads)).toBeLessThan(5);
    }
  },
);

test('listClients uses an index for the newest clients in one status', async () => {
  const { ctx, plans } = explainQueries(await fixture.signedIn(company));
  await listClients(ctx, { filter: { status: ['Paused'] } });
  const names = plans.flatMap(nodesOf).map((node) => node['Index Name']);
  expect(names).toContain('clients_by_status_created');
});

test.each([
  ['part of many names', 'name a', "search_text like '%name a%'"],
  ['the beginning of many names', 'na', "lower(name) like 'na%'"],
  ['the beginning of many addresses', 'c', "lower(name) like 'c%' or lower(email) like 'c%'"],
  ['part of few names', 'name abc', "search_text like '%name abc%'"],
])('listClients counts and returns all matches of a search for %s', async (_name, search, condition) => {
  const ctx = await fixture.signedIn(company);
  const rows = await fixture.query<{ count: number }>(
    company,
    `select count(*)::integer as count from clients where ${condition}`,
  );
  const { items, totalCount } = await listClients(ctx, {
    search,
    sort: { field: 'Name', direction: 'Ascending' },
  });
  expect(totalCount).toBe(rows[0]?.count);
  const last = await listClients(ctx, { search, page: Math.ceil(totalCount / 20) });
  expect(last.items).toHaveLength(totalCount % 20 || 20);
  expect(items).toHaveLength(Math.min(20, totalCount));
});

test('a one-letter search reads only the rows of its page', async () => {
  const sort = { field: 'Email', direction: 'Ascending' } as const;
  const { ctx, plans } = explainQueries(await fixture.signedIn(company));
  const { items, totalCount } = await listClients(ctx, { search: 'f', sort });
  const emails = items.map(({ email }) => email);
  expect(emails).toHaveLength(20);
  expect(emails).toEqual(emails.filter((email) => email.startsWith('f')).sort());
  expect(totalCount).toBeGreaterThan(1000);
  const rowReads = plans
    .flatMap(nodesOf)
    .filter((node) => node['Relation Name'] === 'clients' && node['Node Type'] !== 'Index Only Scan')
    .map((node) => node['Actual Rows'] * node['Actual Loops']);
  expect(rowReads).toEqual([20]);

  const countRun = explainQueries(await fixture.signedIn(company));
  const hasPageField = (field: PageField) => field === 'totalCount';
  const countPage = await listClients(countRun.ctx, { search: 'f' }, { hasPageField });
  expect(countPage).toMatchObject({ totalCount, items: [] });
  // The list's context and the total.
  expect(countRun.plans).toHaveLength(2);
});
