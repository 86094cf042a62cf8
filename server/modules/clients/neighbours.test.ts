import type { ClientSort } from '../../schema.generated';
import { clientNeighbours } from './neighbours';
import { listClients } from './service';
import { brief, openNeighbourhood, sweepNeighbours, type Neighbourhood } from './testing/sweepNeighbours';

let opened: Neighbourhood;
beforeAll(async () => {
  opened = await openNeighbourhood();
});
afterAll(() => opened.world.close());

// The slow project tries every order.
sweepNeighbours(
  () => opened,
  [
    { by: 'Name', direction: 'Ascending' },
    { by: 'Mrr', direction: 'Descending' },
  ],
);

test('stand in a search too', async () => {
  const { ctx } = opened;
  const { items } = await listClients(ctx, { search: 'émile' });
  expect(items.length).toBeGreaterThan(2);
  await expect(clientNeighbours(ctx, { search: 'émile', id: items[1]?.id ?? '' })).resolves.toEqual({
    previous: brief(items[0]),
    next: brief(items[2]),
  });
});

test("of another company's client, or of nobody, are not found", async () => {
  const { world, ctx } = opened;
  const theirs = await world.client(await world.company());
  for (const id of [theirs.id, 'none', '0190c0de-0000-7000-8000-000000000000']) {
    await expect(clientNeighbours(ctx, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
});

test('by money are for those who see it', async () => {
  const { world, company, everybody } = opened;
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
