import type { Db } from '../../platform/db/database';
import type { AuditChange } from '../../platform/audit/audit.repository';
import { writeAuditEvent, type AuditContext } from '../../platform/audit/audit.service';

type ExportEvent = 'started' | 'finished' | 'failed' | 'opened';

/** Audits an export in the caller's transaction and notifies open consoles. */
export async function auditExport(
  db: Db,
  actor: AuditContext,
  companyId: string,
  event: ExportEvent,
  { id, fileName }: { id: string; fileName: string },
  changes: readonly AuditChange[] = [],
): Promise<void> {
  await writeAuditEvent(db, actor, {
    action: `companyExport.${event}`,
    targetType: 'CompanyExport',
    targetId: id,
    targetLabel: fileName,
    changes,
  });
  await db.publish({ type: 'companyExportChanged', companyId, exportId: id });
}
