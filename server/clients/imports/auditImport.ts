import { type AuditChange, type AuditContext, type Db, writeAuditEvent } from '../../platform';
import type { StoredImport } from './imports.repository';

type ImportTransition = 'uploaded' | 'checked' | 'started' | 'canceled' | 'finished' | 'failed';

type AuditedImport = Pick<StoredImport, 'id' | 'fileName'>;

/** Writes the audit event of an import's transition in the caller's transaction. */
export const auditImport = (
  db: Db,
  by: AuditContext,
  transition: ImportTransition,
  { id, fileName }: AuditedImport,
  changes: readonly AuditChange[],
): Promise<void> =>
  writeAuditEvent(db, by, {
    action: `clientImport.${transition}`,
    targetType: 'ClientImport',
    targetId: id,
    targetLabel: fileName,
    changes,
  });
