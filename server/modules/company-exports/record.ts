import type { Db } from '../../db/database';
import { publish } from '../../events';
import { writeAuditEvent, type AuditChange, type AuditContext } from '../audit/service';

type Moment = 'started' | 'finished' | 'failed' | 'opened';

/** Writes what became of an archive, in the transaction that it became of it, and tells open consoles. */
export async function recordExport(
  db: Db,
  by: AuditContext,
  companyId: string,
  moment: Moment,
  { id, fileName }: { id: string; fileName: string },
  changes: readonly AuditChange[] = [],
): Promise<void> {
  await writeAuditEvent(db, by, {
    action: `companyExport.${moment}`,
    targetType: 'CompanyExport',
    targetId: id,
    targetLabel: fileName,
    changes,
  });
  await publish(db, { type: 'companyExportChanged', companyId, exportId: id });
}
