import {
  decodeInChild,
  makeCardProvider,
  openDatabase,
  type Services,
  type Settings,
  startEvents,
  startJobs,
  type WhenOutdated,
} from './platform';
import { authentication, endHashing } from './identity';
import { ListenUrl } from './lib/listenUrl';
import { toStandardError } from './lib/report';
import { addSubscribers, liveEventTypes } from './subscribers';

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
