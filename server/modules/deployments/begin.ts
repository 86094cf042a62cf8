import type { Services } from '../../context';
import type { Db } from '../../db/database';
import { DomainError } from '../../errors';
import { publish } from '../../events';
import { newId } from '../../lib/ids';
import type { AuditContext } from '../audit/service';
import { writeAuditEvent } from '../audit/service';
import { stepsOf } from './kinds';
import { insertSteps } from './sessions';
import { insertSession, type NewSession } from './sql';

type Wanted = Omit<NewSession, 'id' | 'requestedBy' | 'requestedByName'>;

const labels = { Subdomain: 'Subdomain', ClientDashboard: 'Client dashboard' } as const;

/** Queues a deployment, and says which; CONFLICT while another one runs. */
export async function beginDeployment(
  db: Db,
  { jobs }: Pick<Services, 'jobs'>,
  by: AuditContext,
  companyId: string,
  wanted: Wanted,
): Promise<string> {
  const id = newId();
  const requestedBy = by.viewer?.operatorId ?? null;
  const requestedByName = by.viewer?.name ?? null;
  if (!(await insertSession(db, companyId, { ...wanted, id, requestedBy, requestedByName }))) {
    throw new DomainError('CONFLICT', 'Another deployment is running. Wait until it is over, or cancel it.');
  }
  await insertSteps(db, companyId, id, stepsOf[wanted.kind]);
  await writeAuditEvent(db, by, {
    action: 'deployment.started',
    targetType: 'Deployment',
    targetId: id,
    targetLabel: labels[wanted.kind],
    changes: [{ field: 'trigger', before: null, after: wanted.trigger }],
  });
  await jobs.enqueue(db, 'run-deployment', { companyId, sessionId: id });
  await publish(db, { type: 'companyChanged', companyId });
  return id;
}
