import type { Context } from '../../context';
import { openIsolatedFixture } from '../../testing/isolatedFixture';
import { addManyClients } from '../../testing/addManyClients';
import { KeptNumbers } from './keptNumbers';
import { listClients } from './service';
import { askOwner } from './testing/lookAfter';
import { CachedLists, lists } from './testing/cachedLists';

let kept: CachedLists;
beforeAll(async () => {
  // A checkpoint discards all cached numbers.
  kept = await CachedLists.open(openIsolatedFixture);
});
// So many that some lists are long ones, of which nobody is gone to by their number.
beforeEach(() => kept.begin(1100));
afterAll(() => kept.world.close());

test('design 9: a list that was looked through before follows a change at once', async () => {
  await kept.expectNothingStale();
  await kept.run("update clients set email = 'b' || number where company_id = $1 and number = 7");
  await kept.expectNothingStale();
});

test('design 9: of a list that was looked through, nobody is looked at for the next page', async () => {
  const heard: string[] = [];
  const { database } = kept.ctx.services;
  const listening: Context = {
    ...kept.ctx,
    services: {
      ...kept.ctx.services,
      database: {
        ...database,
        inCompany: (id, work) =>
          database.inCompany(id, (db) =>
            work({
              query: (text, values) => {
                heard.push(text);
                return db.query(text, values);
              },
            }),
          ),
      },
    },
  };
  const [narrowed = {}] = lists;
  const looked = () =>
    heard.splice(0).filter((text) => /clientNumbersSelected|clientsLookedAtAgain/.test(text));
  await listClients(listening, narrowed);
  expect(looked()).toHaveLength(1);
  await listClients(listening, { ...narrowed, page: 9 });
  expect(looked()).toEqual([]);
  await kept.run("update clients set name = 'Ada' where company_id = $1 and number = 3");
  await listClients(listening, { ...narrowed, page: 3 });
  expect(looked()).toEqual([expect.stringContaining('clientsLookedAtAgain')]);
});

test('design 9: whoever comes before those who were met is not passed over again, whatever was asked for before', async () => {
  const sort = { by: 'Number', direction: 'Descending' } as const;
  const [narrowed = {}] = lists;
  await kept.world.client(kept.company, { name: 'Client 1 late', email: 'late@client.test' });
  // As an open list asks, which has not heard of who was added.
  const pinned = await listClients(kept.ctx, { ...narrowed, sort, upTo: 190 });
  expect(pinned.items[0]?.number).toBe(190);
  for (const page of [1, 1, 3, 4, 2, 4, 5, 6, 3]) {
    const { kept: cached, anew } = await kept.bothWays({ ...narrowed, sort, page });
    expect(cached).toEqual(anew);
    const upTo = 190;
    const late = await kept.bothWays({ ...narrowed, sort, page, upTo });
    expect(late.kept).toEqual(late.anew);
  }
});

test('whoever sees no money is shown nobody by what was found for those who do, and the other way round', async () => {
  await kept.run(
    "update clients set last_payment_status = 'Failed' where company_id = $1 and status = 'Active'",
  );
  const colleague = await kept.world.as(kept.company, 'MANAGE_CLIENT_MANAGEMENT');
  const blind = { ...colleague, services: kept.ctx.services };
  const asked = { filter: { needsAttention: true, tag: ['vip'] } };
  const sizes: number[] = [];
  for (const asker of [kept.ctx, blind, kept.ctx, blind])
    sizes.push((await listClients(asker, asked)).totalCount);
  expect(sizes).toEqual([sizes[0], sizes[1], sizes[0], sizes[1]]);
  expect(sizes[0]).toBeGreaterThan(sizes[1] ?? Infinity);
});

test('caches lists per company', async () => {
  await kept.expectNothingStale();
  const other = await kept.world.company();
  await addManyClients(kept.world.services.database, other.id, 5);
  const { totalCount } = await listClients(await kept.world.asAdmin(other), { search: '@client.test' });
  expect(totalCount).toBe(5);
});

test('after the database was stopped and opened again, nothing is taken for known', async () => {
  await kept.expectNothingStale();
  const read = jest.spyOn(KeptNumbers.prototype, 'current');
  const [narrowed = {}] = lists;
  const isKnown = async (): Promise<boolean> => {
    await listClients(kept.ctx, narrowed);
    return (await read.mock.results.at(-1)?.value) !== null;
  };
  expect(await isKnown()).toBe(true);
  // A server that recovers from a crash writes a checkpoint before it accepts connections.
  await askOwner(kept.world, 'checkpoint');
  expect(await isKnown()).toBe(false);
  expect(await isKnown()).toBe(true);
  read.mockRestore();
});
