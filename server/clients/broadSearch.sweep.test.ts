import type { ClientFilter, ClientSort, Context } from '../platform';
import { newId } from '../lib/ids';
import { isSlowRun } from '../testing/repetitions';
import { openFixture, type TestCompany, type Fixture } from '../testing/fixture';
import { clientNeighbors, listClients } from './list.service';
import { vacuumAnalyze } from './testing/vacuumAnalyze';

// Enough clients that the matches of a broad search are not listed by id.
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

let fixture: Fixture;
let company: TestCompany;
let ctx: Context;
let allClients: Row[];

// Paying clients started paying on one day and have consecutive numbers. Most other clients were added later.
const payingCount = 2400;
const churnedRange = [3000, 3040] as const;

const idsOf = (rows: readonly Row[]): string[] => rows.map(({ id }) => id);

// After every 500 clients, one number is unused, as if its client had been deleted.
const numberOf = (index: number): number => index + 1 + Math.floor(index / 500);

// One paying client was created a day after the filtered day, as if the clock had been ahead.
const createdAtOf = (index: number): string =>
  index === payingCount - 1
    ? '2026-03-16T12:00:00Z'
    : `2026-0${index < payingCount + 1000 ? 3 : 6}-02T12:00:00Z`;

beforeAll(async () => {
  fixture = await openFixture();
  company = await fixture.company();
  ctx = await fixture.signedIn(company);
  allClients = Array.from({ length: count }, (_, index) => ({
    id: newId(),
    number: numberOf(index),
    name: `${index % 4 === 0 ? 'Éva' : 'Bo'} ${(index * 7919) % count}`,
    email: `client${index}@${index % 3 === 0 ? 'One' : 'two'}.test`,
    country: countries[index % 3] ?? null,
    createdAt: createdAtOf(index),
  }));
  await fixture.inCompany(company, async (db) => {
    await db.query('update companies set last_client_number = $2 where id = $1', [
      company.id,
      numberOf(count),
    ]);
    await db.query(
      `insert into clients (company_id, id, number, name, email, country, status, source, created_at)
       select $1, r.id, r.number, r.name, r.email, r.country, 'Active', 'Manual', r."createdAt"
       from jsonb_to_recordset($2::jsonb) as r(id uuid, number integer, name text, email text, country text,
         "createdAt" timestamptz)`,
      [company.id, JSON.stringify(allClients)],
    );
    await db.query(
      `insert into mrr_movements (company_id, id, client_id, plan_id, kind, change, mrr, occurred_at)
       select $1, gen_random_uuid(), movement.id, $4, movement.kind, 0, 0, movement.at::timestamptz from (
         select unnest($2::uuid[]), 'New', '2026-03-10T12:00:00Z'
         union all
         select unnest($3::uuid[]), 'Churned', '2026-03-20T12:00:00Z'
       ) movement(id, kind, at)`,
      [
        company.id,
        idsOf(allClients.slice(0, payingCount)),
        idsOf(allClients.slice(...churnedRange)),
        newId(),
      ],
    );
  });
  await vacuumAnalyze(fixture, 'clients');
}, 120_000);
afterAll(() => fixture.close());

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
    { field: 'Name', direction: 'Ascending' },
    (one, other) => collator.compare(one.name, other.name) || (one.id < other.id ? -1 : 1),
  ],
  [{ field: 'Number', direction: 'Ascending' }, (one, other) => one.number - other.number],
  [
    { field: 'Email', direction: 'Descending' },
    (one, other) => (one.email.toLowerCase() < other.email.toLowerCase() ? 1 : -1),
  ],
];

const filters: [label: string, ClientFilter, IsFound][] = [
  ['no filter', {}, () => true],
  ['a filter', { country: ['DE'] }, ({ country }) => country === 'DE'],
];

// The gate covers a search for all clients, one for part of a text and one for the beginning of a name.
const cases = (isSlowRun ? searches : searches.slice(0, 3)).flatMap(([search, isFound]) =>
  filters.map(([label, filter, passes]) => ({ search, label, filter, isFound, passes })),
);

