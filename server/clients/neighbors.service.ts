import { authorize, type ClientNeighbors, type Context, type QueryClientNeighborsArgs } from '../platform';
import { notFound } from '../lib/errors';
import { isId } from '../../contract/ids';
import { findNeighbor } from './neighbors.repository';
import { parseSelection, parseSort } from './selection';
import { resolveSelection } from './resolveSelection';
import { clientExists } from './clients.repository';

/**
 * Returns the clients before and after a client in the order of `listClients`, or null at an end of the list.
 * Throws `NOT_FOUND` for an unknown client.
 */
export async function clientNeighbors(
  ctx: Context,
  { id, sort: sortArg, ...selectionArgs }: QueryClientNeighborsArgs,
): Promise<ClientNeighbors> {
  const viewer = authorize(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'read');
  const { companyId } = viewer;
  const checked = parseSelection(viewer, selectionArgs);
  const sort = parseSort(viewer, sortArg);
  if (!isId(id)) throw notFound('client');
  return ctx.services.database.inCompany(companyId, async (db) => {
    if (!(await clientExists(db, companyId, id))) throw notFound('client');
    const selection = await resolveSelection(db, companyId, checked, ctx.services.clientIdCache);
    return {
      previous: await findNeighbor(db, companyId, selection, sort, id, 'Before'),
      next: await findNeighbor(db, companyId, selection, sort, id, 'After'),
    };
  });
}
