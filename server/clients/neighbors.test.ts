import type { ClientSort } from '../platform';
import { clientNeighbors, listClients } from './list.service';
import { toSummary, setUpNeighbors, sweepNeighbors, type NeighborSetup } from './testing/sweepNeighbors';

let setup: NeighborSetup;
beforeAll(async () => {
  setup = await setUpNeighbors();
});
afterAll(() => setup.fixture.close());

// The slow tests cover every sort order.
sweepNeighbors(
  () => setup,
  [
    { field: 'Name', direction: 'Ascending' },
    { field: 'Mrr', direction: 'Descending' },
  ],
);

test('clientNeighbors returns the neighbors of a client within a search', async () => {
  const { ctx } = setup;
  const { items } = await listClients(ctx, { search: 'émile' });
  expect(items.length).toBeGreaterThan(2);
  await expect(clientNeighbors(ctx, { search: 'émile', id: items[1]?.id ?? '' })).resolves.toEqual({
    previous: toSummary(items[0]),
    next: toSummary(items[2]),
  });
});

test('clientNeighbors throws NOT_FOUND for a client of another company and for an unknown id', async () => {
  const { fixture, ctx } = setup;
  const otherClient = await fixture.client(await fixture.company());
  for (const id of [otherClient.id, 'none', '0190c0de-0000-7000-8000-000000000000']) {
    await expect(clientNeighbors(ctx, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
});

test('clientNeighbors throws FORBIDDEN without the permission for the list or the sort field', async () => {
  const { fixture, company, clients } = setup;
  const staff = await fixture.signedIn(company, ['MANAGE_CLIENT_MANAGEMENT']);
  const [client] = clients;
  const sort: ClientSort = { field: 'Mrr', direction: 'Ascending' };
  await expect(clientNeighbors(staff, { id: client?.id ?? '', sort })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  const payments = await fixture.signedIn(company, ['MANAGE_PAYMENTS']);
  await expect(clientNeighbors(payments, { id: client?.id ?? '' })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});
