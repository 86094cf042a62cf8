import type { Context } from '../../../context';
import type { ClientBrief, ClientSort } from '../../../schema.generated';
import { openWorld, type TestCompany, type World } from '../../../testing/world';
import { clientNeighbours } from '../neighbours';
import { listClients } from '../service';
import { inOrder, sortFields } from './model';
import { addInhabitants, addPlans, type Inhabitant } from './population';

export const everySort = sortFields.flatMap((by): ClientSort[] => [
  { by, direction: 'Ascending' },
  { by, direction: 'Descending' },
]);

/** Returns a client as one of `clientNeighbours`. */
export const brief = (client: Pick<Inhabitant, 'id' | 'number' | 'name'> | undefined): ClientBrief | null =>
  client ? { id: client.id, number: client.number, name: client.name } : null;

export interface Neighbourhood {
  world: World;
  company: TestCompany;
  ctx: Context;
  everybody: Inhabitant[];
}

/** Opens a world with a company of 60 clients. The caller closes the world. */
export async function openNeighbourhood(): Promise<Neighbourhood> {
  const world = await openWorld();
  const company = await world.company();
  const ctx = await world.asAdmin(company);
  return {
    world,
    company,
    ctx,
    everybody: await addInhabitants(world, company, await addPlans(world, company), 60),
  };
}

/** Compares the neighbours of clients with the list, in each of these orders. */
export function sweepNeighbours(opened: () => Neighbourhood, sorts: readonly ClientSort[]): void {
  test.each(sorts)(
    'by $by, $direction, agree with the list from its first client to its last',
    async (sort) => {
      const { ctx } = opened();
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
      const { ctx, everybody } = opened();
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
}
