import type { Db, DeploymentStep, StatementRows } from '../../../platform';
import type { DeploymentStepName, DeploymentTrigger } from '../../../../contract/enums';

export interface NewSession {
  id: string;
  domainId: string;
  url: string;
  trigger: DeploymentTrigger;
  requestedBy: string | null;
  requestedByName: string | null;
}

export async function insertSession(db: Db, companyId: string, session: NewSession): Promise<void> {
  await db.query(
    `/* insertDomainSession */ insert into deployment_sessions
       (company_id, id, kind, status, domain_id, url, trigger, requested_by, requested_by_name, started_at)
     values ($1, $2, 'CustomDomain', 'Running', $3, $4, $5, $6, $7, now())`,
    [
      companyId,
      session.id,
      session.domainId,
      session.url,
      session.trigger,
      session.requestedBy,
      session.requestedByName,
    ],
  );
}

export type RunningSession = StatementRows['runningDomainSession'];

export async function runningSession(
  db: Db,
  companyId: string,
  domainId: string,
): Promise<RunningSession | undefined> {
  const { rows } = await db.query(
    `/* runningDomainSession */ select id, created_at as "createdAt" from deployment_sessions
     where company_id = $1 and domain_id = $2 and kind = 'CustomDomain' and status in ('Queued', 'Running')
     for update`,
    [companyId, domainId],
  );
  return rows[0];
}

/** Completes all steps before `step` and marks it as running. Null completes all steps. */
export async function advanceTo(
  db: Db,
  companyId: string,
  sessionId: string,
  step: DeploymentStepName | null,
): Promise<void> {
  await db.query(
    `/* advanceDomainSteps */ update deployment_steps s set
       status = case when s.name = $3 then 'Running' else 'Succeeded' end,
       started_at = coalesce(s.started_at, $4),
       finished_at = case when s.name = $3 then null else coalesce(s.finished_at, $4) end
     where s.company_id = $1 and s.session_id = $2 and s.status in ('Waiting', 'Running')
       and ($3::text is null or s.position <= (
         select position from deployment_steps where company_id = $1 and session_id = $2 and name = $3
       ))`,
    [companyId, sessionId, step, new Date()],
  );
}

export type DomainStep = DeploymentStep & { domainId: string };

export async function latestSteps(db: Db, companyId: string): Promise<DomainStep[]> {
  const { rows } = await db.query(
    `/* latestDomainSteps */ select l.domain_id as "domainId", s.name, s.status, s.message,
       s.started_at as "startedAt", s.finished_at as "finishedAt"
     from (
       select distinct on (domain_id) domain_id, id from deployment_sessions
       where company_id = $1 and kind = 'CustomDomain' and domain_id is not null
       order by domain_id, created_at desc, id desc
     ) l
     join deployment_steps s on s.company_id = $1 and s.session_id = l.id
     order by l.domain_id, s.position`,
    [companyId],
  );
  return rows;
}
