import type { Context } from '../../context';
import type { QueryClientsArgs } from '../../schema.generated';
import { openWorld, type TestCompany, type World } from '../../testing/world';
import { clientStatuses } from './fields';
import { listClients } from './service';

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
