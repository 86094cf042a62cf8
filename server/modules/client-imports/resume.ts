import type { Services } from '../../context';
import { everyCompany } from '../auth/directory';
import { runningImports } from './sql';

const everyHour = '47 * * * *';

/** Takes up again, now and each hour, what was begun and has no job any more. */
export async function startResuming(services: Services): Promise<void> {
  const { database, jobs } = services;
  await jobs.work('resume-client-imports', () => resumeClientImports(services));
  await jobs.schedule('resume-client-imports', everyHour, {});
  await database.onPlatform((db) => jobs.enqueue(db, 'resume-client-imports', {}));
}

export async function resumeClientImports({ database, jobs }: Services): Promise<void> {
  for await (const companyId of everyCompany(database)) {
    const running = await database.inCompany(companyId, (db) => runningImports(db, companyId));
    if (running.length === 0) continue;
    // Asked for after the imports: one that ends in between is found over by its job.
    const waiting = [
      ...(await jobs.waiting('run-client-import')),
      ...(await jobs.waiting('fail-client-import')),
    ];
    const lost = running.filter((importId) => !waiting.some((job) => job.importId === importId));
    await database.inCompany(companyId, async (db) => {
      for (const importId of lost) await jobs.enqueue(db, 'run-client-import', { companyId, importId });
    });
  }
}
