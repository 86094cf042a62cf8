import type { Services } from '../../../context';
import type { Db } from '../../../db/database';
import { publish } from '../../../events';
import { resumeLostJobs, startResumeJob } from '../../../jobs/resumeJobs';
import { runOrFail } from '../../../jobs/runOrFail';
import type { DeploymentStepName } from '../../../schema.generated';
import { systemContext } from '../../audit/systemContext';
import { writeAuditEvent } from '../../audit/service';
import { companyMay } from '../../company/companyMay';
import { loadCompany } from '../../company/service';
import { notify } from '../../notifications/notify';
import { beginDeployment } from '../begin';
import { endSession, type Ending } from '../sessions';
import { publishedSnapshot } from '../snapshotSql';
import { lockSession, unfinishedSessions, type SessionRow } from '../sql';
import { beginStep, finishStep, markRunning, nextStep } from './sql';
import { DeploymentProblem, stepFor, type Job } from './steps';

const actionOf = {
  Succeeded: 'deployment.succeeded',
  Failed: 'deployment.failed',
  Canceled: 'deployment.canceled',
} as const;

const isOver = ({ status }: SessionRow): boolean => status !== 'Queued' && status !== 'Running';

async function end(db: Db, services: Services, session: SessionRow, job: Job, ending: Ending): Promise<void> {
  const { companyId } = job;
  const label = session.kind === 'Subdomain' ? 'Subdomain' : 'Client dashboard';
  await endSession(db, companyId, session.id, ending);
  await writeAuditEvent(db, systemContext(companyId), {
    action: actionOf[ending.status],
    targetType: 'Deployment',
    targetId: session.id,
    targetLabel: label,
    changes: [{ field: 'status', before: session.status, after: ending.status }],
  });
  // Whoever has it stopped knows; whoever began it waits to hear how it ended.
  if (ending.status !== 'Canceled') {
    const happened = [{ manner: ending.status, subjectId: session.id, label }];
    await notify(db, services, companyId, { kind: 'DeploymentDone', happened });
  }
  await publish(db, { type: 'companyChanged', companyId });
  // After onboarding the subdomain and the client dashboard are set up by themselves, one after the other: not where the
  // company was closed or blocked in between.
  const isFirst = session.kind === 'Subdomain' && !(await publishedSnapshot(db, companyId));
  if (isFirst && ending.status === 'Succeeded' && (await companyMay(db, companyId, 'write'))) {
    const wanted = { kind: 'ClientDashboard', trigger: 'Onboarding' } as const;
    await beginDeployment(db, services, systemContext(companyId), companyId, wanted);
  }
}

async function succeed(db: Db, services: Services, session: SessionRow, job: Job): Promise<void> {
  const { dashboardLink } = await loadCompany(db, services.settings, job.companyId);
  await end(db, services, session, job, { status: 'Succeeded', url: dashboardLink ?? null });
}

interface Turn {
  session: SessionRow;
  name: DeploymentStepName;
}

/** Notes the next step as begun, or ends the deployment where none is left or somebody asked to stop it. */
const beginTurn = (services: Services, job: Job): Promise<Turn | null> =>
  services.database.inCompany(job.companyId, async (db) => {
    const { companyId, sessionId } = job;
    const session = await lockSession(db, companyId, sessionId);
    if (!session || isOver(session)) return null;
    const name = await nextStep(db, companyId, sessionId);
    if (!name) {
      await succeed(db, services, session, job);
      return null;
    }
    // What is published is published: only what comes before can be stopped.
    const isTooLate = name === 'Confirm' && session.kind === 'ClientDashboard';
    // One that was begun in the moment in which the company was closed was not there to be cancelled with the others.
    const isStopped = session.cancelAskedAt !== null || !(await companyMay(db, companyId, 'write'));
    if (isStopped && !isTooLate) {
      await end(db, services, session, job, { status: 'Canceled' });
      return null;
    }
    await markRunning(db, companyId, sessionId);
    await beginStep(db, companyId, sessionId, name);
    await publish(db, { type: 'companyChanged', companyId });
    return { session, name };
  });

async function finishTurn(services: Services, job: Job, { name }: Turn, found: string | null): Promise<void> {
  await services.database.inCompany(job.companyId, async (db) => {
    const { companyId, sessionId } = job;
    const session = await lockSession(db, companyId, sessionId);
    // Another process may have taken the same job up after a cut, and be ahead.
    if (!session || isOver(session) || (await nextStep(db, companyId, sessionId)) !== name) return;
    // Asked for while the step went on: nothing of it is to be seen.
    if (session.cancelAskedAt && name !== 'Confirm') {
      await end(db, services, session, job, { status: 'Canceled' });
      return;
    }
    const done = (await stepFor(session, name).work?.(db, companyId, session)) ?? null;
    await finishStep(db, companyId, sessionId, name, done ?? found);
    await publish(db, { type: 'companyChanged', companyId });
  });
}

async function fail(services: Services, job: Job, code: string, message: string): Promise<void> {
  await services.database.inCompany(job.companyId, async (db) => {
    const session = await lockSession(db, job.companyId, job.sessionId);
    if (!session || isOver(session)) return;
    // Asked for while the step went on, and maybe why it failed: the site of a company that is being closed answers no more.
    const ending: Ending = session.cancelAskedAt
      ? { status: 'Canceled' }
      : { status: 'Failed', code, message };
    await end(db, services, session, job, ending);
  });
}

async function takeSteps(services: Services, job: Job): Promise<void> {
  try {
    for (;;) {
      const turn = await beginTurn(services, job);
      if (!turn) return;
      const found = (await stepFor(turn.session, turn.name).look?.(services, job, turn.session)) ?? null;
      await finishTurn(services, job, turn, found);
    }
  } catch (error) {
    if (!(error instanceof DeploymentProblem)) throw error;
    await fail(services, job, error.code, error.message);
  }
}

export const failDeployment = (services: Services, job: Job): Promise<void> =>
  fail(
    services,
    job,
    'Internal',
    'Something went wrong on our side. Clients see what they saw before. Try again.',
  );

/** Takes a deployment on from where it is: a step that was cut off is taken again, one that is done is not. */
export const runDeployment = (services: Services, job: Job): Promise<void> =>
  runOrFail(
    () => takeSteps(services, job),
    () => failDeployment(services, job),
  );

export const resumeDeployments = (services: Services): Promise<void> =>
  resumeLostJobs(services, {
    name: 'run-deployment',
    failing: 'fail-deployment',
    running: unfinishedSessions,
  });

const everyFiveMinutes = { everyMinutes: 5 };

/** Starts working deployments in this process, and takes up those that a dead one has left. */
export async function startDeploying(services: Services): Promise<void> {
  const { jobs } = services;
  await jobs.work('run-deployment', (job) => runDeployment(services, job));
  await jobs.work('fail-deployment', (job) => failDeployment(services, job));
  await startResumeJob(services, 'resume-deployments', everyFiveMinutes, resumeDeployments);
}
