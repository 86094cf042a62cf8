import {
  type Db,
  resumeLostJobs,
  runOrFail,
  type Services,
  startResumeJob,
  systemContext,
  writeAuditEvent,
} from '../../../platform';
import { isCompanyActionAllowed, loadCompany } from '../../../company';
import type { DeploymentStepName } from '../../../../contract/enums';
import { beginDeployment, deploymentTarget } from '../beginDeployment';
import { endSession, type DeploymentOutcome } from '../sessions.repository';
import { publishedSnapshot } from '../snapshot.repository';
import { deploymentMessages } from '../messages';
import { lockSession, unfinishedSessions, type SessionRow } from '../deployments.repository';
import { beginStep, finishStep, markRunning, nextStep } from './running.repository';
import { DeploymentError, stepFor, type DeploymentJob } from './steps';

const auditActions = {
  Succeeded: 'deployment.succeeded',
  Failed: 'deployment.failed',
  Canceled: 'deployment.canceled',
} as const;

const isFinished = ({ status }: SessionRow): boolean => status !== 'Queued' && status !== 'Running';

async function endDeployment(
  db: Db,
  services: Services,
  session: SessionRow,
  job: DeploymentJob,
  outcome: DeploymentOutcome,
): Promise<void> {
  const { companyId } = job;
  const target = deploymentTarget(session.kind);
  await endSession(db, companyId, session.id, outcome);
  await writeAuditEvent(db, systemContext(companyId), {
    action: auditActions[outcome.status],
    targetType: 'Deployment',
    targetId: session.id,
    ...target,
    changes: [{ field: 'status', before: session.status, after: outcome.status }],
  });
  await db.publish({
    type: 'deploymentEnded',
    companyId,
    sessionId: session.id,
    label: target.targetLabel,
    status: outcome.status,
  });
  await db.publish({ type: 'companyChanged', companyId });
  // After onboarding has deployed the subdomain, the portal is deployed, unless the company was closed or
  // blocked in the meantime.
  const isFirst = session.kind === 'Subdomain' && !(await publishedSnapshot(db, companyId));
  if (isFirst && outcome.status === 'Succeeded' && (await isCompanyActionAllowed(db, companyId, 'write'))) {
    const request = { kind: 'ClientDashboard', trigger: 'Onboarding' } as const;
    await beginDeployment(db, services, systemContext(companyId), companyId, request);
  }
}

async function succeed(db: Db, services: Services, session: SessionRow, job: DeploymentJob): Promise<void> {
  const { dashboardLink } = await loadCompany(db, services.settings, job.companyId);
  await endDeployment(db, services, session, job, { status: 'Succeeded', url: dashboardLink ?? null });
}

interface StepRun {
  session: SessionRow;
  name: DeploymentStepName;
}

/**
 * Marks the next step as running and returns it. Returns null if the deployment has ended, or if it ends now
 * because no step remains or it is canceled.
 */
const startNextStep = (services: Services, job: DeploymentJob): Promise<StepRun | null> =>
  services.database.inCompany(job.companyId, async (db) => {
    const { companyId, sessionId } = job;
    const session = await lockSession(db, companyId, sessionId);
    if (!session || isFinished(session)) return null;
    const name = await nextStep(db, companyId, sessionId);
    if (!name) {
      await succeed(db, services, session, job);
      return null;
    }
    // A deployment whose snapshot is already published can't be canceled.
    const isPublished = name === 'Confirm' && session.kind === 'ClientDashboard';
    // Closing a company does not cancel a deployment that begins concurrently, so the company's status is
    // checked before each step.
    const shouldCancel =
      session.cancelRequestedAt !== null || !(await isCompanyActionAllowed(db, companyId, 'write'));
    if (shouldCancel && !isPublished) {
      await endDeployment(db, services, session, job, { status: 'Canceled' });
      return null;
    }
    await markRunning(db, companyId, sessionId);
    await beginStep(db, companyId, sessionId, name);
    await db.publish({ type: 'companyChanged', companyId });
    return { session, name };
  });

async function finishStepRun(
  services: Services,
  job: DeploymentJob,
  { name }: StepRun,
  checkMessage: string | null,
): Promise<void> {
  await services.database.inCompany(job.companyId, async (db) => {
    const { companyId, sessionId } = job;
    const session = await lockSession(db, companyId, sessionId);
    // Another process may have resumed this job and completed the step.
    if (!session || isFinished(session) || (await nextStep(db, companyId, sessionId)) !== name) return;
    // The cancellation was requested while the step ran, so the step's result is discarded.
    if (session.cancelRequestedAt && name !== 'Confirm') {
      await endDeployment(db, services, session, job, { status: 'Canceled' });
      return;
    }
    const applyMessage = (await stepFor(session, name).apply?.(db, companyId, session)) ?? null;
    await finishStep(db, companyId, sessionId, name, applyMessage ?? checkMessage);
    await db.publish({ type: 'companyChanged', companyId });
  });
}

async function fail(services: Services, job: DeploymentJob, message: string): Promise<void> {
  await services.database.inCompany(job.companyId, async (db) => {
    const session = await lockSession(db, job.companyId, job.sessionId);
    if (!session || isFinished(session)) return;
    // The cancellation can be the cause of the failure, because the portal of a closing company returns no
    // pages.
    const outcome: DeploymentOutcome = session.cancelRequestedAt
      ? { status: 'Canceled' }
      : { status: 'Failed', message };
    await endDeployment(db, services, session, job, outcome);
  });
}

async function runSteps(services: Services, job: DeploymentJob): Promise<void> {
  try {
    for (;;) {
      const stepRun = await startNextStep(services, job);
      if (!stepRun) return;
      const checkMessage =
        (await stepFor(stepRun.session, stepRun.name).verify?.(services, job, stepRun.session)) ?? null;
      await finishStepRun(services, job, stepRun, checkMessage);
    }
  } catch (error) {
    if (!(error instanceof DeploymentError)) throw error;
    await fail(services, job, error.message);
  }
}

export const failDeployment = (services: Services, job: DeploymentJob): Promise<void> =>
  fail(services, job, deploymentMessages.store('Internal'));

/**
 * Continues a deployment at its first unfinished step, and repeats an interrupted step. Rethrows errors,
 * after marking the deployment as failed unless the error is `UNAVAILABLE`.
 */
export const runDeployment = (services: Services, job: DeploymentJob): Promise<void> =>
  runOrFail(
    () => runSteps(services, job),
    () => failDeployment(services, job),
  );

export const resumeDeployments = (services: Services): Promise<void> =>
  resumeLostJobs(services, {
    name: 'run-deployment',
    failing: 'fail-deployment',
    running: unfinishedSessions,
  });

const everyFiveMinutes = { everyMinutes: 5 };

/** Starts the deployment jobs in this process, and resumes lost deployments now and every five minutes. */
export async function startDeploymentJobs(services: Services): Promise<void> {
  const { jobs } = services;
  await jobs.work('run-deployment', (job) => runDeployment(services, job));
  await jobs.work('fail-deployment', (job) => failDeployment(services, job));
  await startResumeJob(services, 'resume-deployments', everyFiveMinutes, resumeDeployments);
}
