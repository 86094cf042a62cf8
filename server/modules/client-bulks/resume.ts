import type { Services } from '../../context';
import { everyCompany } from '../auth/directory';
import { runningBulks } from './sql';

const everyHour = '52 * * * *';

/** Takes up again, now and each hour, what was begun and has no job any more. */
export async function startResumingBulks(services: Services): Promise<void> {
  const { database, jobs } = services;
  await jobs.work('resume-client-bulks', () => resumeClientBulks(services));
  await jobs.schedule('resume-client-bulks', everyHour, {});
  await database.onPlatform((db) => jobs.enqueue(db, 'resume-client-bulks', {}));
}

export async function resumeClientBulks({ database, jobs }: Services): Promise<void> {
  for await (const companyId of everyCompany(database)) {
    const running = await database.inCompany(companyId, (db) => runningBulks(db, companyId));
    if (running.length === 0) continue;
    // Asked for after the bulks: one that ends in between is found over by its job.
    const waiting = [...(await jobs.waiting('run-client-bulk')), ...(await jobs.waiting('fail-client-bulk'))];
    const lost = running.filter((bulkId) => !waiting.some((job) => job.bulkId === bulkId));
    await database.inCompany(companyId, async (db) => {
      for (const bulkId of lost) await jobs.enqueue(db, 'run-client-bulk', { companyId, bulkId });
    });
  }
}
