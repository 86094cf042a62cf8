import { type AuditChange, type AuditContext, type Db, writeAuditEvent } from '../../platform';
import { storedSummaryOf, type BulkAction } from './action';
import type { StoredBulk } from './bulkActions.repository';

type BulkTransition = 'started' | 'canceled' | 'finished' | 'failed';

/** Writes the audit event of a bulk action's transition in the caller's transaction. */
export const auditBulk = (
  db: Db,
  by: AuditContext,
  transition: BulkTransition,
  bulk: BulkAction & { id: string },
  changes: readonly AuditChange[],
): Promise<void> =>
  writeAuditEvent(db, by, {
    action: bulk.kind === 'Export' ? `clientExport.${transition}` : `clientBulk.${transition}`,
    targetType: 'ClientBulk',
    targetId: bulk.id,
    targetLabel: storedSummaryOf(bulk),
    changes,
  });

export const outcomeChanges = ({ changed, unchanged, refused }: StoredBulk): AuditChange[] =>
  Object.entries({ changed, unchanged, refused }).map(([field, after]) => ({ field, before: null, after }));
