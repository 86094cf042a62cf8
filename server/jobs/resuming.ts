import { isDeepStrictEqual } from 'node:util';
import type { Services } from '../context';
import type { Db } from '../db/database';
import type { JobName, JobPayloads } from '../jobs';
import { everyCompany } from '../modules/auth/directory';
import type { Rhythm } from './rhythms';

interface LongRun<Name extends JobName> {
  /** The queue that takes it on from where it is. */
  name: Name;
  /** The queue that ends it when no try helped. */
  failing: JobName;
  /** What of a company is begun and not over. */
  running(db: Db, companyId: string): Promise<JobPayloads[Name][]>;
}

/** Takes up again what was begun and has no job any more. */
export async function resumeLost<Name extends JobName>(
  { database, jobs }: Services,
  { name, failing, running }: LongRun<Name>,
): Promise<void> {
  for await (const companyId of everyCompany(database)) {
    const begun = await database.inCompany(companyId, (db) => running(db, companyId));
    if (begun.length === 0) continue;
    // Asked for afterwards: what ends in between is found over by its job.
    const waiting = [...(await jobs.waiting(name)), ...(await jobs.waiting(failing))];
    const lost = begun.filter((job) => !waiting.some((other) => isDeepStrictEqual(job, other)));
    await database.inCompany(companyId, async (db) => {
      for (const job of lost) await jobs.enqueue(db, name, job);
    });
  }
}

/** Looks for what is lost now and by a rhythm. */
export async function startResuming(
  services: Services,
  name:
    | 'resume-client-imports'
    | 'resume-client-bulks'
    | 'resume-deployments'
    | 'resume-start-up-packs'
    | 'resume-company-exports',
  rhythm: Rhythm,
  resume: (services: Services) => Promise<void>,
): Promise<void> {
  const { database, jobs } = services;
  await jobs.work(name, () => resume(services));
  jobs.schedule(name, rhythm);
  await database.onPlatform((db) => jobs.enqueue(db, name, {}));
}
