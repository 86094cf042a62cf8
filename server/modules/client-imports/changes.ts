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
  importId: string,
  events: AsyncIterableIterator<ImportEvent>,
): AsyncIterableIterator<ImportEvent> {
  return {
    async next() {
      for (;;) {
        const result = await events.next();
        if (result.done || result.value.importId === importId) return result;
      }
    },
    return: async (value) => (await events.return?.(value)) ?? { done: true, value },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

export async function clientImportChanges(
  ctx: Context,
  id: string,
): Promise<AsyncIterableIterator<ImportEvent>> {
  const { companyId } = authorise(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'read');
  if (!isId(id)) throw notFound('import');
  const { database, events } = ctx.services;
  await database.inCompany(companyId, (db) => showImport(db, companyId, id));
  return eventsOf(id, events.subscribe('clientImportChanged', companyId));
}

export async function showChangedImport(
  ctx: Context,
  { companyId, importId }: ImportEvent,
): Promise<ClientImport> {
  return ctx.services.database.inCompany(companyId, (db) => showImport(db, companyId, importId));
}
