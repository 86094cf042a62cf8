import { type AuditContext, type Db, type Services, writeAuditEvent } from '../../platform';
import { requestCancel } from './running/running.repository';
import { readDeployment } from './deployments.service';
import { lockPublishingSessions } from './deployments.repository';

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
