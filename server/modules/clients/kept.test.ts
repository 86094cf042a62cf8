import type { Context } from '../../context';
import type { Db } from '../../db/database';
import { newId } from '../../lib/ids';
import type { ClientFilter, ClientPage, ClientSort } from '../../schema.generated';
import { addManyClients } from '../../testing/manyClients';
import { openWorld, type TestCompany, type World } from '../../testing/world';
import { KeptNumbers } from './keptNumbers';
import { listClients } from './service';
import { askOwner, lookAfter } from './testing/lookAfter';

let world: World;
let company: TestCompany;
let ctx: Context;

const inCompany = <Given>(work: (db: Db) => Promise<Given>): Promise<Given> =>
  world.services.database.inCompany(company.id, work);

const run = (text: string, ...values: unknown[]): Promise<unknown> =>
  inCompany((db) => db.query(text, [company.id, ...values]));

beforeAll(async () => {
  world = await openWorld();
});
const begin = async (clients: number): Promise<void> => {
  company = await world.company();
  ctx = await world.asAdmin(company);
  await addManyClients(world.services.database, company.id, clients);
  await lookAfter(world, 'clients');
};
// So many that some lists are long ones, of which nobody is gone to by their number.
beforeEach(() => begin(1100));
afterAll(() => world.close());

interface Narrowed {
  search?: string;
  filter?: ClientFilter;
}

const today = new Date().toISOString().slice(0, 10);

const lists: Narrowed[] = [
  { search: '@client.test' },
  { search: 'c' },
  { search: 'client 1', filter: { tag: ['vip', 'new'] } },
  { filter: { neverSignedIn: true, country: ['GB'], lastPaymentFailed: false } },
  { filter: { activeOn: '2026-02-15', neverSignedIn: true } },
  { filter: { activeOn: today, neverSignedIn: true } },
  { filter: { trialEndsWithinDays: 7, neverSignedIn: true } },
  { filter: { needsAttention: true, country: ['GB'] } },
  { filter: { needsAttention: false, trialEndsWithinDays: 30 } },
];

const sorts: ClientSort[] = [
  { by: 'Name', direction: 'Descending' },
  { by: 'TrialEndsAt', direction: 'Ascending' },
];

const asIs = ({ totalCount, items }: ClientPage) => ({
  totalCount,
  numbers: items.map(({ number }) => number),
});

/** A page of a list, by this process, and by one that has looked at nobody yet. */
async function bothWays(narrowed: Narrowed & { sort?: ClientSort; page?: number; upTo?: number }) {
  const asked = { ...narrowed, pageSize: 50 };
  const anew = { ...ctx, services: { ...ctx.services, keptNumbers: new KeptNumbers() } };
  return { kept: asIs(await listClients(ctx, asked)), anew: asIs(await listClients(anew, asked)) };
}

async function expectNothingStale(): Promise<void> {
  for (const narrowed of lists) {
    for (const sort of sorts) {
      for (const page of [1, 2]) {
        const { kept, anew } = await bothWays({ ...narrowed, sort, page });
        expect(kept).toEqual(anew);
      }
    }
  }
}

const changes: [what: string, change: () => Promise<unknown>][] = [
  ['an address', () => run("update clients set email = 'b' || number where company_id = $1 and number = 7")],
  [
    'a name and back',
    async () => {
      await run("update clients set name = 'Ada' where company_id = $1 and number = 10");
      await expectNothingStale();
      await run("update clients set name = 'Client 10' where company_id = $1 and number = 10");
    },
  ],
  [
    'who comes first',
    async () => {
      await expectNothingStale();
      await run("update clients set name = 'Zoe Client 1' where company_id = $1 and number = 11");
      await expectNothingStale();
      await expectNothingStale();
      await run("update clients set name = 'Client 1 Zoe' where company_id = $1 and number = 11");
    },
  ],
  ['a tag', () => run("update clients set tags = '{new}' where company_id = $1 and number % 7 = 0")],
  ['a sign-in', () => run('update clients set last_login_at = now() where company_id = $1 and number = 3')],
  ['a payment', () => run("update clients set last_payment_status = 'Failed' where company_id = $1")],
  [
    'somebody who is added, and many',
    async () => {
      await world.client(company, { name: 'Client 1 more', email: 'more@client.test' });
      await expectNothingStale();
      await run(
        `insert into clients (company_id, id, number, name, email, status, source)
         select $1, gen_random_uuid(), n, 'Client 1 ' || n, n || '@client.test', 'Active', 'Manual'
         from generate_series(1102, 1180) n`,
      );
      await run('update companies set last_client_number = 1180 where id = $1');
    },
  ],
  [
    'somebody who is gone',
    () => run('delete from clients where company_id = $1 and number in (20, 21, 22, 199)'),
  ],
  [
    'a movement',
    () =>
      inCompany(async (db) => {
        await db.query(
          `insert into mrr_movements (company_id, id, client_id, plan_id, kind, change, mrr, occurred_at)
           select company_id, gen_random_uuid(), id, $2, 'New', 100, 100, '2026-02-10'
           from clients where company_id = $1 and number between 30 and 60`,
          [company.id, newId()],
        );
        await db.query(
          'update clients set mrr = 100, is_paying = true where company_id = $1 and number between 30 and 60',
          [company.id],
        );
      }),
  ],
  [
    'what is taken back',
    () =>
      inCompany(async (db) => {
        await db.query("update clients set email = 'z' || number where company_id = $1", [company.id]);
        throw new Error('taken back');
      }).catch((error: Error) => expect(error.message).toBe('taken back')),
  ],
];

