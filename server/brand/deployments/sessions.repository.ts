import { assertStored, type Db } from '../../platform';
import type { DeploymentStepName } from '../../../contract/enums';

export async function insertSteps(
  db: Db,
  companyId: string,
  sessionId: string,
  names: readonly DeploymentStepName[],
): Promise<void> {
  const result = await db.query(
    `/* insertDeploymentSteps */ insert into deployment_steps (company_id, session_id, position, name)
     select k.id, $2, steps.position, steps.name
     from companies k, unnest($3::text[]) with ordinality as steps (name, position) where k.id = $1`,
    [companyId, sessionId, names],
  );
  assertStored(result, names);
}

export type DeploymentOutcome =
  | { status: 'Succeeded'; url: string | null }
  | { status: 'Canceled' }
  /** `deploymentMessages` stored the message. */
  | { status: 'Failed'; message: string };

/** Ends a deployment. A failure fails the running step, and all other unfinished steps are skipped. */
export async function endSession(
  db: Db,
  companyId: string,
  id: string,
  outcome: DeploymentOutcome,
): Promise<void> {
  const message = outcome.status === 'Failed' ? outcome.message : null;
  const finishedAt = new Date();
  await db.query(
    `/* endDeployment */ update deployment_sessions
     set status = $3, finished_at = $6, error_code = $4::text::json ->> 'code', error_message = $4,
       url = coalesce($5, url)
     where company_id = $1 and id = $2`,
    [companyId, id, outcome.status, message, outcome.status === 'Succeeded' ? outcome.url : null, finishedAt],
  );
  await db.query(
    `/* endDeploymentSteps */ update deployment_steps set
       status = case when status = 'Running' and $3 = 'Failed' then 'Failed' else 'Skipped' end,
       message = case when status = 'Running' and $3 = 'Failed' then $4 else message end,
       finished_at = case when status = 'Running' then $5::timestamptz end
     where company_id = $1 and session_id = $2 and status in ('Waiting', 'Running')`,
    [companyId, id, outcome.status, message, finishedAt],
  );
}
