import type { Services } from '../../context';
import type { Db } from '../../db/database';
import { publish } from '../../events';
import { runOrFail } from '../../jobs/runOrFail';
import { runTimeSlice } from '../../jobs/runTimeSlice';
import { createThrottle } from '../../lib/createThrottle';
import { bySystem } from '../audit/bySystem';
import { companyMay } from '../company/companyMay';
import { workBatch } from './batch';
import { outcomesOf, recordBulk } from './record';
import { lockBulk, updateBulk, type BulkRecord } from './sql';

const progressEveryMs = 250;

export interface BulkJob {
  companyId: string;
  bulkId: string;
}

async function finish(db: Db, { companyId, bulkId }: BulkJob, record: BulkRecord): Promise<void> {
  await updateBulk(db, companyId, bulkId, { status: 'Finished' });
  await recordBulk(db, bySystem(companyId), 'finished', record, outcomesOf(record));
}

/** One transaction of a bulk: a batch, or its end. True when it goes on. */
async function step(db: Db, job: BulkJob, isProgressDue: boolean): Promise<boolean> {
  const { companyId, bulkId } = job;
  const record = await lockBulk(db, companyId, bulkId);
  if (record?.status !== 'Running') return false;
  // It waits while the company is blocked, and is taken up again once it is not.
  if (!(await companyMay(db, companyId, 'finish'))) return false;
  const goesOn = await workBatch(db, companyId, record);
  if (!goesOn) await finish(db, job, record);
  if (!goesOn || isProgressDue) await publish(db, { type: 'clientBulkChanged', companyId, bulkId });
  return goesOn;
}

/** Ends a bulk that can't go on. Nothing happens to one that is over. */
export async function failClientBulk(services: Services, { companyId, bulkId }: BulkJob): Promise<void> {
  await services.database.inCompany(companyId, async (db) => {
    const record = await lockBulk(db, companyId, bulkId);
    if (record?.status !== 'Running') return;
    const failure =
      'Something went wrong on our side. What was changed stays; the clients still waiting were left as they were.';
    await updateBulk(db, companyId, bulkId, { status: 'Failed', failure });
    await recordBulk(db, bySystem(companyId), 'failed', record, [
      { field: 'status', before: record.status, after: 'Failed' },
      ...outcomesOf(record),
    ]);
    await publish(db, { type: 'clientBulkChanged', companyId, bulkId });
  });
}

function workOn({ database, jobs }: Services, job: BulkJob, turnMs?: number): Promise<void> {
  const isProgressDue = createThrottle(progressEveryMs);
  const work = () => {
    const isDue = isProgressDue();
    return database.inCompany(job.companyId, (db) => step(db, job, isDue));
  };
  const queueAgain = () =>
    database.inCompany(job.companyId, (db) => jobs.enqueue(db, 'run-client-bulk', job));
  return runTimeSlice(work, queueAgain, turnMs);
}

/** Takes a bulk on from where it is, so that one begun again after a cut doubles nothing. */
export const runClientBulk = (services: Services, job: BulkJob, turnMs?: number): Promise<void> =>
  runOrFail(
    () => workOn(services, job, turnMs),
    () => failClientBulk(services, job),
  );

/** Starts taking bulks from the queue in this process. A bulk that takes longer than a turn queues up behind others. */
export async function workClientBulks(services: Services, turnMs?: number): Promise<void> {
  const { jobs } = services;
  await jobs.work('run-client-bulk', (job) => runClientBulk(services, job, turnMs));
  await jobs.work('fail-client-bulk', (job) => failClientBulk(services, job));
}
