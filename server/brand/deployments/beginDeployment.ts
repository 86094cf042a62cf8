import { type AuditContext, type Db, type Services, writeAuditEvent } from '../../platform';
import { conflict } from '../../lib/errors';
import { newId } from '../../lib/ids';
import { stepsByKind } from './kinds';
import { insertSteps } from './sessions.repository';
import { insertSession, type NewSession } from './deployments.repository';

type DeploymentRequest = Omit<NewSession, 'id' | 'requestedBy' | 'requestedByName'>;

const labels = { Subdomain: 'Subdomain', ClientDashboard: 'Client dashboard' } as const;

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
    throw conflict('Another deployment is running. Wait until it is over, or cancel it.');
  }
  await insertSteps(db, companyId, id, stepsByKind[request.kind]);
  await writeAuditEvent(db, actor, {
    action: 'deployment.started',
    targetType: 'Deployment',
    targetId: id,
    targetLabel: labels[request.kind],
    changes: [{ field: 'trigger', before: null, after: request.trigger }],
  });
  await jobs.enqueue(db, 'run-deployment', { companyId, sessionId: id });
  await db.publish({ type: 'companyChanged', companyId });
  return id;
}
