import type { Db } from '../../db/database';
import type { Deployment } from '../../schema.generated';
import { expectedMinutes } from './kinds';
import { publishedSession, stepsOfSessions, type SessionRow, type StepRow } from './sql';

interface Around {
  steps: readonly StepRow[];
  /** What clients see now, and the deployment that last showed it to them. */
  published: { snapshotId: string; sessionId: string | null } | null;
  /** Another deployment runs, so that none can be asked for. */
  isBusy: boolean;
}

const isOver = ({ status }: SessionRow): boolean => status !== 'Queued' && status !== 'Running';

const wasPublished = (steps: readonly StepRow[]): boolean =>
  steps.some(({ name, status }) => name === 'Publish' && status === 'Succeeded');

function toDeployment(row: SessionRow, { steps, published, isBusy }: Around): Deployment {
  const { id, kind, status, trigger, changes, note, requestedByName, url } = row;
  const own = steps.filter(({ sessionId }) => sessionId === id);
  const isOurs = kind !== 'CustomDomain';
  const isShown = row.snapshotId !== null && row.snapshotId === published?.snapshotId;
  const isPublished = published?.sessionId === id;
  return {
    ...{ id, kind, status, trigger, changes, note, requestedByName, url, isPublished },
    steps: own,
    expectedMinutes: expectedMinutes[kind],
    error: row.errorMessage,
    canCancel: isOurs && !isOver(row) && row.cancelAskedAt === null && !wasPublished(own),
    canRetry: isOurs && !isBusy && (status === 'Failed' || status === 'Canceled'),
    canRollBackTo: kind === 'ClientDashboard' && status === 'Succeeded' && !isShown && !isBusy,
    createdAt: row.createdAt,
    startedAt: row.startedAt,
    finishedAt: row.finishedAt,
  };
}

/** Sessions as the contract has them, with their steps. */
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
