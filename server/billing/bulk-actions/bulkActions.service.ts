import { isId } from '../../../contract/ids';
import { t } from '../../lib/i18n/i18n';
import { conflict, DomainError, notFound } from '../../lib/errors';
import { filterIterator } from '../../lib/filterIterator';
import { pageInput, parseInput } from '../../lib/input';
import { startWith } from '../../lib/startWith';
import {
  authorize,
  type ClientBulkAction,
  type ClientBulkActionRowPage,
  type Context,
  type EventOf,
  type QueryClientBulkActionRowsArgs,
} from '../../platform';
import type { BulkAction } from './action';
import { auditBulk } from './auditBulk';
import { bulkById, latestBulks, lockBulk, updateBulk } from './bulkActions.repository';
import { loadBulk, presentBulk } from './presentBulk';
import { rowSlice } from './rows.repository';

export async function findClientBulk(ctx: Context, id: string): Promise<ClientBulkAction> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'read');
  if (!isId(id)) throw notFound();
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
    t('You need access to Payments to see this export. Ask an Admin of your company.'),
  );

export async function listClientBulkRows(
  ctx: Context,
  args: QueryClientBulkActionRowsArgs,
): Promise<ClientBulkActionRowPage> {
  const { companyId, permissions } = authorize(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'read');
  const { page, pageSize } = parseInput(pageInput, { page: args.page ?? 1, pageSize: args.pageSize ?? 20 });
  if (!isId(args.id)) throw notFound();
  const slice = { outcome: args.outcome ?? null, limit: pageSize, offset: (page - 1) * pageSize };
  return ctx.services.database.inCompany(companyId, async (db) => {
    const bulk = await bulkById(db, companyId, args.id);
    if (!bulk) throw notFound();
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
  if (!isId(id)) throw notFound();
  return ctx.services.database.inCompany(companyId, async (db) => {
    const bulk = await lockBulk(db, companyId, id);
    if (!bulk) throw notFound();
    if (bulk.status === 'Finished' || bulk.status === 'Failed') {
      throw conflict(t('This bulk action has already ended.'));
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

type BulkEvent = EventOf<'clientBulkActionChanged'>;

export const loadChangedBulk = (ctx: Context, { companyId, bulkId }: BulkEvent): Promise<ClientBulkAction> =>
  ctx.services.database.inCompany(companyId, (db) => loadBulk(db, companyId, bulkId));

/**
 * Streams an event for the current state, so that a subscriber also sees a bulk action that has already
 * ended, and then an event for each change. Throws `NOT_FOUND` for an unknown id.
 */
export async function clientBulkChanges(ctx: Context, id: string): Promise<AsyncIterableIterator<BulkEvent>> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'read');
  if (!isId(id)) throw notFound();
  const first: BulkEvent = { type: 'clientBulkActionChanged', companyId, bulkId: id };
  await loadChangedBulk(ctx, first);
  const events = ctx.services.events.subscribe('clientBulkActionChanged', companyId);
  return startWith(
    first,
    filterIterator(events, ({ bulkId }) => bulkId === id),
  );
}
