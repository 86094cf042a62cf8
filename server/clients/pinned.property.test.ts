import fc from 'fast-check';
import type { Client, ClientFilter, ClientPage, ClientSort, Context, QueryClientsArgs } from '../platform';
import { propertyRuns } from '../testing/repetitions';
import { openFixture, type TestCompany, type Fixture } from '../testing/fixture';
import { clientStatuses } from '../../contract/enums';
import { listClients } from './list.service';
import { vacuumAnalyze } from './testing/vacuumAnalyze';
import { compareClients, matchesSearch, matchesFilter, sortFields } from './testing/model';
import { addTestClients, addPlans, type TestClient } from './testing/testClients';

let fixture: Fixture;
let company: TestCompany;
let ctx: Context;
let planIds: string[];
const allClients: TestClient[] = [];

const addClients = async (count: number): Promise<void> =>
  void allClients.push(...(await addTestClients(fixture, company, planIds, count)));

beforeAll(async () => {
  fixture = await openFixture();
  company = await fixture.company();
  ctx = await fixture.signedIn(company);
  planIds = await addPlans(fixture, company);
  await addClients(130);
  const otherCompany = await fixture.company();
  await addTestClients(fixture, otherCompany, await addPlans(fixture, otherCompany), 30);
  await vacuumAnalyze(fixture);
});
afterAll(() => fixture.close());

/** Loads every page of a list and adds a client before each page after the first. */
async function loadAllPages(args: QueryClientsArgs): Promise<{ items: Client[]; first: ClientPage }> {
  const first = await listClients(ctx, { ...args, page: 1 });
  const items = [...first.items];
  for (let page = 2; page <= first.totalPages; page += 1) {
    await addClients(1);
    const next = await listClients(ctx, { ...args, page, maxNumber: first.lastNumber });
    expect(next).toMatchObject({ totalCount: first.totalCount, totalPages: first.totalPages });
    items.push(...next.items);
  }
  return { items, first };
}

const expectedIds = ({ search, filter, sort }: QueryClientsArgs, lastNumber: number): string[] =>
  allClients
    .filter((client) => client.number <= lastNumber)
    .filter((client) => matchesSearch(client, search ?? '') && matchesFilter(client, filter ?? {}))
    .sort(compareClients(sort ?? { field: 'CreatedAt', direction: 'Descending' }))
    .map(({ id }) => id);

async function expectCorrectPages(args: QueryClientsArgs): Promise<void> {
  const { items, first } = await loadAllPages(args);
  expect(items.map(({ id }) => id)).toEqual(expectedIds(args, first.lastNumber));
  expect(items).toHaveLength(first.totalCount);
}

const searches = [
  '',
  '',
  '',
  'ana',
  'an',
  'ÉMI',
  '100%_',
  '_',
  '\\',
  'k\\s',
  '#1',
  '12',
  '李雷',
  '555',
  'zzz',
];
const days = ['2026-01-14', '2026-01-15', '2026-03-07', '2026-03-08', '2026-03-09', '9999-12-31'];

const optional = <Value>(arbitrary: fc.Arbitrary<Value>, weight = 5) =>
  fc.option(arbitrary, { nil: undefined, freq: weight });
const subsetOf = <Value>(...values: Value[]) => fc.uniqueArray(fc.constantFrom(...values), { maxLength: 3 });

const filters = (): fc.Arbitrary<ClientFilter> =>
  fc.record(
    {
      status: optional(subsetOf(...clientStatuses), 1),
      planId: optional(subsetOf(...planIds), 1),
      country: optional(subsetOf('US', 'PT', 'DE', 'GB'), 1),
      tag: optional(subsetOf('vip', 'Vip', 'été', 'none'), 1),
      createdFrom: optional(fc.constant('2026-01-15'), 1),
      createdTo: optional(fc.constantFrom('2026-01-15', '2026-03-08', '2026-03-09'), 1),
      lastPaymentFailed: optional(fc.boolean(), 1),
      trialEndsWithinDays: optional(fc.constantFrom(1, 7, 90), 1),
      neverSignedIn: optional(fc.boolean(), 1),
      needsAttention: optional(fc.boolean(), 1),
      activeOn: optional(fc.constantFrom(...days), 1),
      movement: optional(
        fc.record({
          kind: fc.constantFrom('New', 'Expansion', 'Contraction', 'Churned'),
          from: fc.constantFrom('2026-01-14', '2026-03-08'),
          to: fc.constantFrom('2026-03-08', '2026-03-09'),
        }),
        1,
      ),
    },
    { requiredKeys: [] },
  );

test('listClients returns each matching client once, in order, while clients are added', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...searches),
      fc.oneof(fc.constant({}), filters()),
      fc.constantFrom(...sortFields),
      fc.constantFrom('Ascending' as const, 'Descending' as const),
      fc.constantFrom(20, 50),
      (search, filter, field, direction, pageSize) =>
        expectCorrectPages({ search, filter, sort: { field, direction }, pageSize }),
    ),
    propertyRuns({ gate: 20, slow: 150 }),
  );
}, 240_000);

const sorts = sortFields.flatMap((field): ClientSort[] => [
  { field, direction: 'Ascending' },
  { field, direction: 'Descending' },
]);

test.each(sorts)('listClients sorts by $field $direction, then by id, empty values last', async (sort) => {
  await expectCorrectPages({ sort, pageSize: 50 });
});

test.each<[string, ClientFilter]>([
  ['status', { status: ['Paused'] }],
  ['two statuses', { status: ['Paused', 'Active'] }],
  ['country', { country: ['PT'] }],
  ['tag', { tag: ['vip'] }],
  ['either of two tags', { tag: ['vip', 'été'] }],
  ['created', { createdFrom: '2026-03-08', createdTo: '2026-03-08' }],
  ['last payment failed', { lastPaymentFailed: true }],
  ['last payment did not fail', { lastPaymentFailed: false }],
  ['trial ending', { trialEndsWithinDays: 7 }],
  ['never signed in', { neverSignedIn: true }],
  ['has signed in', { neverSignedIn: false }],
  ['needs attention', { needsAttention: true }],
  ['needs no attention', { needsAttention: false }],
  ['active on a day', { activeOn: '2026-03-08' }],
  ['active now', { activeOn: '9999-12-31' }],
  ['movement', { movement: { kind: 'Churned', from: '2026-03-09', to: '2026-03-09' } }],
])('listClients returns exactly the matching clients for the filter: %s', async (_name, filter) => {
  const { totalCount } = await listClients(ctx, { filter });
  expect(totalCount).toBeGreaterThan(0);
  expect(totalCount).toBeLessThan(allClients.length);
  await expectCorrectPages({ filter });
});

test('listClients defaults maxNumber to the highest client number', async () => {
  const { lastNumber, totalCount } = await listClients(ctx, {});
  await addClients(3);
  await expect(listClients(ctx, {})).resolves.toMatchObject({
    lastNumber: lastNumber + 3,
    totalCount: totalCount + 3,
  });
  await expect(listClients(ctx, { maxNumber: lastNumber })).resolves.toMatchObject({ totalCount });
  await expect(listClients(ctx, { maxNumber: 2_000_000_000 })).resolves.toMatchObject({
    totalCount: totalCount + 3,
  });
  await expect(listClients(ctx, { maxNumber: 0 })).resolves.toMatchObject({ totalCount: 0, items: [] });
});
