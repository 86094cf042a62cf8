import type { ClientBulkAction, Db } from '../../platform';
import { notFound } from '../../lib/errors';
import { failureText, bulkSummaryOf } from './action';
import { bulkById, type StoredBulk } from './bulkActions.repository';

/**
 * Returns whether a bulk action can be undone: only once, after it has ended, and if it changed clients.
 * Exports and undos cannot be undone.
 */
export const canUndo = ({ kind, status, changed, undoneBy }: StoredBulk): boolean =>
  kind !== 'Export' && kind !== 'Undo' && status !== 'Running' && changed > 0 && undoneBy === null;

export const presentBulk = (bulk: StoredBulk): ClientBulkAction => ({
  id: bulk.id,
  kind: bulk.kind,
  status: bulk.status,
  summary: bulkSummaryOf(bulk),
  total: bulk.total,
  changed: bulk.changed,
  unchanged: bulk.unchanged,
  refused: bulk.refused,
  failure: bulk.failure === null ? null : failureText(bulk.kind),
  canUndo: canUndo(bulk),
  isUndone: bulk.undoneBy !== null,
  createdByName: bulk.createdByName,
  createdAt: bulk.createdAt,
  finishedAt: bulk.finishedAt,
});

export async function loadBulk(db: Db, companyId: string, id: string): Promise<ClientBulkAction> {
  const bulk = await bulkById(db, companyId, id);
  if (!bulk) throw notFound();
  return presentBulk(bulk);
}
