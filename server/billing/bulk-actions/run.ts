import { isCompanyActionAllowed } from '../../company';
import { createThrottle } from '../../lib/createThrottle';
import {
  type Db,
  resumeLostJobs,
  runOrFail,
  runTimeSlice,
  type Services,
  startResumeJob,
  systemContext,
} from '../../platform';
import { failureText } from './action';
import { auditBulk, outcomeChanges } from './auditBulk';
import { processBatch } from './batch';
import { lockBulk, runningBulks, type StoredBulk, updateBulk } from './bulkActions.repository';

const progressEveryMs = 250;

interface BulkJob {
  companyId: string;
  bulkId: string;
}

async function finish(db: Db, { companyId, bulkId }: BulkJob, bulk: StoredBulk): Promise<void> {
  await updateBulk(db, companyId, bulkId, { status: 'Finished' });
  await auditBulk(db, systemContext(companyId), 'finished', bulk, outcomeChanges(bulk));
}

/**
 * Processes a batch or finishes the bulk action in the caller's transaction. Returns whether another step
 * follows.
 */
async function runStep(db: Db, job: BulkJob, isProgressDue: boolean): Promise<boolean> {
  const { companyId, bulkId } = job;
  const bulk = await lockBulk(db, companyId, bulkId);
  if (bulk?.status !== 'Running') return false;
  // The bulk action of a blocked company stays Running. The hourly resume job continues it after the company
  // is unblocked.
  if (!(await isCompanyActionAllowed(db, companyId, 'finish'))) return false;
  const hasMore = await processBatch(db, companyId, bulk);
  if (!hasMore) await finish(db, job, bulk);
  if (!hasMore || isProgressDue) await db.publish({ type: 'clientBulkActionChanged', companyId, bulkId });
  return hasMore;
}

/**
 * Marks a running bulk action as failed, audits the failure and publishes the change. Does nothing in any
 * other status.
 */
export async function failClientBulk(services: Services, { companyId, bulkId }: BulkJob): Promise<void> {
  await services.database.inCompany(companyId, async (db) => {
    const bulk = await lockBulk(db, companyId, bulkId);
    if (bulk?.status !== 'Running') return;
    await updateBulk(db, companyId, bulkId, { status: 'Failed', failure: failureText(bulk.kind) });
    await auditBulk(db, systemContext(companyId), 'failed', bulk, [
      { field: 'status', before: bulk.status, after: 'Failed' },
      ...outcomeChanges(bulk),
    ]);
    await db.publish({ type: 'clientBulkActionChanged', companyId, bulkId });
  });
}

function runJob({ database, jobs }: Services, job: BulkJob, sliceMs?: number): Promise<void> {
  const isProgressDue = createThrottle(progressEveryMs);
  const runNext = () => {
    const isDue = isProgressDue();
    return database.inCompany(job.companyId, (db) => runStep(db, job, isDue));
  };
  const requeue = () => database.inCompany(job.companyId, (db) => jobs.enqueue(db, 'run-client-bulk', job));
  return runTimeSlice(runNext, requeue, sliceMs);
}

/**
 * Runs a bulk action for a time slice, starting after the last finished batch, so that a rerun after a crash
 * repeats no change. Rethrows errors, after marking the action as failed unless the error is `UNAVAILABLE`.
 */
export const runClientBulk = (services: Services, job: BulkJob, sliceMs?: number): Promise<void> =>
  runOrFail(
    () => runJob(services, job, sliceMs),
    () => failClientBulk(services, job),
  );

/**
 * Starts processing bulk actions in this process. After each time slice, a long action is queued again behind
 * the others.
 */
export async function workClientBulks(services: Services, sliceMs?: number): Promise<void> {
  const { jobs } = services;
  await jobs.work('run-client-bulk', (job) => runClientBulk(services, job, sliceMs));
  await jobs.work('fail-client-bulk', (job) => failClientBulk(services, job));
}

const everyHour = { everyMinutes: 60, offsetMinutes: 52 };

export const startResumingBulks = (services: Services): Promise<void> =>
  startResumeJob(services, 'resume-client-bulks', everyHour, resumeClientBulks);

export const resumeClientBulks = (services: Services): Promise<void> =>
  resumeLostJobs(services, { name: 'run-client-bulk', failing: 'fail-client-bulk', running: runningBulks });
