import { isDeepStrictEqual } from 'node:util';
import type { Services } from '../context/context';
import type { Db } from '../db/database';
import type { JobName, JobPayloads } from '../jobs/queues';
import type { JobSchedule } from '../jobs/scheduler';
import { isUnavailable } from '../../lib/errors';
import { allCompanyIds } from './allCompanyIds.repository';

interface ResumableJob<Name extends JobName> {
  /** The queue that continues an interrupted run. */
  name: Name;
  /** The queue that ends a run after its last retry. */
  failing: JobName;
  /** Returns the payloads of a company's unfinished runs. */
  running(db: Db, companyId: string): Promise<JobPayloads[Name][]>;
}

/** Enqueues a job for each unfinished run that has none. */
export async function resumeLostJobs<Name extends JobName>(
  { database, jobs }: Services,
  { name, failing, running }: ResumableJob<Name>,
): Promise<void> {
  for await (const companyId of allCompanyIds(database)) {
    const unfinished = await database.inCompany(companyId, (db) => running(db, companyId));
    if (unfinished.length === 0) continue;
    // Loads the jobs after the runs, because the other order could duplicate a job. A run that ends in
    // between gets a job that does nothing.
    const waiting = [...(await jobs.unfinished(name)), ...(await jobs.unfinished(failing))];
    const lost = unfinished.filter((job) => !waiting.some((other) => isDeepStrictEqual(job, other)));
    await database.inCompany(companyId, async (db) => {
      for (const job of lost) await jobs.enqueue(db, name, job);
    });
  }
}

export async function startResumeJob(
  services: Services,
  name:
    | 'resume-client-imports'
    | 'resume-client-bulks'
    | 'resume-deployments'
    | 'resume-start-up-packs'
    | 'resume-company-exports',
  schedule: JobSchedule,
  resume: (services: Services) => Promise<void>,
): Promise<void> {
  const { database, jobs } = services;
  await jobs.work(name, () => resume(services));
  jobs.schedule(name, schedule);
  await database.onPlatform((db) => jobs.enqueue(db, name, {}));
}

/** Runs a job and rethrows its error. Calls `fail` first, unless the error is `UNAVAILABLE`. */
export async function runOrFail(run: () => Promise<void>, fail: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    // The queue retries the job when the service is available again.
    if (isUnavailable(error)) throw error;
    await fail();
    throw error;
  }
}

const defaultSliceMs = 2000;

/** Runs steps until one returns false, or calls `requeue` after `sliceMs` milliseconds. */
export async function runTimeSlice(
  step: () => Promise<boolean>,
  requeue: () => Promise<void>,
  sliceMs = defaultSliceMs,
): Promise<void> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < sliceMs) {
    if (!(await step())) return;
  }
  await requeue();
}
