import {
  authorize,
  type ClientNeighbors,
  type ClientPage,
  type Context,
  type Db,
  type QueryClientNeighborsArgs,
  type QueryClientsArgs,
} from '../platform';
import { notFound } from '../lib/errors';
import { isId } from '../../contract/ids';
import { pageInput, parseInput } from '../lib/input';
import { clientExists } from './clients.repository';
import type { ClientProperty } from './columns';
import { countSelectedClients, findNeighbor, loadClientSlice } from './list.repository';
import { parseSelection, parseSort, resolveSelection } from './selection';

/**
 * A field of a page. Callers omit totals that they don't need, because counting many clients takes longer
 * than loading a page.
 */
export type PageField = keyof ClientPage;

// A placeholder for totals that were not requested. GraphQL would reject it if it were returned.
const notRequested = NaN;

export interface RequestedFields {
  hasPageField: (field: PageField) => boolean;
  hasClientProperty: (field: ClientProperty) => boolean;
}

const always = (): boolean => true;

/** Returns a page of the company's clients with the requested fields. A page after the last one is empty. */
export async function listClients(
  ctx: Context,
  args: QueryClientsArgs,
  { hasPageField = always, hasClientProperty: isRequested = always }: Partial<RequestedFields> = {},
): Promise<ClientPage> {
  const viewer = authorize(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'read');
  const { companyId } = viewer;
  const { page, pageSize } = parseInput(pageInput, { page: args.page ?? 1, pageSize: args.pageSize ?? 20 });
  const checked = parseSelection(viewer, args);
  const slice = { sort: parseSort(viewer, args.sort), limit: pageSize, offset: (page - 1) * pageSize };
  const readPage = async (db: Db): Promise<ClientPage> => {
    const { selection, lastNumber } = await resolveSelection(db, companyId, checked);
    const items = hasPageField('items')
      ? await loadClientSlice(db, companyId, selection, { ...slice, isRequested })
      : [];
    const totalCount =
      hasPageField('totalCount') || hasPageField('totalPages')
        ? await countSelectedClients(db, companyId, selection)
        : notRequested;
    return { items, page, pageSize, totalPages: Math.ceil(totalCount / pageSize), totalCount, lastNumber };
  };
  return ctx.services.database.inCompany(companyId, readPage, 'RepeatableRead');
}

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
  if (!isId(id)) throw notFound();
  return ctx.services.database.inCompany(companyId, async (db) => {
    if (!(await clientExists(db, companyId, id))) throw notFound();
    const { selection } = await resolveSelection(db, companyId, checked);
    return {
      previous: await findNeighbor(db, companyId, selection, sort, id, 'Before'),
      next: await findNeighbor(db, companyId, selection, sort, id, 'After'),
    };
  });
}
