import type { Services } from '../../context';
import type { Db } from '../../db/database';
import { writeAuditEvent, type AuditContext } from '../audit/service';
import { requestCancel } from './running/sql';
import { readDeployment } from './service';
import { lockPublishingSessions } from './sql';

/**
 * Requests and audits the cancellation of every deployment that can still be canceled, except those of custom
 * domains, in the caller's transaction.
 */
export async function cancelActiveDeployments(
  db: Db,
  context: AuditContext & { services: Pick<Services, 'jobs'> },
  companyId: string,
): Promise<void> {
  for (const sessionId of await lockPublishingSessions(db, companyId)) {
    const { canCancel } = await readDeployment(db, companyId, sessionId);
    if (!canCancel) continue;
    await requestCancel(db, companyId, sessionId);
    await writeAuditEvent(db, context, {
      action: 'deployment.cancelAsked',
      targetType: 'Deployment',
      targetId: sessionId,
    });
    await context.services.jobs.enqueue(db, 'run-deployment', { companyId, sessionId });
  }
}
