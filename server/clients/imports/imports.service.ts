import {
  authorize,
  type ClientImport,
  type ClientImportRowPage,
  type Context,
  type QueryClientImportRowsArgs,
  type EventOf,
} from '../../platform';
import { t } from '../../lib/i18n/i18n';
import { conflict, notFound } from '../../lib/errors';
import { isId } from '../../../contract/ids';
import { parseInput, pageInput } from '../../lib/input';
import type { ClientImportRowSelection } from '../../../contract/enums';
import { auditImport, loadClientImport } from './clientImport';
import { loadRowPage } from './rows.repository';
import { importById, lockImport, updateImport } from './imports.repository';
import { startWith } from '../../lib/startWith';
import { filterIterator } from '../../lib/filterIterator';

export async function findClientImport(ctx: Context, id: string): Promise<ClientImport> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'read');
  if (!isId(id)) throw notFound();
  return ctx.services.database.inCompany(companyId, (db) => loadClientImport(db, companyId, id));
}

export async function listClientImportRows(
  ctx: Context,
  args: QueryClientImportRowsArgs,
): Promise<ClientImportRowPage> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'read');
  const { page, pageSize } = parseInput(pageInput, { page: args.page ?? 1, pageSize: args.pageSize ?? 20 });
  if (!isId(args.id)) throw notFound();
  const rowQuery = { status: args.status ?? null, limit: pageSize, offset: (page - 1) * pageSize };
  return ctx.services.database.inCompany(companyId, async (db) => {
    if (!(await importById(db, companyId, args.id))) throw notFound();
    const { items, size } = await loadRowPage(db, companyId, args.id, rowQuery);
    return { items, page, pageSize, totalPages: Math.ceil(size / pageSize), totalCount: size };
  });
}

/**
 * Starts a checked import as a job, so that it continues if this process exits. Throws `CONFLICT` if the
 * import's status or rows do not allow the start.
 */
export async function startClientImport(
  ctx: Context,
  id: string,
  rows: ClientImportRowSelection,
): Promise<ClientImport> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'write');
  if (!isId(id)) throw notFound();
  return ctx.services.database.inCompany(companyId, async (db) => {
    const stored = await lockImport(db, companyId, id);
    if (!stored) throw notFound();
    if (stored.status === 'Uploaded') throw conflict(t('Check the rows first.'));
    if (stored.status !== 'Checked') throw conflict(t('This import has already started.'));
    if (stored.validRows + stored.updateRows === 0) {
      const isAllUnchanged = stored.unchangedRows === stored.totalRows;
      throw conflict(
        isAllUnchanged
          ? t('No row changes a client, so there’s nothing to import.')
          : t('None of the rows can be imported. Fix the file and upload it again.'),
      );
    }
    if (rows === 'AllRows' && stored.refusedRows > 0) {
      throw conflict(
        t(
          '{count, plural, one {# row can’t be imported. Fix the file, or import only the valid rows.} other {# rows can’t be imported. Fix the file, or import only the valid rows.}}',
          { count: stored.refusedRows },
        ),
      );
    }
    await updateImport(db, companyId, id, { status: 'Running' });
    await auditImport(db, ctx, 'started', stored, [
      { field: 'status', before: stored.status, after: 'Running' },
      { field: 'goodRows', before: null, after: stored.validRows },
      { field: 'updateRows', before: null, after: stored.updateRows },
    ]);
    await ctx.services.jobs.enqueue(db, 'run-client-import', { companyId, importId: id });
    await db.publish({ type: 'clientImportChanged', companyId, importId: id });
    return loadClientImport(db, companyId, id);
  });
}

/**
 * Cancels an import. Waits for its running batch, which has locked the row. Throws `CONFLICT` if the import
 * has finished or failed.
 */
export async function cancelClientImport(ctx: Context, id: string): Promise<ClientImport> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'write');
  if (!isId(id)) throw notFound();
  return ctx.services.database.inCompany(companyId, async (db) => {
    const stored = await lockImport(db, companyId, id);
    if (!stored) throw notFound();
    if (stored.status === 'Finished' || stored.status === 'Failed') {
      throw conflict(t('This import has already ended.'));
    }
    if (stored.status === 'Canceled') return loadClientImport(db, companyId, id);
    await updateImport(db, companyId, id, { status: 'Canceled' });
    await auditImport(db, ctx, 'canceled', stored, [
      { field: 'status', before: stored.status, after: 'Canceled' },
      { field: 'importedRows', before: null, after: stored.importedRows },
    ]);
    await db.publish({ type: 'clientImportChanged', companyId, importId: id });
    return loadClientImport(db, companyId, id);
  });
}

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
  if (!isId(id)) throw notFound();
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
