import type { Context } from '../../context';
import { notFound } from '../../errors';
import type { EventOf } from '../../events';
import { isId } from '../../lib/ids';
import { onlyWhere } from '../../lib/onlyWhere';
import { authorise } from '../../permissions';
import type { ClientBulk } from '../../schema.generated';
import { shownBulk } from './show';

type BulkEvent = EventOf<'clientBulkChanged'>;

// Written out, because a generator that waits for its next event can't be ended from outside.
function after(first: BulkEvent, events: AsyncIterableIterator<BulkEvent>): AsyncIterableIterator<BulkEvent> {
  let isFirst = true;
  return {
    next() {
      if (!isFirst) return events.next();
      isFirst = false;
      return Promise.resolve({ done: false, value: first });
    },
    return: async (value) => (await events.return?.(value)) ?? { done: true, value },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

export const showChangedBulk = (ctx: Context, { companyId, bulkId }: BulkEvent): Promise<ClientBulk> =>
  ctx.services.database.inCompany(companyId, (db) => shownBulk(db, companyId, bulkId));

/** The bulk as it stands, so that an end that came before the subscription is seen too, and then its changes. */
export async function clientBulkChanges(ctx: Context, id: string): Promise<AsyncIterableIterator<BulkEvent>> {
  const { companyId } = authorise(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'read');
  if (!isId(id)) throw notFound('bulk action');
  const first: BulkEvent = { type: 'clientBulkChanged', companyId, bulkId: id };
  await showChangedBulk(ctx, first);
  const events = ctx.services.events.subscribe('clientBulkChanged', companyId);
  return after(
    first,
    onlyWhere(events, ({ bulkId }) => bulkId === id),
  );
}
