import { type AuditChange, type AuditContext, type Db, writeAuditEvent } from '../../platform';
import { storedBulkSummaryOf, type BulkAction } from './action';
import type { StoredBulk } from './bulkActions.repository';

type BulkTransition = 'started' | 'canceled' | 'finished' | 'failed';

/** Writes the audit event of a bulk action's transition in the caller's transaction. */
export const auditBulk = (
  db: Db,
  by: AuditContext,
  transition: BulkTransition,
  { id, action }: { id: string; action: BulkAction },
  changes: readonly AuditChange[],
): Promise<void> =>
  writeAuditEvent(db, by, {
    action: action.kind === 'Export' ? `clientExport.${transition}` : `clientBulk.${transition}`,
    targetType: 'ClientBulk',
    targetId: id,
    targetLabel: storedBulkSummaryOf(action),
    targetValues: { bulkAction: action },
    changes,
  });

export const outcomeChanges = ({ changed, unchanged, refused }: StoredBulk): AuditChange[] =>
  Object.entries({ changed, unchanged, refused }).map(([field, after]) => ({ field, before: null, after }));
