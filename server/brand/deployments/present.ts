import type { Db, Deployment } from '../../platform';
import { expectedMinutes } from './kinds';
import { publishedSession, stepsOfSessions, type SessionRow, type StepRow } from './deployments.repository';

interface DeploymentContext {
  steps: readonly StepRow[];
  /** The live snapshot, and the latest deployment that published it. */
  published: { snapshotId: string; sessionId: string | null } | null;
  /**
   * Whether a deployment is queued or running, which prevents retries and rollbacks. Ignores deployments of
   * custom domains.
   */
  isBusy: boolean;
}

const isFinished = ({ status }: SessionRow): boolean => status !== 'Queued' && status !== 'Running';

const wasPublished = (steps: readonly StepRow[]): boolean =>
  steps.some(({ name, status }) => name === 'Publish' && status === 'Succeeded');

function toDeployment(row: SessionRow, { steps, published, isBusy }: DeploymentContext): Deployment {
  const { id, kind, status, trigger, changes, note, requestedByName, url } = row;
  const ownSteps = steps.filter(({ sessionId }) => sessionId === id);
  const isRunByQueue = kind !== 'CustomDomain';
  const isLive = row.snapshotId !== null && row.snapshotId === published?.snapshotId;
  const isPublished = published?.sessionId === id;
  return {
    ...{ id, kind, status, trigger, changes, note, requestedByName, url, isPublished },
    steps: ownSteps,
    expectedMinutes: expectedMinutes[kind],
    error: row.errorMessage,
    canCancel: isRunByQueue && !isFinished(row) && row.cancelRequestedAt === null && !wasPublished(ownSteps),
    canRetry: isRunByQueue && !isBusy && (status === 'Failed' || status === 'Canceled'),
    canRollBack: kind === 'ClientDashboard' && status === 'Succeeded' && !isLive && !isBusy,
    createdAt: row.createdAt,
    startedAt: row.startedAt,
    finishedAt: row.finishedAt,
  };
}

export async function toDeployments(
  db: Db,
  companyId: string,
  rows: readonly SessionRow[],
  isBusy: boolean,
): Promise<Deployment[]> {
  const steps = await stepsOfSessions(
    db,
    companyId,
    rows.map(({ id }) => id),
  );
  const published = await publishedSession(db, companyId);
  return rows.map((row) => toDeployment(row, { steps, published, isBusy }));
}
