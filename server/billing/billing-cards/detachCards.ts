import { platformAccount, type Services } from '../../platform';
import { isCardSaved } from '../cards/cards.repository';

/**
 * Registers the worker that detaches removed cards at the provider, except cards that were added again. The
 * queue retries while the provider is unavailable.
 */
export async function startDetachingCards({ jobs, database, cardProvider }: Services): Promise<void> {
  await jobs.work('forget-card', async ({ companyId, provider, reference }) => {
    // The server cannot detach cards of a provider that it no longer uses.
    if (provider !== cardProvider.name) return;
    const isAddedAgain = await database.inCompany(companyId, (db) =>
      isCardSaved(db, companyId, provider, reference),
    );
    if (!isAddedAgain) await cardProvider.detach(platformAccount(companyId), reference);
  });
}
