import {
  authorize,
  type ClientBulkAction,
  type ClientBulkActionRowPage,
  type Context,
  type QueryClientBulkActionRowsArgs,
} from '../../platform';
import { conflict, DomainError, notFound } from '../../lib/errors';
import { isId } from '../../../contract/ids';
import { parseInput } from '../../lib/parseInput';
import { pageInput } from '../../lib/pageInput';
import type { BulkAction } from './action';
import { auditBulk } from './auditBulk';
import { rowSlice } from './rows.repository';
import { presentBulk, loadBulk } from './presentBulk';
import { bulkById, latestBulks, lockBulk, updateBulk } from './bulkActions.repository';

export async function findClientBulk(ctx: Context, id: string): Promise<ClientBulkAction> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'read');
  if (!isId(id)) throw notFound('bulk action');
  return ctx.services.database.inCompany(companyId, (db) => loadBulk(db, companyId, id));
}

export async function listClientBulks(ctx: Context): Promise<ClientBulkAction[]> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'read');
  const records = await ctx.services.database.inCompany(companyId, (db) => latestBulks(db, companyId));
  return records.map(presentBulk);
}

/** Returns whether the clients of an export, or their order, can reveal payment data. */
const hidesRows = ({ kind, options }: BulkAction): boolean => kind === 'Export' && options.tellsOfMoney;

const needsPayments = (): DomainError =>
  new DomainError(
    'FORBIDDEN',
    'You do not have access to what clients pay, by which this export was made. Ask an Admin of your company.',
  );

export async function listClientBulkRows(
  ctx: Context,
  args: QueryClientBulkActionRowsArgs,
): Promise<ClientBulkActionRowPage> {
  const { companyId, permissions } = authorize(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'read');
  const { page, pageSize } = parseInput(pageInput, { page: args.page ?? 1, pageSize: args.pageSize ?? 20 });
  if (!isId(args.id)) throw notFound('bulk action');
  const slice = { outcome: args.outcome ?? null, limit: pageSize, offset: (page - 1) * pageSize };
  return ctx.services.database.inCompany(companyId, async (db) => {
    const bulk = await bulkById(db, companyId, args.id);
    if (!bulk) throw notFound('bulk action');
    if (hidesRows(bulk) && !permissions.has('MANAGE_PAYMENTS')) throw needsPayments();
    const { items, size } = await rowSlice(db, companyId, args.id, slice);
    return { items, page, pageSize, totalPages: Math.ceil(size / pageSize), totalCount: size };
  });
}

/**
 * Cancels a running bulk action. Waits for its current batch, which has locked the row. Throws `CONFLICT` if
 * the action has finished or failed.
 */
export async function cancelClientBulkAction(ctx: Context, id: string): Promise<ClientBulkAction> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'write');
  if (!isId(id)) throw notFound('bulk action');
  return ctx.services.database.inCompany(companyId, async (db) => {
    const bulk = await lockBulk(db, companyId, id);
    if (!bulk) throw notFound('bulk action');
    if (bulk.status === 'Finished' || bulk.status === 'Failed') {
      throw conflict('This bulk action is over already.');
    }
    if (bulk.status === 'Canceled') return presentBulk(bulk);
    await updateBulk(db, companyId, id, { status: 'Canceled' });
    await auditBulk(db, ctx, 'canceled', bulk, [
      { field: 'status', before: bulk.status, after: 'Canceled' },
      { field: 'changed', before: null, after: bulk.changed },
    ]);
    await db.publish({ type: 'clientBulkActionChanged', companyId, bulkId: id });
    return loadBulk(db, companyId, id);
  });
}
