import type { Context } from '../../context';
import type { ClientBrief, ClientSort } from '../../schema.generated';
import { openWorld, type TestCompany, type World } from '../../testing/world';
import { clientNeighbours } from './neighbours';
import { listClients } from './service';
import { inOrder, sortFields } from './testing/model';
import { addInhabitants, addPlans, type Inhabitant } from './testing/population';

let world: World;
let company: TestCompany;
let ctx: Context;
let everybody: Inhabitant[];

beforeAll(async () => {
  world = await openWorld();
  company = await world.company();
  ctx = await world.asAdmin(company);
  everybody = await addInhabitants(world, company, await addPlans(world, company), 60);
});
afterAll(() => world.close());

const brief = (client: Pick<Inhabitant, 'id' | 'number' | 'name'> | undefined): ClientBrief | null =>
  client ? { id: client.id, number: client.number, name: client.name } : null;

const sorts = sortFields.flatMap((by): ClientSort[] => [
  { by, direction: 'Ascending' },
  { by, direction: 'Descending' },
]);

test.each(sorts)(
  'by $by, $direction, agree with the list from its first client to its last',
  async (sort) => {
    const given = {
      sort,
      filter: { status: ['Active' as const, 'Trialing' as const, 'Paused' as const] },
      upTo: 55,
    };
    const { items, totalCount } = await listClients(ctx, { ...given, pageSize: 100 });
    expect(items).toHaveLength(totalCount);
    expect(items.length).toBeGreaterThan(20);
    for (const [index, { id }] of items.entries()) {
      await expect(clientNeighbours(ctx, { ...given, id })).resolves.toEqual({
        previous: brief(items[index - 1]),
        next: brief(items[index + 1]),
      });
    }
  },
);

test.each(sorts)(
  'by $by, $direction, of a client who is not in the list are those between whom they would be',
  async (sort) => {
    const filter = { country: ['PT'] };
    const inside = everybody.filter(({ country }) => country === 'PT').sort(inOrder(sort));
    for (const client of everybody.filter(({ country }) => country === null).slice(0, 8)) {
      const after = inside.findIndex((other) => inOrder(sort)(client, other) < 0);
      const next = after < 0 ? inside.length : after;
      await expect(clientNeighbours(ctx, { id: client.id, sort, filter })).resolves.toEqual({
        previous: brief(inside[next - 1]),
        next: brief(inside[next]),
      });
    }
  },
);

test('stand in a search too', async () => {
  const { items } = await listClients(ctx, { search: 'émile' });
  expect(items.length).toBeGreaterThan(2);
  await expect(clientNeighbours(ctx, { search: 'émile', id: items[1]?.id ?? '' })).resolves.toEqual({
    previous: brief(items[0]),
    next: brief(items[2]),
  });
});

test("of another company's client, or of nobody, are not found", async () => {
  const theirs = await world.client(await world.company());
  for (const id of [theirs.id, 'none', '0190c0de-0000-7000-8000-000000000000']) {
    await expect(clientNeighbours(ctx, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
});

test('by money are for those who see it', async () => {
  const staff = await world.as(company, 'MANAGE_CLIENT_MANAGEMENT');
  const [client] = everybody;
  const sort: ClientSort = { by: 'Mrr', direction: 'Ascending' };
  await expect(clientNeighbours(staff, { id: client?.id ?? '', sort })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  const payments = await world.as(company, 'MANAGE_PAYMENTS');
  await expect(clientNeighbours(payments, { id: client?.id ?? '' })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});
