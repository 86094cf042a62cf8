import type { Context } from '../../context';
import { newId } from '../../lib/ids';
import type { ClientFilter, ClientSort } from '../../schema.generated';
import { isSlowRun } from '../../testing/repetitions';
import { openWorld, type TestCompany, type World } from '../../testing/world';
import { shareFound } from './breadth';
import { KeptNumbers } from './keptNumbers';
import { clientNeighbours } from './neighbours';
import { listClients } from './service';
import { lookAfter } from './testing/lookAfter';

// So many that a search for most of them is not looked through from the first one for a page in the middle.
const count = 9000;
const countries = ['DE', 'FR', null];

interface Row {
  id: string;
  number: number;
  name: string;
  email: string;
  country: string | null;
  createdAt: string;
}

let world: World;
let company: TestCompany;
let ctx: Context;
let everybody: Row[];

// So many that they are met on the way; they began to pay on one day, and stand together at one end of most orders. Most
// of the others came later.
const payers = 2400;
// So few that they are looked up by themselves.
const leavers = [3000, 3040] as const;

const idsOf = (rows: readonly Row[]): string[] => rows.map(({ id }) => id);

// A number is never given twice, and now and then to nobody.
const numberOf = (index: number): number => index + 1 + Math.floor(index / 500);

// One of them was put right since: seen to come the day after, as a clock that was ahead has it.
const cameAt = (index: number): string =>
  index === payers - 1 ? '2026-03-16T12:00:00Z' : `2026-0${index < payers + 1000 ? 3 : 6}-02T12:00:00Z`;

beforeAll(async () => {
  world = await openWorld();
  company = await world.company();
  ctx = await world.asAdmin(company);
  everybody = Array.from({ length: count }, (_, index) => ({
    id: newId(),
    number: numberOf(index),
    name: `${index % 4 === 0 ? 'Éva' : 'Bo'} ${(index * 7919) % count}`,
    email: `client${index}@${index % 3 === 0 ? 'One' : 'two'}.test`,
    country: countries[index % 3] ?? null,
    createdAt: cameAt(index),
  }));
  await world.services.database.inCompany(company.id, async (db) => {
    await db.query('update companies set last_client_number = $2 where id = $1', [
      company.id,
      numberOf(count),
    ]);
    await db.query(
      `insert into clients (company_id, id, number, name, email, country, status, source, created_at)
       select $1, r.id, r.number, r.name, r.email, r.country, 'Active', 'Manual', r."createdAt"
       from jsonb_to_recordset($2::jsonb) as r(id uuid, number integer, name text, email text, country text,
         "createdAt" timestamptz)`,
      [company.id, JSON.stringify(everybody)],
    );
    await db.query(
      `insert into mrr_movements (company_id, id, client_id, plan_id, kind, change, mrr, occurred_at)
       select $1, gen_random_uuid(), moved.id, $4, moved.kind, 0, 0, moved.at::timestamptz from (
         select unnest($2::uuid[]), 'New', '2026-03-10T12:00:00Z'
         union all
         select unnest($3::uuid[]), 'Churned', '2026-03-20T12:00:00Z'
       ) moved(id, kind, at)`,
      [company.id, idsOf(everybody.slice(0, payers)), idsOf(everybody.slice(...leavers)), newId()],
    );
  });
  await lookAfter(world, 'clients');
}, 120_000);
afterAll(() => world.close());

/** Of a process that has looked at nobody yet. */
const anew = (): Context => ({ ...ctx, services: { ...ctx.services, clientIdCache: new KeptNumbers() } });

type IsFound = (client: Row) => boolean;

const searches: [search: string, isFound: IsFound][] = [
  ['.test', () => true],
  ['@ONE', ({ email }) => email.includes('@One')],
  ['éva', ({ name }) => name.startsWith('Éva')],
  ['9', ({ name, email, number }) => name.startsWith('9') || email.startsWith('9') || number === 9],
  ['b', ({ name }) => name.startsWith('B')],
  ['cl', () => true],
  ['client59', ({ email }) => email.startsWith('client59')],
];

const collator = new Intl.Collator('und');

const sorts: [ClientSort, (one: Row, other: Row) => number][] = [
  [
    // Whoever is named Éva comes after more clients than a search tries on its way.
    { by: 'Name', direction: 'Ascending' },
    (one, other) => collator.compare(one.name, other.name) || (one.id < other.id ? -1 : 1),
  ],
  [{ by: 'Number', direction: 'Ascending' }, (one, other) => one.number - other.number],
  [
    { by: 'Email', direction: 'Descending' },
    (one, other) => (one.email.toLowerCase() < other.email.toLowerCase() ? 1 : -1),
  ],
];

const filters: [what: string, ClientFilter, IsFound][] = [
  ['no filter', {}, () => true],
  ['a filter', { country: ['DE'] }, ({ country }) => country === 'DE'],
];

// The gate checks one search for all clients, one for a part of a text, and one for the beginning of a name.
const cases = (isSlowRun ? searches : searches.slice(0, 3)).flatMap(([search, isFound]) =>
  filters.map(([what, filter, passes]) => ({ search, what, filter, isFound, passes })),
);

