import type { Services } from '../../context';
import { toStandardError, type Report } from '../../db/report';
import { everyMinute } from '../../jobs/scheduler';
import { companiesToSync } from './sql';
import { syncSubscriptions } from './sync';

/** Queues each company whose subscriptions the provider was not told of, unless it waits in the queue already. */
async function enqueueWhatToSync({ database, jobs, cardProvider }: Services): Promise<void> {
  if (!cardProvider.renewsSubscriptions) return;
  const waiting = new Set((await jobs.unfinished('sync-subscriptions')).map(({ companyId }) => companyId));
  await database.onPlatform(async (db) => {
    const companies = await companiesToSync(db);
    for (const companyId of companies.filter((id) => !waiting.has(id))) {
      await jobs.enqueue(db, 'sync-subscriptions', { companyId });
    }
  });
}

/** Tells the provider of subscriptions: at once when one is written, and else each minute. */
export async function startSyncing(services: Services, report: Report = toStandardError): Promise<void> {
  const { database, events, jobs, cardProvider } = services;
  await jobs.work('sync-subscriptions', ({ companyId }) => syncSubscriptions(services, companyId));
  await jobs.work('sync-companies', () => enqueueWhatToSync(services));
  jobs.schedule('sync-companies', everyMinute);
  events.subscribeToAll((event) => {
    if (event.type !== 'subscriptionsToSync' || !cardProvider.renewsSubscriptions) return;
    const { companyId } = event;
    database
      .onPlatform((db) => jobs.enqueue(db, 'sync-subscriptions', { companyId }))
      // The look of the next minute finds it.
      .catch((error: unknown) => report(`Subscriptions wait for the next look: ${String(error)}`));
  });
}
