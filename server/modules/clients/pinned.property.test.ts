import fc from 'fast-check';
import type { Context } from '../../context';
import type { Client, ClientFilter, ClientPage, ClientSort, QueryClientsArgs } from '../../schema.generated';
import { propertyRuns } from '../../testing/repetitions';
import { openWorld, type TestCompany, type World } from '../../testing/world';
import { clientStatuses } from './fields';
import { listClients } from './service';
import { lookAfter } from './testing/lookAfter';
import { inOrder, isFound, passes, sortFields } from './testing/model';
import { addInhabitants, addPlans, type Inhabitant } from './testing/population';

let world: World;
let company: TestCompany;
let ctx: Context;
let planIds: string[];
const everybody: Inhabitant[] = [];

const add = async (count: number): Promise<void> =>
  void everybody.push(...(await addInhabitants(world, company, planIds, count)));

beforeAll(async () => {
  world = await openWorld();
  company = await world.company();
  ctx = await world.asAdmin(company);
  planIds = await addPlans(world, company);
  await add(130);
  const others = await world.company();
  await addInhabitants(world, others, await addPlans(world, others), 30);
  await lookAfter(world);
});
afterAll(() => world.close());

/** Every page of a list, as it was when the first was read, while a client is added before each further one. */
async function everyPage(args: QueryClientsArgs): Promise<{ items: Client[]; first: ClientPage }> {
  const first = await listClients(ctx, { ...args, page: 1 });
  const items = [...first.items];
  for (let page = 2; page <= first.totalPages; page += 1) {
    await add(1);
    const next = await listClients(ctx, { ...args, page, upTo: first.lastNumber });
    expect(next).toMatchObject({ totalCount: first.totalCount, totalPages: first.totalPages });
    items.push(...next.items);
  }
  return { items, first };
}

const expected = ({ search, filter, sort }: QueryClientsArgs, lastNumber: number): string[] =>
  everybody
    .filter((client) => client.number <= lastNumber)
    .filter((client) => isFound(client, search ?? '') && passes(client, filter ?? {}))
    .sort(inOrder(sort ?? { by: 'CreatedAt', direction: 'Descending' }))
    .map(({ id }) => id);

async function holds(args: QueryClientsArgs): Promise<void> {
  const { items, first } = await everyPage(args);
  expect(items.map(({ id }) => id)).toEqual(expected(args, first.lastNumber));
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

const maybe = <Value>(arbitrary: fc.Arbitrary<Value>, weight = 5) =>
  fc.option(arbitrary, { nil: undefined, freq: weight });
const someOf = <Value>(...values: Value[]) => fc.uniqueArray(fc.constantFrom(...values), { maxLength: 3 });

const filters = (): fc.Arbitrary<ClientFilter> =>
  fc.record(
    {
      status: maybe(someOf(...clientStatuses), 1),
      planId: maybe(someOf(...planIds), 1),
      country: maybe(someOf('US', 'PT', 'DE', 'GB'), 1),
      tag: maybe(someOf('vip', 'Vip', 'été', 'none'), 1),
      createdFrom: maybe(fc.constant('2026-01-15'), 1),
      createdTo: maybe(fc.constantFrom('2026-01-15', '2026-03-08', '2026-03-09'), 1),
      lastPaymentFailed: maybe(fc.boolean(), 1),
      trialEndsWithinDays: maybe(fc.constantFrom(1, 7, 90), 1),
      neverSignedIn: maybe(fc.boolean(), 1),
      needsAttention: maybe(fc.boolean(), 1),
      activeOn: maybe(fc.constantFrom(...days), 1),
      movement: maybe(
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

test('search, filter, sort and page together give each client exactly once while clients are being added', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...searches),
      fc.oneof(fc.constant({}), filters()),
      fc.constantFrom(...sortFields),
      fc.constantFrom('Ascending' as const, 'Descending' as const),
      fc.constantFrom(20, 50),
      (search, filter, by, direction, pageSize) =>
        holds({ search, filter, sort: { by, direction }, pageSize }),
    ),
    propertyRuns({ gate: 20, slow: 150 }),
  );
}, 240_000);

const sorts = sortFields.flatMap((by): ClientSort[] => [
  { by, direction: 'Ascending' },
  { by, direction: 'Descending' },
]);

test.each(sorts)(
  'sorts by $by, $direction, ties by id and whoever has nothing to sort by last',
  async (sort) => {
    await holds({ sort, pageSize: 50 });
  },
);

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
  ['needs none', { needsAttention: false }],
  ['active on a day', { activeOn: '2026-03-08' }],
  ['active now', { activeOn: '9999-12-31' }],
  ['movement', { movement: { kind: 'Churned', from: '2026-03-09', to: '2026-03-09' } }],
])('a filter by %s leaves some and takes some away', async (_what, filter) => {
  const { totalCount } = await listClients(ctx, { filter });
  expect(totalCount).toBeGreaterThan(0);
  expect(totalCount).toBeLessThan(everybody.length);
  await holds({ filter });
});

test('a page that was read without a number to end at is pinned to the last one', async () => {
  const { lastNumber, totalCount } = await listClients(ctx, {});
  await add(3);
  await expect(listClients(ctx, {})).resolves.toMatchObject({
    lastNumber: lastNumber + 3,
    totalCount: totalCount + 3,
  });
  await expect(listClients(ctx, { upTo: lastNumber })).resolves.toMatchObject({ totalCount });
  await expect(listClients(ctx, { upTo: 2_000_000_000 })).resolves.toMatchObject({
    totalCount: totalCount + 3,
  });
  await expect(listClients(ctx, { upTo: 0 })).resolves.toMatchObject({ totalCount: 0, items: [] });
});
