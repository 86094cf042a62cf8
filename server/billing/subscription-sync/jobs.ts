import { type Report, toStandardError } from '../../lib/report';
import { everyMinute, type Services } from '../../platform';
import { findCompaniesToSync } from './subscriptionSync.repository';
import { syncSubscriptions } from './sync';

/** Enqueues a job for each company with unsynced subscriptions, unless one is already queued or running. */
async function enqueueUnsyncedCompanies({ database, jobs, cardProvider }: Services): Promise<void> {
  if (!cardProvider.renewsSubscriptions) return;
  const queuedCompanyIds = new Set(
    (await jobs.unfinished('sync-subscriptions')).map(({ companyId }) => companyId),
  );
  await database.onPlatform(async (db) => {
    const companies = await findCompaniesToSync(db);
    for (const companyId of companies.filter((id) => !queuedCompanyIds.has(id))) {
      await jobs.enqueue(db, 'sync-subscriptions', { companyId });
    }
  });
}

/**
 * Registers the jobs that sync subscriptions to the provider: immediately after a write, and every minute as
 * a fallback.
 */
export async function startSubscriptionSync(
  services: Services,
  report: Report = toStandardError,
): Promise<void> {
  const { database, events, jobs, cardProvider } = services;
  await jobs.work('sync-subscriptions', ({ companyId }) => syncSubscriptions(services, companyId));
  await jobs.work('sync-companies', () => enqueueUnsyncedCompanies(services));
  jobs.schedule('sync-companies', everyMinute);
  events.subscribeToAll((event) => {
    if (event.type !== 'subscriptionsToSync' || !cardProvider.renewsSubscriptions) return;
    const { companyId } = event;
    database
      .onPlatform((db) => jobs.enqueue(db, 'sync-subscriptions', { companyId }))
      .catch((error: unknown) =>
        report(
          `Failed to enqueue the subscription sync. The next scheduled run retries it: ${String(error)}`,
        ),
      );
  });
}
