import type { Db, PortalChange } from '../../../platform';
import type { DeploymentStepName } from '../../../../contract/enums';

export async function markRunning(db: Db, companyId: string, id: string): Promise<void> {
  await db.query(
    `/* startDeployment */ update deployment_sessions
     set status = 'Running', started_at = coalesce(started_at, $3)
     where company_id = $1 and id = $2`,
    [companyId, id, new Date()],
  );
}

/** Returns the running step, else the first waiting one, else undefined. */
export async function nextStep(
  db: Db,
  companyId: string,
  sessionId: string,
): Promise<DeploymentStepName | undefined> {
  const { rows } = await db.query(
    `/* nextDeploymentStep */ select name from deployment_steps
     where company_id = $1 and session_id = $2 and status in ('Waiting', 'Running')
     order by position limit 1`,
    [companyId, sessionId],
  );
  return rows[0]?.name;
}

export async function beginStep(
  db: Db,
  companyId: string,
  sessionId: string,
  name: DeploymentStepName,
): Promise<void> {
  await db.query(
    `/* beginDeploymentStep */ update deployment_steps
     set status = 'Running', started_at = coalesce(started_at, $4)
     where company_id = $1 and session_id = $2 and name = $3`,
    [companyId, sessionId, name, new Date()],
  );
}

export async function finishStep(
  db: Db,
  companyId: string,
  sessionId: string,
  name: DeploymentStepName,
  message: string | null,
): Promise<void> {
  await db.query(
    `/* finishDeploymentStep */ update deployment_steps
     set status = 'Succeeded', message = $4, finished_at = $5
     where company_id = $1 and session_id = $2 and name = $3`,
    [companyId, sessionId, name, message, new Date()],
  );
}

export async function setSnapshot(
  db: Db,
  companyId: string,
  id: string,
  { snapshotId, previousSnapshotId, changes }: SessionSnapshot,
): Promise<void> {
  await db.query(
    `/* setDeploymentSnapshot */ update deployment_sessions
     set snapshot_id = $3, previous_snapshot_id = $4, changes = $5::jsonb
     where company_id = $1 and id = $2`,
    [companyId, id, snapshotId, previousSnapshotId, JSON.stringify(changes)],
  );
}

export interface SessionSnapshot {
  snapshotId: string;
  previousSnapshotId: string | null;
  changes: readonly PortalChange[];
}

export async function requestCancel(db: Db, companyId: string, id: string): Promise<void> {
  await db.query(
    `/* requestDeploymentCancel */ update deployment_sessions set cancel_asked_at = $3
     where company_id = $1 and id = $2`,
    [companyId, id, new Date()],
  );
}
