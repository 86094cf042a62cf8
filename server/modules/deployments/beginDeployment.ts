import type { Services } from '../../context';
import type { Db } from '../../db/database';
import { DomainError } from '../../errors';
import { publish } from '../../events';
import { newId } from '../../lib/ids';
import type { AuditContext } from '../audit/service';
import { writeAuditEvent } from '../audit/service';
import { stepsByKind } from './kinds';
import { insertSteps } from './sessions';
import { insertSession, type NewSession } from './sql';

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
    throw new DomainError('CONFLICT', 'Another deployment is running. Wait until it is over, or cancel it.');
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
  await publish(db, { type: 'companyChanged', companyId });
  return id;
}
