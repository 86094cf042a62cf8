import type { Db } from '../../db/database';
import { recordAudit, type AuditChange, type Doer } from '../audit/service';
import type { ImportRecord } from './sql';

type Moment = 'uploaded' | 'checked' | 'started' | 'canceled' | 'finished' | 'failed';

type Recorded = Pick<ImportRecord, 'id' | 'fileName'>;

/** Writes what became of an import, within the transaction that it became of it. */
export const recordImport = (
  db: Db,
  by: Doer,
  moment: Moment,
  { id, fileName }: Recorded,
  changes: readonly AuditChange[],
): Promise<void> =>
  recordAudit(db, by, {
    action: `clientImport.${moment}`,
    targetType: 'ClientImport',
    targetId: id,
    targetLabel: fileName,
    changes,
  });
