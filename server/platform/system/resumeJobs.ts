import { isDeepStrictEqual } from 'node:util';
import type { Services } from '../context/context';
import type { Db } from '../db/database';
import type { JobName, JobPayloads } from '../jobs/payloads';
import { allCompanyIds } from './allCompanyIds.repository';
import type { JobSchedule } from '../jobs/scheduler';

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
