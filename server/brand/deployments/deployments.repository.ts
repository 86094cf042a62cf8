import type { Db, DeploymentStep, PortalChange, StatementRows } from '../../platform';
import type { DeploymentTrigger } from '../../../contract/enums';

declare module '../../platform/db/jsonColumns' {
  interface JsonColumns {
    'deployment_sessions.changes': PortalChange[];
  }
}

export type SessionRow = StatementRows['deploymentById'];

const columns = `id, kind, status, trigger, requested_by_name as "requestedByName", note, url,
  snapshot_id as "snapshotId", previous_snapshot_id as "previousSnapshotId", changes,
  error_message as "errorMessage", cancel_asked_at as "cancelRequestedAt", created_at as "createdAt",
  started_at as "startedAt", finished_at as "finishedAt"`;

const newestFirst = 'created_at desc, id desc';

export async function sessionById(db: Db, companyId: string, id: string): Promise<SessionRow | undefined> {
  const { rows } = await db.query(
    `/* deploymentById */ select ${columns} from deployment_sessions where company_id = $1 and id = $2`,
    [companyId, id],
  );
  return rows[0];
}

/**
 * Returns a deployment, or undefined, and locks it until the transaction ends. Every status change requires
 * this lock.
 */
export async function lockSession(db: Db, companyId: string, id: string): Promise<SessionRow | undefined> {
  const { rows } = await db.query(
    `/* lockDeployment */ select ${columns} from deployment_sessions
     where company_id = $1 and id = $2 for update`,
    [companyId, id],
  );
  return rows[0];
}

/**
 * Returns the oldest unfinished deployment, or undefined. Deployments of custom domains sort last, because
 * they wait for third parties.
 */
export async function activeSession(db: Db, companyId: string): Promise<SessionRow | undefined> {
  const { rows } = await db.query(
    `/* activeDeployment */ select ${columns} from deployment_sessions
     where company_id = $1 and status in ('Queued', 'Running')
     order by kind = 'CustomDomain', created_at limit 1`,
    [companyId],
  );
  return rows[0];
}

export async function sessionPage(
  db: Db,
  companyId: string,
  page: number,
  pageSize: number,
): Promise<{ rows: SessionRow[]; count: number }> {
  const { rows } = await db.query(
    `/* deploymentPage */ select ${columns} from deployment_sessions where company_id = $1
     order by ${newestFirst} limit $2 offset $3`,
    [companyId, pageSize, (page - 1) * pageSize],
  );
  const { rows: counts } = await db.query(
    `/* countDeployments */ select count(*)::integer as count from deployment_sessions where company_id = $1`,
    [companyId],
  );
  return { rows, count: counts[0]?.count ?? 0 };
}

/**
 * Returns the ids of the live snapshot and of the newest deployment that published it, or null if nothing is
 * published.
 */
export async function publishedSession(
  db: Db,
  companyId: string,
): Promise<{ snapshotId: string; sessionId: string | null } | null> {
  const { rows } = await db.query(
    `/* publishedDeployment */ select z.snapshot_id as "snapshotId", (
       select s.id from deployment_sessions s
       where s.company_id = $1 and s.snapshot_id = z.snapshot_id and s.status = 'Succeeded'
       order by s.created_at desc, s.id desc limit 1
     ) as "sessionId"
     from portals z where z.company_id = $1`,
    [companyId],
  );
  return rows[0] ?? null;
}

export type StepRow = DeploymentStep & { sessionId: string };

export async function stepsOfSessions(
  db: Db,
  companyId: string,
  sessionIds: readonly string[],
): Promise<StepRow[]> {
  const { rows } = await db.query(
    `/* deploymentSteps */ select session_id as "sessionId", name, status, message, started_at as "startedAt",
       finished_at as "finishedAt"
     from deployment_steps where company_id = $1 and session_id = any($2::uuid[]) order by session_id, position`,
    [companyId, sessionIds],
  );
  return rows;
}

export interface NewSession {
  id: string;
  kind: 'Subdomain' | 'ClientDashboard';
  trigger: DeploymentTrigger;
  requestedBy: string | null;
  requestedByName: string | null;
  note?: string | null;
  /** An earlier snapshot to publish. By default, the deployment takes a new one. */
  snapshotId?: string | null;
  earlierSessionId?: string | null;
}

/**
 * Inserts a queued deployment. Returns false while another deployment of the company, except one of a custom
 * domain, is queued or running.
 */
export async function insertSession(db: Db, companyId: string, session: NewSession): Promise<boolean> {
  const { rowCount } = await db.query(
    `/* insertDeployment */ insert into deployment_sessions
       (company_id, id, kind, status, trigger, requested_by, requested_by_name, note, snapshot_id, earlier_session_id)
     values ($1, $2, $3, 'Queued', $4, $5, $6, $7, $8, $9)
     on conflict (company_id) where status in ('Queued', 'Running') and kind <> 'CustomDomain' do nothing`,
    [
      companyId,
      session.id,
      session.kind,
      session.trigger,
      session.requestedBy,
      session.requestedByName,
      session.note ?? null,
      session.snapshotId ?? null,
      session.earlierSessionId ?? null,
    ],
  );
  return rowCount === 1;
}

/** Returns the job payloads of the unfinished deployments that the queue runs. */
export async function unfinishedSessions(
  db: Db,
  companyId: string,
): Promise<{ companyId: string; sessionId: string }[]> {
  const { rows } = await db.query(
    `/* unfinishedDeployments */ select company_id as "companyId", id as "sessionId" from deployment_sessions
     where company_id = $1 and status in ('Queued', 'Running') and kind <> 'CustomDomain'`,
    [companyId],
  );
  return rows;
}

/** Locks the unfinished deployments and returns their ids. Excludes custom domains. */
export async function lockPublishingSessions(db: Db, companyId: string): Promise<string[]> {
  const { rows } = await db.query(
    `/* lockPublishingSessions */ select id from deployment_sessions
     where company_id = $1 and status in ('Queued', 'Running') and kind <> 'CustomDomain' for update`,
    [companyId],
  );
  return rows.map(({ id }) => id);
}
