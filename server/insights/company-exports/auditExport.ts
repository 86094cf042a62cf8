import { type AuditChange, type AuditContext, type Db, writeAuditEvent } from '../../platform';

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
