import type { Context } from '../../context';
import { notFound } from '../../errors';
import type { EventOf } from '../../events';
import { startWith } from '../../lib/startWith';
import { isId } from '../../lib/ids';
import { onlyWhere } from '../../lib/onlyWhere';
import { authorise } from '../../permissions';
import type { ClientImport } from '../../schema.generated';
import { showImport } from './show';

type ImportEvent = EventOf<'clientImportChanged'>;

/** The import as it stands, so that an end that came before the subscription is seen too, and then its changes. */
export async function clientImportChanges(
  ctx: Context,
  id: string,
): Promise<AsyncIterableIterator<ImportEvent>> {
  const { companyId } = authorise(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'read');
  if (!isId(id)) throw notFound('import');
  const first: ImportEvent = { type: 'clientImportChanged', companyId, importId: id };
  await showChangedImport(ctx, first);
  const events = ctx.services.events.subscribe('clientImportChanged', companyId);
  return startWith(
    first,
    onlyWhere(events, ({ importId }) => importId === id),
  );
}

export async function showChangedImport(
  ctx: Context,
  { companyId, importId }: ImportEvent,
): Promise<ClientImport> {
  return ctx.services.database.inCompany(companyId, (db) => showImport(db, companyId, importId));
}
