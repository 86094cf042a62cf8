import type { Context } from '../../context';
import { notFound } from '../../errors';
import type { EventOf } from '../../events';
import { startWith } from '../../lib/startWith';
import { isId } from '../../lib/ids';
import { onlyWhere } from '../../lib/onlyWhere';
import { authorise } from '../../permissions';
import type { ClientBulk } from '../../schema.generated';
import { shownBulk } from './show';

type BulkEvent = EventOf<'clientBulkChanged'>;

export const showChangedBulk = (ctx: Context, { companyId, bulkId }: BulkEvent): Promise<ClientBulk> =>
  ctx.services.database.inCompany(companyId, (db) => shownBulk(db, companyId, bulkId));

/** The bulk as it stands, so that an end that came before the subscription is seen too, and then its changes. */
export async function clientBulkChanges(ctx: Context, id: string): Promise<AsyncIterableIterator<BulkEvent>> {
  const { companyId } = authorise(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'read');
  if (!isId(id)) throw notFound('bulk action');
  const first: BulkEvent = { type: 'clientBulkChanged', companyId, bulkId: id };
  await showChangedBulk(ctx, first);
  const events = ctx.services.events.subscribe('clientBulkChanged', companyId);
  return startWith(
    first,
    onlyWhere(events, ({ bulkId }) => bulkId === id),
  );
}
