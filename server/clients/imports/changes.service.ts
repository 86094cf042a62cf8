import { authorize, type ClientImport, type Context, type EventOf } from '../../platform';
import { notFound } from '../../lib/errors';
import { startWith } from '../../lib/startWith';
import { isId } from '../../../contract/ids';
import { filterIterator } from '../../lib/filterIterator';
import { loadClientImport } from './loadClientImport';

type ImportEvent = EventOf<'clientImportChanged'>;

/**
 * Streams an event for the current state, so that a subscriber also sees an import that has already ended,
 * and then an event for each change. Throws `NOT_FOUND` for an unknown id.
 */
export async function clientImportChanges(
  ctx: Context,
  id: string,
): Promise<AsyncIterableIterator<ImportEvent>> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'read');
  if (!isId(id)) throw notFound('import');
  const first: ImportEvent = { type: 'clientImportChanged', companyId, importId: id };
  await loadChangedImport(ctx, first);
  const events = ctx.services.events.subscribe('clientImportChanged', companyId);
  return startWith(
    first,
    filterIterator(events, ({ importId }) => importId === id),
  );
}

export async function loadChangedImport(
  ctx: Context,
  { companyId, importId }: ImportEvent,
): Promise<ClientImport> {
  return ctx.services.database.inCompany(companyId, (db) => loadClientImport(db, companyId, importId));
}
