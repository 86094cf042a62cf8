import {
  authorize,
  type ClientBulkAction,
  type ClientBulkActionInput,
  type Context,
  type Db,
  runOnce,
  type Viewer,
} from '../../platform';
import { parseSort, type Selection, validateReferences } from '../../clients';
import { t } from '../../lib/i18n/i18n';
import { badInput, DomainError } from '../../lib/errors';
import { newId } from '../../lib/ids';
import type { ClientAction } from './action';
import { parseAction } from './input';
import { auditBulk } from './auditBulk';
import { insertSelectedRows } from './rows.repository';
import { bulkSelection } from './selection';
import { loadBulk } from './presentBulk';
import { insertBulk, updateBulk } from './bulkActions.repository';

function requireExpectedCount(total: number, expectedCount: number): void {
  if (total !== expectedCount) {
    const message = t(
      '{count, plural, one {The selection changed: # client matches now. Review the preview again.} other {The selection changed: # clients match now. Review the preview again.}}',
      { count: total },
    );
    throw new DomainError('CONFLICT', message, {
      conflict: { kind: 'SelectionChanged', count: total },
    });
  }
  if (total === 0) throw badInput({ selection: t('Select at least one client.') });
}

interface StartRequest {
  action: ClientAction;
  selection: Selection;
  expectedCount: number;
}

async function createBulk(
  db: Db,
  ctx: Context,
  viewer: Viewer,
  { action, selection, expectedCount }: StartRequest,
): Promise<string> {
  const { companyId, operatorId, name } = viewer;
  const id = newId();
  await insertBulk(db, companyId, { id, action, createdBy: operatorId, createdByName: name });
  const total = await insertSelectedRows(db, companyId, id, { selection, sort: parseSort(viewer, null) });
  requireExpectedCount(total, expectedCount);
  await updateBulk(db, companyId, id, { total });
  await auditBulk(db, ctx, 'started', { id, action }, [
    { field: 'clients', before: null, after: total },
    ...Object.entries(action.options).map(([field, after]) => ({ field, before: null, after })),
  ]);
  await ctx.services.jobs.enqueue(db, 'run-client-bulk', { companyId, bulkId: id });
  await db.publish({ type: 'clientBulkActionChanged', companyId, bulkId: id });
  return id;
}

/**
 * Saves the selected clients in list order and enqueues a job, once per idempotency key. Throws `CONFLICT` if
 * the selection no longer has the expected number of clients.
 */
export async function startClientBulkAction(
  ctx: Context,
  input: ClientBulkActionInput,
  expectedCount: number,
  key: string,
): Promise<ClientBulkAction> {
  const viewer = authorize(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'write');
  const { companyId } = viewer;
  const selection = bulkSelection(viewer, input.selection);
  const idempotentRequest = { key, operation: 'startClientBulkAction', request: { input, expectedCount } };
  return ctx.services.database.inCompany(companyId, async (db) => {
    await validateReferences(db, companyId, selection);
    const action = await parseAction(db, companyId, input);
    const id = await runOnce(db, companyId, idempotentRequest, () =>
      createBulk(db, ctx, viewer, { action, selection, expectedCount }),
    );
    return loadBulk(db, companyId, id);
  });
}
