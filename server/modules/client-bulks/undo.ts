import type { Context, Viewer } from '../../context';
import type { Db } from '../../db/database';
import { DomainError, notFound } from '../../errors';
import { publish } from '../../events';
import { isId, newId } from '../../lib/ids';
import { authorise } from '../../permissions';
import type { ClientBulk } from '../../schema.generated';
import { onlyOnce } from '../idempotency/onlyOnce';
import { summaryOf, type BulkAction } from './action';
import { recordBulk } from './record';
import { insertRowsToUndo } from './rowsSql';
import { shownBulk } from './show';
import { bulkById, insertBulk, lockBulk, updateBulk, type BulkRecord } from './sql';

function refuseToUndo({ kind, status, changed, undoneBy }: BulkRecord): void {
  const refuse = (message: string) => {
    throw new DomainError('CONFLICT', message);
  };
  if (kind === 'Export') refuse('An export changes nothing, so there is nothing to undo.');
  if (kind === 'Undo') refuse('This takes back a bulk action already. Start that one again instead.');
  if (status === 'Running') refuse('This bulk action is not over yet. Cancel it first.');
  if (undoneBy !== null) refuse('This bulk action has been undone already.');
  if (changed === 0) refuse('This bulk action has changed nothing, so there is nothing to undo.');
}

async function begin(db: Db, ctx: Context, viewer: Viewer, undoneId: string): Promise<string> {
  const { companyId, operatorId, name } = viewer;
  const undone = await lockBulk(db, companyId, undoneId);
  if (!undone) throw notFound('bulk action');
  refuseToUndo(undone);
  const id = newId();
  const action: BulkAction = { kind: 'Undo', options: { undoes: undoneId, summary: summaryOf(undone) } };
  await insertBulk(db, companyId, { id, action, createdBy: operatorId, createdByName: name });
  const total = await insertRowsToUndo(db, companyId, id, undoneId);
  await updateBulk(db, companyId, id, { total });
  await updateBulk(db, companyId, undoneId, { undoneBy: id });
  await recordBulk(db, ctx, 'started', { id, ...action }, [
    { field: 'clients', before: null, after: total },
    { field: 'undoes', before: null, after: undoneId },
  ]);
  await ctx.services.jobs.enqueue(db, 'run-client-bulk', { companyId, bulkId: id });
  for (const bulkId of [undoneId, id]) await publish(db, { type: 'clientBulkChanged', companyId, bulkId });
  return id;
}

/** A bulk of its own over what another has changed; each client is put back only where nobody has changed it since. */
export async function undoClientBulk(ctx: Context, undoneId: string, key: string): Promise<ClientBulk> {
  const viewer = authorise(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'write');
  const { companyId } = viewer;
  if (!isId(undoneId)) throw notFound('bulk action');
  const press = { key, operation: 'undoClientBulk', request: { undoneId } };
  return ctx.services.database.inCompany(companyId, async (db) => {
    if (!(await bulkById(db, companyId, undoneId))) throw notFound('bulk action');
    const id = await onlyOnce(db, companyId, press, () => begin(db, ctx, viewer, undoneId));
    return shownBulk(db, companyId, id);
  });
}
