import type { Services } from '../../context';
import type { Db } from '../../db/database';
import { writeAuditEvent, type AuditContext } from '../audit/service';
import { askToCancel } from './running/sql';
import { readDeployment } from './service';
import { publishingSessions } from './sql';

/** Stops what is being published and can still be stopped, in the caller's transaction. */
export async function cancelPublishing(
  db: Db,
  by: AuditContext & { services: Pick<Services, 'jobs'> },
  companyId: string,
): Promise<void> {
  for (const sessionId of await publishingSessions(db, companyId)) {
    const { canCancel } = await readDeployment(db, companyId, sessionId);
    if (!canCancel) continue;
    await askToCancel(db, companyId, sessionId);
    await writeAuditEvent(db, by, {
      action: 'deployment.cancelAsked',
      targetType: 'Deployment',
      targetId: sessionId,
    });
    await by.services.jobs.enqueue(db, 'run-deployment', { companyId, sessionId });
  }
}
