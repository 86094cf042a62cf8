import type { Context } from '../../context';
import { notFound } from '../../errors';
import type { EventOf } from '../../events';
import { isId } from '../../lib/ids';
import { authorise } from '../../permissions';
import type { ClientImport } from '../../schema.generated';
import { showImport } from './show';

type ImportEvent = EventOf<'clientImportChanged'>;

// Written out, because a generator that waits for its next event can't be ended from outside.
function eventsOf(
  first: ImportEvent,
  events: AsyncIterableIterator<ImportEvent>,
): AsyncIterableIterator<ImportEvent> {
  let isFirst = true;
  return {
    async next() {
      if (isFirst) {
        isFirst = false;
        return { done: false, value: first };
      }
      for (;;) {
        const result = await events.next();
        if (result.done || result.value.importId === first.importId) return result;
      }
    },
    return: async (value) => (await events.return?.(value)) ?? { done: true, value },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

/** The import as it stands, so that an end that came before the subscription is seen too, and then its changes. */
export async function clientImportChanges(
  ctx: Context,
  id: string,
): Promise<AsyncIterableIterator<ImportEvent>> {
  const { companyId } = authorise(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'read');
  if (!isId(id)) throw notFound('import');
  const { database, events } = ctx.services;
  await database.inCompany(companyId, (db) => showImport(db, companyId, id));
  const first: ImportEvent = { type: 'clientImportChanged', companyId, importId: id };
  return eventsOf(first, events.subscribe('clientImportChanged', companyId));
}

export async function showChangedImport(
  ctx: Context,
  { companyId, importId }: ImportEvent,
): Promise<ClientImport> {
  return ctx.services.database.inCompany(companyId, (db) => showImport(db, companyId, importId));
}