test.each(cases)(
  'design 9: listClients returns correct pages and the exact count for the search “$search” with $label',
  async ({ search, filter, isFound, passes }) => {
    for (const [sort, inOrder] of sorts) {
      const expected = allClients.filter((client) => isFound(client) && passes(client)).sort(inOrder);
      const last = Math.max(1, Math.ceil(expected.length / 100));
      for (const page of new Set([1, Math.ceil(last / 2), Math.max(1, last - 1), last, last + 1])) {
        const args = { search, filter, sort, page, pageSize: 100 };
        const expectedNumbers = expected.slice((page - 1) * 100, page * 100).map(({ number }) => number);
        const { items } = await listClients(ctx, args, { hasPageField: (field) => field === 'items' });
        expect(items.map(({ number }) => number)).toEqual(expectedNumbers);
      }
      const countPage = await listClients(
        ctx,
        { search, filter, sort },
        { hasPageField: (field) => field === 'totalCount' },
      );
      expect(countPage).toMatchObject({ items: [], totalCount: expected.length });
    }
  },
);

const byCreated = (one: Row, other: Row): number =>
  `${one.createdAt} ${one.id}` < `${other.createdAt} ${other.id}` ? -1 : 1;

const sortsBy = <Field extends ClientSort['field']>(...fields: Field[]) =>
  fields.flatMap((field) =>
    (['Ascending', 'Descending'] as const).map((direction) => ({ field, direction })),
  );

const march = { from: '2026-03-01', to: '2026-03-31' };
const payingFilters: [label: string, ClientFilter][] = [
  ['paid on a day', { activeOn: '2026-03-15' }],
  ['started paying in a month', { movement: { kind: 'New', ...march } }],
  ['started paying in a month, in one country', { movement: { kind: 'New', ...march }, country: ['DE'] }],
  ['churned in a month', { movement: { kind: 'Churned', ...march } }],
];

test.each(payingFilters)('design 9: listClients pages and counts clients who %s', async (_name, filter) => {
  const expected = allClients
    .slice(...(filter.movement?.kind === 'Churned' ? churnedRange : [0, payingCount]))
    .filter(({ country }) => !filter.country || country === 'DE')
    .sort(byCreated);
  const orders = {
    CreatedAt: expected,
    Number: expected.toSorted((one, other) => one.number - other.number),
  };
  for (const sort of sortsBy('CreatedAt', 'Number')) {
    const ascending = orders[sort.field].map(({ number }) => number);
    const inOrder = sort.direction === 'Ascending' ? ascending : ascending.toReversed();
    const last = Math.ceil(inOrder.length / 20);
    for (const page of [1, 2, last, last + 1]) {
      const expectedNumbers = inOrder.slice((page - 1) * 20, page * 20);
      const args = { filter, sort, page, pageSize: 20 };
      const { items } = await listClients(ctx, args, { hasPageField: (field) => field === 'items' });
      expect(items.map(({ number }) => number)).toEqual(expectedNumbers);
    }
  }
  const countPage = await listClients(ctx, { filter }, { hasPageField: (field) => field === 'totalCount' });
  expect(countPage).toMatchObject({ totalCount: expected.length });
});

test('listClients omits clients whose number is above maxNumber from pages and counts', async () => {
  const maxNumber = numberOf(4499);
  const { totalCount, items } = await listClients(ctx, {
    search: '.test',
    maxNumber,
    page: 224,
    pageSize: 20,
  });
  expect(totalCount).toBe(4500);
  expect(items.map(({ number }) => number).every((number) => number <= maxNumber)).toBe(true);
});

test('a broad search finds an added client immediately', async () => {
  const before = await listClients(ctx, { search: '@one' });
  await fixture.client(company, { name: 'New', email: 'new@one.test' });
  const after = await listClients(ctx, { search: '@one' });
  expect(after.totalCount).toBe(before.totalCount + 1);
  expect(after.items[0]?.email).toBe('new@one.test');
});

test('clientNeighbors returns the neighbors of a client within a broad search', async () => {
  const args = { search: '@two', sort: { field: 'Number', direction: 'Ascending' } as const };
  const { items } = await listClients(ctx, { ...args, page: 20, pageSize: 100 });
  const { previous, next } = await clientNeighbors(ctx, { ...args, id: items[50]?.id ?? '' });
  expect([previous?.id, next?.id]).toEqual([items[49]?.id, items[51]?.id]);
});