test.each(cases)(
  'design 9: a search for $search with $what gives every page and the size that a plain look gives',
  async ({ search, filter, isFound, passes }) => {
    for (const [sort, inOrder] of sorts) {
      const expected = everybody.filter((client) => isFound(client) && passes(client)).sort(inOrder);
      const last = Math.max(1, Math.ceil(expected.length / 100));
      for (const page of new Set([1, Math.ceil(last / 2), Math.max(1, last - 1), last, last + 1])) {
        const asked = { search, filter, sort, page, pageSize: 100 };
        const shown = expected.slice((page - 1) * 100, page * 100).map(({ number }) => number);
        for (const asker of [anew(), ctx]) {
          const { items } = await listClients(asker, asked, { ofPage: (field) => field === 'items' });
          expect(items.map(({ number }) => number)).toEqual(shown);
        }
      }
      const counted = await listClients(
        ctx,
        { search, filter, sort },
        { ofPage: (field) => field === 'totalCount' },
      );
      expect(counted).toMatchObject({ items: [], totalCount: expected.length });
    }
  },
);

const byCreated = (one: Row, other: Row): number =>
  `${one.createdAt} ${one.id}` < `${other.createdAt} ${other.id}` ? -1 : 1;

const sortsBy = <By extends ClientSort['by']>(...fields: By[]) =>
  fields.flatMap((by) => (['Ascending', 'Descending'] as const).map((direction) => ({ by, direction })));

const march = { from: '2026-03-01', to: '2026-03-31' };
const payingFilters: [what: string, ClientFilter][] = [
  ['paid on a day', { activeOn: '2026-03-15' }],
  ['began to pay in a month', { movement: { kind: 'New', ...march } }],
  ['began to pay in a month, in a country', { movement: { kind: 'New', ...march }, country: ['DE'] }],
  ['left in a month', { movement: { kind: 'Churned', ...march } }],
];

test.each(payingFilters)(
  'design 9: those who %s are listed whichever end they stand at',
  async (_what, filter) => {
    const expected = everybody
      .slice(...(filter.movement?.kind === 'Churned' ? leavers : [0, payers]))
      .filter(({ country }) => !filter.country || country === 'DE')
      .sort(byCreated);
    const orders = {
      CreatedAt: expected,
      Number: expected.toSorted((one, other) => one.number - other.number),
    };
    for (const sort of sortsBy('CreatedAt', 'Number')) {
      const upwards = orders[sort.by].map(({ number }) => number);
      const inOrder = sort.direction === 'Ascending' ? upwards : upwards.toReversed();
      const last = Math.ceil(inOrder.length / 20);
      for (const page of [1, 2, last, last + 1]) {
        const shown = inOrder.slice((page - 1) * 20, page * 20);
        for (const asker of [anew(), ctx]) {
          const asked = { filter, sort, page, pageSize: 20 };
          const { items } = await listClients(asker, asked, { ofPage: (field) => field === 'items' });
          expect(items.map(({ number }) => number)).toEqual(shown);
        }
      }
    }
    const counted = await listClients(ctx, { filter }, { ofPage: (field) => field === 'totalCount' });
    expect(counted).toMatchObject({ totalCount: expected.length });
  },
);

test('clients that were numbered later are left out of the pages and of the size', async () => {
  const upTo = numberOf(4499);
  const { totalCount, items } = await listClients(ctx, { search: '.test', upTo, page: 224, pageSize: 20 });
  expect(totalCount).toBe(4500);
  expect(items.map(({ number }) => number).every((number) => number <= upTo)).toBe(true);
});

test('a client who is added is found at once', async () => {
  const before = await listClients(ctx, { search: '@one' });
  await world.client(company, { name: 'New', email: 'new@one.test' });
  const after = await listClients(ctx, { search: '@one' });
  expect(after.totalCount).toBe(before.totalCount + 1);
  expect(after.items[0]?.email).toBe('new@one.test');
});

test('neighbours within a search for most of all stand where the list has them', async () => {
  const given = { search: '@two', sort: { by: 'Number', direction: 'Ascending' } as const };
  const { items } = await listClients(ctx, { ...given, page: 20, pageSize: 100 });
  const { previous, next } = await clientNeighbours(ctx, { ...given, id: items[50]?.id ?? '' });
  expect([previous?.id, next?.id]).toEqual([items[49]?.id, items[51]?.id]);
});

test('how much a search finds is looked at once for several pages, and again later', async () => {
  jest.useFakeTimers({ now: 0, doNotFake: ['nextTick', 'setImmediate'] });
  const kept = new KeptNumbers();
  const look = jest.fn().mockResolvedValueOnce(0.5).mockResolvedValueOnce(0.25).mockResolvedValue(0.1);
  const share = (id: string, search: string) => kept.share(id, search, look);
  expect([await share('a', 'x'), await share('a', 'x')]).toEqual([0.5, 0.5]);
  expect([await share('a', 'y'), await share('b', 'x')]).toEqual([0.25, 0.1]);
  jest.advanceTimersByTime(31_000);
  expect(await share('a', 'x')).toBe(0.1);
  jest.useRealTimers();
});

test('how much a search finds is told about rightly without looking at everybody', async () => {
  const share = (search: string) =>
    world.services.database.inCompany(company.id, (db) => shareFound(db, company.id, search));
  expect(await share('.test')).toBe(1);
  expect(Math.abs((await share('@one')) - 1 / 3)).toBeLessThan(0.05);
  // A pattern in the numbers is none in those who are looked at.
  expect(await share('00 ')).toBeLessThan(0.03);
  expect(await share('nobody has this')).toBe(0);
});
