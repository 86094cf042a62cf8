import { platformAccount } from '../../card-provider/platformAccount';
import type { Services } from '../../context';
import { isKept } from './sql';

/** Has the provider forget cards that were removed; one that is away is asked again by the queue. */
export async function startForgettingCards({ jobs, database, cardProvider }: Services): Promise<void> {
  await jobs.work('forget-card', async ({ companyId, provider, reference }) => {
    // A card of a provider that this server works with no longer is beyond its reach.
    if (provider !== cardProvider.name) return;
    const isBack = await database.inCompany(companyId, (db) => isKept(db, companyId, provider, reference));
    if (!isBack) await cardProvider.detach(platformAccount(companyId), reference);
  });
}
