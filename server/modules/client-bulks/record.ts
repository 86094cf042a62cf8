import type { Db } from '../../db/database';
import { recordAudit, type AuditChange, type Doer } from '../audit/service';
import { summaryOf, type BulkAction } from './action';
import type { BulkRecord } from './sql';

type Moment = 'started' | 'canceled' | 'finished' | 'failed';

/** Writes what became of a bulk, within the transaction that it became of it. */
export const recordBulk = (
  db: Db,
  by: Doer,
  moment: Moment,
  bulk: BulkAction & { id: string },
  changes: readonly AuditChange[],
): Promise<void> =>
  recordAudit(db, by, {
    action: bulk.kind === 'Export' ? `clientExport.${moment}` : `clientBulk.${moment}`,
    targetType: 'ClientBulk',
    targetId: bulk.id,
    targetLabel: summaryOf(bulk),
    changes,
  });

/** How many clients it has come to what. */
export const outcomesOf = ({ changed, unchanged, refused }: BulkRecord): AuditChange[] =>
  Object.entries({ changed, unchanged, refused }).map(([field, after]) => ({ field, before: null, after }));
