import type { Db } from '../../db/database';
import { notFound } from '../../errors';
import type { ClientBulk } from '../../schema.generated';
import { summaryOf } from './action';
import { bulkById, type BulkRecord } from './sql';

/** A bulk action can be undone once, after it has ended and if it changed clients. */
export const canUndo = ({ kind, status, changed, undoneBy }: BulkRecord): boolean =>
  kind !== 'Export' && kind !== 'Undo' && status !== 'Running' && changed > 0 && undoneBy === null;

export const presentBulk = (record: BulkRecord): ClientBulk => ({
  id: record.id,
  kind: record.kind,
  status: record.status,
  summary: summaryOf(record),
  total: record.total,
  changed: record.changed,
  unchanged: record.unchanged,
  refused: record.refused,
  failure: record.failure,
  canUndo: canUndo(record),
  isUndone: record.undoneBy !== null,
  byName: record.createdByName,
  createdAt: record.createdAt,
  finishedAt: record.finishedAt,
});

export async function loadBulk(db: Db, companyId: string, id: string): Promise<ClientBulk> {
  const record = await bulkById(db, companyId, id);
  if (!record) throw notFound('bulk action');
  return presentBulk(record);
}
