import type { Context } from '../../context';
import { notFound } from '../../errors';
import { isId } from '../../lib/ids';
import { authorise } from '../../permissions';
import type { ClientNeighbours, QueryClientNeighboursArgs } from '../../schema.generated';
import { neighbour } from './neighboursSql';
import { checkedSelection, checkedSort } from './selection';
import { settledSelection } from './settling';
import { clientExists } from './sql';

/** Who stands before and after a client in a list as `listClients` gives it. */
export async function clientNeighbours(
  ctx: Context,
  { id, sort: givenSort, ...given }: QueryClientNeighboursArgs,
): Promise<ClientNeighbours> {
  const viewer = authorise(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'read');
  const { companyId } = viewer;
  const checked = checkedSelection(viewer, given);
  const sort = checkedSort(viewer, givenSort);
  if (!isId(id)) throw notFound('client');
  return ctx.services.database.inCompany(companyId, async (db) => {
    if (!(await clientExists(db, companyId, id))) throw notFound('client');
    const selection = await settledSelection(db, companyId, checked, ctx.services.clientIdCache);
    return {
      previous: await neighbour(db, companyId, selection, sort, id, 'Before'),
      next: await neighbour(db, companyId, selection, sort, id, 'After'),
    };
  });
}
