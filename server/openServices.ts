import { makeCardProvider } from './card-provider/makeCardProvider';
import type { Services } from './context';
import { openDatabase, type WhenOutdated } from './db/openDatabase';
import { toStandardError } from './db/report';
import { startEvents } from './events';
import { decodeInChild } from './images/decodeImage';
import { startJobs } from './jobs';
import { ListenUrl } from './lib/listenUrl';
import { endHashing } from './modules/auth/hashing';
import { ClientIdCache } from './modules/clients/clientIdCache';
import type { Settings } from './settings';

/** Opens the services of the API without starting the job workers. */
export async function openServices(settings: Settings, whenOutdated?: WhenOutdated): Promise<Services> {
  const database = await openDatabase(settings, toStandardError, whenOutdated);
  return {
    settings,
    database,
    events: await startEvents(database),
    jobs: await startJobs(database),
    cardProvider: await makeCardProvider(settings, database),
    decodeImageFile: decodeInChild,
    listenUrl: new ListenUrl(),
    clientIdCache: new ClientIdCache(),
    shutdownController: new AbortController(),
  };
}

export async function closeServices({ jobs, events, database }: Services): Promise<void> {
  await jobs.stop();
  await events.close();
  await endHashing();
  await database.close();
}
