import { makeCardProvider } from './platform/card-provider/makeCardProvider';
import type { Services } from './platform/context/context';
import { openDatabase } from './platform/jobs/openDatabase';
import type { WhenOutdated } from './platform/db/databaseSettings';
import { toStandardError } from './platform/db/report';
import { startEvents } from './platform/db/startEvents';
import { decodeInChild } from './platform/images/decodeImage';
import { startJobs } from './platform/jobs/jobs';
import { ListenUrl } from './lib/listenUrl';
import { authentication } from './identity/auth/authenticate';
import { endHashing } from './identity/passwords/hashing';
import { ClientIdCache } from './clients/clientIdCache';
import { addSubscribers, liveEventTypes } from './subscribers';
import type { Settings } from './platform/settings/settings';

/** Opens the services of the API without starting the job workers. */
export async function openServices(settings: Settings, whenOutdated?: WhenOutdated): Promise<Services> {
  const database = await openDatabase(settings, toStandardError, whenOutdated);
  const services: Services = {
    settings,
    database,
    events: await startEvents(database, liveEventTypes),
    jobs: await startJobs(database),
    cardProvider: await makeCardProvider(settings, database),
    decodeImageFile: decodeInChild,
    listenUrl: new ListenUrl(),
    authentication,
    clientIdCache: new ClientIdCache(),
    shutdownController: new AbortController(),
  };
  addSubscribers(services);
  return services;
}

export async function closeServices({ jobs, events, database }: Services): Promise<void> {
  await jobs.stop();
  await events.close();
  await endHashing();
  await database.close();
}
