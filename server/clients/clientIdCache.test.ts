import type { Context } from '../platform';
import { openIsolatedFixture } from '../testing/isolatedFixture';
import { addManyClients } from '../testing/addManyClients';
import { ClientIdCache } from './clientIdCache';
import { listClients } from './clients.service';
import { runAsOwner } from './testing/vacuumAnalyze';
import { ListCacheHarness, lists } from './testing/listCacheHarness';

let harness: ListCacheHarness;
beforeAll(async () => {
  // On a shared server, other tests cause checkpoints, which discard all cached lists.
  harness = await ListCacheHarness.open(openIsolatedFixture);
});
// Enough clients that some lists are too long to look up each number.
beforeEach(() => harness.reset(1100));
afterAll(() => harness.fixture.close());

test('design 9: listClients shows a change in a cached list immediately', async () => {
  await harness.expectNothingStale();
  await harness.runSql("update clients set email = 'b' || number where company_id = $1 and number = 7");
  await harness.expectNothingStale();
});

test('design 9: listClients rechecks only changed clients for another page of a cached list', async () => {
  const statements: string[] = [];
  const { database } = harness.ctx.services;
  const spyContext: Context = {
    ...harness.ctx,
    services: {
      ...harness.ctx.services,
      database: {
        ...database,
        inCompany: (id, work) =>
          database.inCompany(id, (db) =>
            work({
              ...db,
              query: (text, values) => {
                statements.push(text);
                return db.query(text, values);
              },
            }),
          ),
      },
    },
  };
  const [query = {}] = lists;
  const takeScans = () =>
    statements.splice(0).filter((text) => /clientNumbersSelected|clientsRechecked/.test(text));
  await listClients(spyContext, query);
  expect(takeScans()).toHaveLength(1);
  await listClients(spyContext, { ...query, page: 9 });
  expect(takeScans()).toEqual([]);
  await harness.runSql("update clients set name = 'Ada' where company_id = $1 and number = 3");
  await listClients(spyContext, { ...query, page: 3 });
  expect(takeScans()).toEqual([expect.stringContaining('clientsRechecked')]);
});

test('design 9: listClients returns correct pages from cached positions, with and without maxNumber', async () => {
  const sort = { field: 'Number', direction: 'Descending' } as const;
  const [query = {}] = lists;
  await harness.fixture.client(harness.company, { name: 'Client 1 late', email: 'late@client.test' });
  // An open list pins its highest client number, so it omits clients added later.
  const pinned = await listClients(harness.ctx, { ...query, sort, maxNumber: 190 });
  expect(pinned.items[0]?.number).toBe(190);
  for (const page of [1, 1, 3, 4, 2, 4, 5, 6, 3]) {
    const { cached, fresh } = await harness.loadBoth({ ...query, sort, page });
    expect(cached).toEqual(fresh);
    const maxNumber = 190;
    const bounded = await harness.loadBoth({ ...query, sort, page, maxNumber });
    expect(bounded.cached).toEqual(bounded.fresh);
  }
});

test('ClientIdCache separates the lists of viewers with MANAGE_PAYMENTS from those of other viewers', async () => {
  await harness.runSql(
    "update clients set last_payment_status = 'Failed' where company_id = $1 and status = 'Active'",
  );
  const staff = await harness.fixture.as(harness.company, 'MANAGE_CLIENT_MANAGEMENT');
  const staffContext = { ...staff, services: harness.ctx.services };
  const args = { filter: { needsAttention: true, tag: ['vip'] } };
  const sizes: number[] = [];
  for (const context of [harness.ctx, staffContext, harness.ctx, staffContext])
    sizes.push((await listClients(context, args)).totalCount);
  expect(sizes).toEqual([sizes[0], sizes[1], sizes[0], sizes[1]]);
  expect(sizes[0]).toBeGreaterThan(sizes[1] ?? Infinity);
});

test('ClientIdCache separates the lists of companies', async () => {
  await harness.expectNothingStale();
  const otherCompany = await harness.fixture.company();
  await addManyClients(harness.fixture.services.database, otherCompany.id, 5);
  const { totalCount } = await listClients(await harness.fixture.asAdmin(otherCompany), {
    search: '@client.test',
  });
  expect(totalCount).toBe(5);
});

test('ClientIdCache discards cached lists after a checkpoint', async () => {
  await harness.expectNothingStale();
  const currentSpy = jest.spyOn(ClientIdCache.prototype, 'current');
  const [query = {}] = lists;
  const isCacheHit = async (): Promise<boolean> => {
    await listClients(harness.ctx, query);
    return (await currentSpy.mock.results.at(-1)?.value) !== null;
  };
  expect(await isCacheHit()).toBe(true);
  // Simulates a crash, after which the server writes a checkpoint before it accepts connections.
  await runAsOwner(harness.fixture, 'checkpoint');
  expect(await isCacheHit()).toBe(false);
  expect(await isCacheHit()).toBe(true);
  currentSpy.mockRestore();
});