test.each(changes)(
  'design 9: a list that was looked through before follows %s at once',
  async (_what, change) => {
    await expectNothingStale();
    await change();
    await expectNothingStale();
    await expectNothingStale();
  },
);

test('design 9: where more have changed than are worth looking at by themselves, all are looked at again', async () => {
  await begin(2300);
  await expectNothingStale();
  await run("update clients set email = 'b' || number where company_id = $1 and number > 100");
  await expectNothingStale();
});

test('design 9: of a list that was looked through, nobody is looked at for the next page', async () => {
  const heard: string[] = [];
  const { database } = ctx.services;
  const listening: Context = {
    ...ctx,
    services: {
      ...ctx.services,
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
  await run("update clients set name = 'Ada' where company_id = $1 and number = 3");
  await listClients(listening, { ...narrowed, page: 3 });
  expect(looked()).toEqual([expect.stringContaining('clientsLookedAtAgain')]);
});

test('design 9: what time alone changes is followed too, and a clock that is put back', async () => {
  await run("update clients set trial_ends_at = now() + interval '7 days 1 hour' where company_id = $1");
  const sizes: number[] = [];
  for (const ahead of ['0', '1 day', '8 days', '1 day']) {
    await run(`update companies set clock_ahead = '${ahead}', clock_goal = '${ahead}' where id = $1`);
    await expectNothingStale();
    const { kept } = await bothWays({ filter: { trialEndsWithinDays: 7, neverSignedIn: true } });
    sizes.push(kept.totalCount);
  }
  expect(sizes).toEqual([0, sizes[3], 0, sizes[1]]);
  expect(sizes[1]).toBeGreaterThan(0);
});

test('design 9: whoever comes before those who were met is not passed over again, whatever was asked for before', async () => {
  const sort = { by: 'Number', direction: 'Descending' } as const;
  const [narrowed = {}] = lists;
  await world.client(company, { name: 'Client 1 late', email: 'late@client.test' });
  // As an open list asks, which has not heard of who was added.
  const pinned = await listClients(ctx, { ...narrowed, sort, upTo: 190 });
  expect(pinned.items[0]?.number).toBe(190);
  for (const page of [1, 1, 3, 4, 2, 4, 5, 6, 3]) {
    const { kept, anew } = await bothWays({ ...narrowed, sort, page });
    expect(kept).toEqual(anew);
    const upTo = 190;
    const late = await bothWays({ ...narrowed, sort, page, upTo });
    expect(late.kept).toEqual(late.anew);
  }
});

test('whoever sees no money is shown nobody by what was found for those who do, and the other way round', async () => {
  await run("update clients set last_payment_status = 'Failed' where company_id = $1 and status = 'Active'");
  const colleague = await world.as(company, 'MANAGE_CLIENT_MANAGEMENT');
  const blind = { ...colleague, services: ctx.services };
  const asked = { filter: { needsAttention: true, tag: ['vip'] } };
  const sizes: number[] = [];
  for (const asker of [ctx, blind, ctx, blind]) sizes.push((await listClients(asker, asked)).totalCount);
  expect(sizes).toEqual([sizes[0], sizes[1], sizes[0], sizes[1]]);
  expect(sizes[0]).toBeGreaterThan(sizes[1] ?? Infinity);
});

test('another company has lists of its own', async () => {
  await expectNothingStale();
  const other = await world.company();
  await addManyClients(world.services.database, other.id, 5);
  const { totalCount } = await listClients(await world.asAdmin(other), { search: '@client.test' });
  expect(totalCount).toBe(5);
});

test('after the database was stopped and opened again, nothing is taken for known', async () => {
  await expectNothingStale();
  const read = jest.spyOn(KeptNumbers.prototype, 'current');
  const [narrowed = {}] = lists;
  const isKnown = async (): Promise<boolean> => {
    await listClients(ctx, narrowed);
    return (await read.mock.results.at(-1)?.value) !== null;
  };
  expect(await isKnown()).toBe(true);
  // As a server that comes up after a crash does.
  await askOwner(world, 'checkpoint');
  expect(await isKnown()).toBe(false);
  expect(await isKnown()).toBe(true);
  read.mockRestore();
});
