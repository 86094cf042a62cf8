import { authorize, type ClientBulkAction, type Context, type EventOf } from '../../platform';
import { notFound } from '../../lib/errors';
import { startWith } from '../../lib/startWith';
import { isId } from '../../../contract/ids';
import { filterIterator } from '../../lib/filterIterator';
import { loadBulk } from './presentBulk';

type BulkEvent = EventOf<'clientBulkActionChanged'>;

export const loadChangedBulk = (ctx: Context, { companyId, bulkId }: BulkEvent): Promise<ClientBulkAction> =>
  ctx.services.database.inCompany(companyId, (db) => loadBulk(db, companyId, bulkId));

/**
 * Streams an event for the current state, so that a subscriber also sees a bulk action that has already
 * ended, and then an event for each change. Throws `NOT_FOUND` for an unknown id.
 */
export async function clientBulkChanges(ctx: Context, id: string): Promise<AsyncIterableIterator<BulkEvent>> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'read');
  if (!isId(id)) throw notFound('bulk action');
  const first: BulkEvent = { type: 'clientBulkActionChanged', companyId, bulkId: id };
  await loadChangedBulk(ctx, first);
  const events = ctx.services.events.subscribe('clientBulkActionChanged', companyId);
  return startWith(
    first,
    filterIterator(events, ({ bulkId }) => bulkId === id),
  );
}
