import { makeCardProvider } from './card-provider/makeCardProvider';
import type { Services } from './context';
import { openDatabase } from './db/openDatabase';
import { startEvents } from './events';
import { startJobs } from './jobs';
import { OwnAddress } from './lib/ownAddress';
import type { Settings } from './settings';

/** Opens what the API stands on; nothing works the job queues yet. */
export async function openServices(settings: Settings): Promise<Services> {
  const database = await openDatabase(settings);
  return {
    settings,
    database,
    events: await startEvents(database),
    jobs: await startJobs(database),
    cardProvider: makeCardProvider(settings, database),
    ownAddress: new OwnAddress(),
  };
}

export async function closeServices({ jobs, events, database }: Services): Promise<void> {
  await jobs.stop();
  await events.close();
  await database.close();
}
