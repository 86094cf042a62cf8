import type { ClientSort, ClientSummary, Context } from '../../platform';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';
import { clientNeighbors, listClients } from '../list.service';
import { compareClients, sortFields } from './model';
import { addTestClients, addPlans, type TestClient } from './testClients';

export const everySort = sortFields.flatMap((field): ClientSort[] => [
  { field, direction: 'Ascending' },
  { field, direction: 'Descending' },
]);

/** Returns a client in the form that `clientNeighbors` returns, or null for undefined. */
export const toSummary = (
  client: Pick<TestClient, 'id' | 'number' | 'name'> | undefined,
): ClientSummary | null => (client ? { id: client.id, number: client.number, name: client.name } : null);

export interface NeighborSetup {
  fixture: Fixture;
  company: TestCompany;
  ctx: Context;
  clients: TestClient[];
}

/** Creates a company with 60 clients. The caller closes the fixture. */
export async function setUpNeighbors(): Promise<NeighborSetup> {
  const fixture = await openFixture();
  const company = await fixture.company();
  const ctx = await fixture.signedIn(company);
  return {
    fixture,
    company,
    ctx,
    clients: await addTestClients(fixture, company, await addPlans(fixture, company), 60),
  };
}

/** Defines tests that compare the neighbors of clients with the list in each order. */
export function sweepNeighbors(getSetup: () => NeighborSetup, sorts: readonly ClientSort[]): void {
  test.each(sorts)('clientNeighbors sorted by $field, $direction, matches listClients', async (sort) => {
    const { ctx } = getSetup();
    const args = {
      sort,
      filter: { status: ['Active' as const, 'Trialing' as const, 'Paused' as const] },
      maxNumber: 55,
    };
    const { items, totalCount } = await listClients(ctx, { ...args, pageSize: 100 });
    expect(items).toHaveLength(totalCount);
    expect(items.length).toBeGreaterThan(20);
    for (const [index, { id }] of items.entries()) {
      await expect(clientNeighbors(ctx, { ...args, id })).resolves.toEqual({
        previous: toSummary(items[index - 1]),
        next: toSummary(items[index + 1]),
      });
    }
  });

  test.each(sorts)(
    'clientNeighbors sorted by $field, $direction, returns the clients around an unlisted client',
    async (sort) => {
      const { ctx, clients } = getSetup();
      const filter = { country: ['PT'] };
      const matchingClients = clients.filter(({ country }) => country === 'PT').sort(compareClients(sort));
      for (const client of clients.filter(({ country }) => country === null).slice(0, 8)) {
        const after = matchingClients.findIndex((other) => compareClients(sort)(client, other) < 0);
        const next = after < 0 ? matchingClients.length : after;
        await expect(clientNeighbors(ctx, { id: client.id, sort, filter })).resolves.toEqual({
          previous: toSummary(matchingClients[next - 1]),
          next: toSummary(matchingClients[next]),
        });
      }
    },
  );
}
