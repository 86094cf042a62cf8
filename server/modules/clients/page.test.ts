import fc from 'fast-check';
import type { Context } from '../../context';
import type { Client, ClientSortField, ClientStatus, QueryClientsArgs } from '../../schema.generated';
import { openWorld, type TestCompany, type World } from '../../testing/world';
import { clientStatuses } from './fields';
import { listClients } from './service';

const sortFields: ClientSortField[] = [
  'Number',
  'Name',
  'Email',
  'Status',
  'Country',
  'CreatedAt',
  'UpdatedAt',
];

let world: World;
let company: TestCompany;
let ctx: Context;

const words = ['Ana', 'Zoë', 'émile', 'Émile', 'ana', '100%_sure', 'back\\slash', 'O’Neil', '李雷', 'ÅSA'];
const pick = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item;

beforeAll(async () => {
  world = await openWorld();
  company = await world.company();
  ctx = await world.as(company, 'MANAGE_CLIENT_MANAGEMENT');
  for (let index = 0; index < 137; index += 1) {
    await world.client(company, {
      name: `${pick(words, index)} ${pick(words, index * 7 + 3)}`,
      email: `Client${index}@${pick(['one', 'two'], index)}.test`,
      phone: index % 3 === 0 ? `+1415555${1000 + index}` : null,
      country: pick([null, 'US', 'PT', null, 'DE'], index),
      status: pick(clientStatuses, index * 5),
      // Many share a moment, so that only the id tells them apart.
      createdAt: new Date(Date.UTC(2025, 0, 1 + (index % 4))),
    });
  }
  await world.client(await world.company(), { name: 'Ana of another company' });
});
afterAll(() => world.close());

async function everyPage(args: QueryClientsArgs): Promise<Client[]> {
  const found: Client[] = [];
  for (let page = 1; ; page += 1) {
    const { items, totalPages, totalCount } = await listClients(ctx, { ...args, page });
    found.push(...items);
    if (page >= totalPages) {
      expect(found).toHaveLength(totalCount);
      return found;
    }
  }
}

const isFound = ({ name, email, phone, number }: Client, search: string): boolean => {
  const wanted = search.trim().toLowerCase();
  if ([...wanted].length >= 3) {
    return `${name} ${email} ${phone ?? ''} #${number}`.toLowerCase().includes(wanted);
  }
  const starts = [name, email].some((text) => text.toLowerCase().startsWith(wanted));
  return starts || wanted.replace('#', '') === String(number);
};

test('search, filter, sort and page together give each client exactly once', async () => {
  const all = await everyPage({ pageSize: 100 });
  expect(all).toHaveLength(137);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(
        '',
        'ana',
        'an',
        'émi',
        'ÉMI',
        '%',
        '100%_',
        '_',
        '\\',
        'k\\s',
        '#1',
        '12',
        '李雷',
        '555',
        'zzz',
      ),
      fc.uniqueArray(fc.constantFrom(...clientStatuses), { maxLength: 3 }),
      fc.constantFrom(...sortFields),
      fc.constantFrom('Ascending' as const, 'Descending' as const),
      fc.constantFrom(20, 50, 100),
      async (search, status: ClientStatus[], by, direction, pageSize) => {
        const found = await everyPage({ search, filter: { status }, sort: { by, direction }, pageSize });
        const wanted = all.filter(
          (client) =>
            (search === '' || isFound(client, search)) &&
            (status.length === 0 || status.includes(client.status)),
        );
        const ids = (clients: Client[]) => clients.map(({ id }) => id);
        expect(new Set(ids(found)).size).toBe(found.length);
        expect(ids(found).sort()).toEqual(ids(wanted).sort());
      },
    ),
    { numRuns: 60 },
  );
}, 60_000);

const valueOf = (client: Client, by: ClientSortField): string | number | null => {
  if (by === 'Number') return client.number;
  if (by === 'Name') return client.name;
  if (by === 'Email') return client.email.toLowerCase();
  if (by === 'Status') return client.status;
  if (by === 'Country') return client.country ?? null;
  return Number(by === 'CreatedAt' ? client.createdAt : client.updatedAt);
};

const collator = new Intl.Collator('und');

const inOrder = (a: string | number, b: string | number, by: ClientSortField): number => {
  if (by === 'Name') return collator.compare(String(a), String(b));
  return a < b ? -1 : a > b ? 1 : 0;
};

test.each(sortFields.flatMap((by) => [[by, 'Ascending'] as const, [by, 'Descending'] as const]))(
  'sorts by %s, %s, ties by id and nothing last',
  async (by, direction) => {
    const clients = await everyPage({ sort: { by, direction }, pageSize: 20 });
    for (const [index, client] of clients.slice(1).entries()) {
      const before = clients[index] as Client;
      const [a, b] = [valueOf(before, by), valueOf(client, by)];
      if (a === null || b === null) expect(b).toBeNull();
      const order = a === null || b === null ? Number(b === null) - Number(a === null) : inOrder(a, b, by);
      const ties = before.id < client.id ? -1 : 1;
      const up = order === 0 ? ties : a === null || b === null ? 0 : order;
      expect(direction === 'Ascending' ? up : -up).toBeLessThanOrEqual(0);
    }
  },
);

test.each(['%%%', '___', 'a%a', 'Z_ë', "'; drop table clients; --", '\\\\\\'])(
  'a search for %p means these characters and nothing else',
  async (search) => {
    await expect(listClients(ctx, { search })).resolves.toMatchObject({ items: [], totalCount: 0 });
  },
);

test('a page after the last is empty and knows the totals', async () => {
  const last = { page: 9000, pageSize: 20, totalPages: 7, totalCount: 137, lastNumber: 137 };
  await expect(listClients(ctx, { page: 9000 })).resolves.toEqual({ items: [], ...last });
  await expect(listClients(ctx, { page: 90, search: 'ana' })).resolves.toMatchObject({ items: [], page: 90 });
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
])('refuses a %s out of bounds', async (field, args) => {
  await expect(listClients(ctx, args)).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    details: { fields: { [field]: expect.any(String) } },
  });
});

test('a NUL or half a character in a search is as if it was not typed', async () => {
  const { totalCount } = await listClients(ctx, { search: 'ana' });
  await expect(listClients(ctx, { search: 'a\u0000na\ud800' })).resolves.toMatchObject({ totalCount });
});

test('a phone number is found however it is written', async () => {
  const { items } = await listClients(ctx, { search: '+1 (415) 555-1003' });
  expect(items.map(({ phone }) => phone)).toEqual(['+14155551003']);
});
