import type { Context } from '../../context';
import type { ClientSort } from '../../schema.generated';
import { openWorld, type TestCompany, type World } from '../../testing/world';
import { clientNeighbours } from './neighbours';
import { listClients } from './service';
import { addInhabitants, addPlans, type Inhabitant } from './testing/population';
import { brief, sweepNeighbours } from './testing/sweepNeighbours';

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

// The slow project tries every order.
sweepNeighbours([
  { by: 'Name', direction: 'Ascending' },
  { by: 'Mrr', direction: 'Descending' },
]);

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
