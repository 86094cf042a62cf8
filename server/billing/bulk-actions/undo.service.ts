import {
  authorize,
  type ClientBulkAction,
  type Context,
  type Db,
  runOnce,
  type Viewer,
} from '../../platform';
import { t } from '../../lib/i18n/i18n';
import { conflict, notFound } from '../../lib/errors';
import { newId } from '../../lib/ids';
import { isId } from '../../../contract/ids';
import { storedBulkSummaryOf, type BulkAction } from './action';
import { auditBulk } from './auditBulk';
import { insertRowsToUndo } from './rows.repository';
import { loadBulk } from './presentBulk';
import { bulkById, insertBulk, lockBulk, updateBulk, type StoredBulk } from './bulkActions.repository';

function requireUndoable({ kind, status, changed, undoneBy }: StoredBulk): void {
  const refuse = (message: string) => {
    throw conflict(message);
  };
  if (kind === 'Export') refuse(t('An export changes nothing, so there’s nothing to undo.'));
  if (kind === 'Undo') refuse(t('You can’t undo an undo. Start the original action again.'));
  if (status === 'Running') refuse(t('This bulk action is still running. Cancel it first.'));
  if (undoneBy !== null) refuse(t('This bulk action has already been undone.'));
  if (changed === 0) refuse(t('This bulk action changed no clients, so there’s nothing to undo.'));
}

async function createUndo(db: Db, ctx: Context, viewer: Viewer, undoneId: string): Promise<string> {
  const { companyId, operatorId, name } = viewer;
  const original = await lockBulk(db, companyId, undoneId);
  if (!original) throw notFound();
  requireUndoable(original);
  const id = newId();
  const action: BulkAction = {
    kind: 'Undo',
    options: { undoes: undoneId, action: original.action, summary: storedBulkSummaryOf(original) },
  };
  await insertBulk(db, companyId, { id, action, createdBy: operatorId, createdByName: name });
  const total = await insertRowsToUndo(db, companyId, id, undoneId);
  await updateBulk(db, companyId, id, { total });
  await updateBulk(db, companyId, undoneId, { undoneBy: id });
  await auditBulk(db, ctx, 'started', { id, action }, [
    { field: 'clients', before: null, after: total },
    { field: 'undoes', before: null, after: undoneId },
  ]);
  await ctx.services.jobs.enqueue(db, 'run-client-bulk', { companyId, bulkId: id });
  for (const bulkId of [undoneId, id])
    await db.publish({ type: 'clientBulkActionChanged', companyId, bulkId });
  return id;
}

/**
 * Starts a bulk action that restores the changed clients, except those that were changed again. Throws
 * `CONFLICT` if the original action cannot be undone.
 */
export async function undoClientBulkAction(
  ctx: Context,
  undoneId: string,
  key: string,
): Promise<ClientBulkAction> {
  const viewer = authorize(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'write');
  const { companyId } = viewer;
  if (!isId(undoneId)) throw notFound();
  const idempotentRequest = { key, operation: 'undoClientBulkAction', request: { undoneId } };
  return ctx.services.database.inCompany(companyId, async (db) => {
    if (!(await bulkById(db, companyId, undoneId))) throw notFound();
    const id = await runOnce(db, companyId, idempotentRequest, () => createUndo(db, ctx, viewer, undoneId));
    return loadBulk(db, companyId, id);
  });
}
