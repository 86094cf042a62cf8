import { conflict } from '../../lib/errors';
import { newId } from '../../lib/ids';
import { t } from '../../lib/i18n/i18n';
import { type AuditContext, type Db, messageTarget, type Services, writeAuditEvent } from '../../platform';
import {
  insertSession,
  lockPublishingSessions,
  type NewSession,
  type SessionRow,
} from './deployments.repository';
import { readDeployment } from './deployments.service';
import { stepsByKind } from './snapshot';
import { requestCancel } from './running/running.repository';
import { insertSteps } from './sessions.repository';

type DeploymentRequest = Omit<NewSession, 'id' | 'requestedBy' | 'requestedByName'>;

/** Returns the target of audit events about a deployment. */
export const deploymentTarget = (kind: SessionRow['kind']) =>
  messageTarget(() => (kind === 'Subdomain' ? t('Subdomain') : t('Client dashboard')));

/**
 * Queues and audits a deployment and returns its id. Throws `CONFLICT` while another deployment is queued or
 * running.
 */
export async function beginDeployment(
  db: Db,
  { jobs }: Pick<Services, 'jobs'>,
  actor: AuditContext,
  companyId: string,
  request: DeploymentRequest,
): Promise<string> {
  const id = newId();
  const requestedBy = actor.viewer?.operatorId ?? null;
  const requestedByName = actor.viewer?.name ?? null;
  if (!(await insertSession(db, companyId, { ...request, id, requestedBy, requestedByName }))) {
    throw conflict(t('Another deployment is running. Cancel it or wait until it has finished.'));
  }
  await insertSteps(db, companyId, id, stepsByKind[request.kind]);
  await writeAuditEvent(db, actor, {
    action: 'deployment.started',
    targetType: 'Deployment',
    targetId: id,
    ...deploymentTarget(request.kind),
    changes: [{ field: 'trigger', before: null, after: request.trigger }],
  });
  await jobs.enqueue(db, 'run-deployment', { companyId, sessionId: id });
  await db.publish({ type: 'companyChanged', companyId });
  return id;
}

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
