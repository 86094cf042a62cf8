import { emailAdmins } from '../../identity';
import { cardName } from '../../lib/cards';
import { calendarDayText } from '../../lib/localeText';
import { type Db, platformAccount, type Services } from '../../platform';
import { isCardSaved } from '../cards/cards.repository';
import { companiesWithExpiringCards, markExpiringCards } from './expiring.repository';

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

const everyMorning = { everyMinutes: 24 * 60, offsetMinutes: 7 * 60 };

/** Schedules a daily check that emails Admins once about each card that expires within 30 days. */
export async function startCardExpiryWarnings(services: Services): Promise<void> {
  const { jobs } = services;
  await jobs.work('warn-expiring-cards', () => warnOfExpiringCards(services));
  jobs.schedule('warn-expiring-cards', everyMorning);
}

async function warnCompany(db: Db, services: Services, companyId: string): Promise<void> {
  for (const card of await markExpiringCards(db, companyId)) {
    await emailAdmins(db, services, companyId, 'card-expiring', () => ({
      card: cardName(card),
      companyName: card.companyName,
      lastDay: calendarDayText(card.lastDay),
      isDefault: card.isDefault ? 'yes' : 'no',
      link: `${services.settings.publicUrl}/dashboard/settings/billing-card`,
    }));
  }
}

export async function warnOfExpiringCards(services: Services): Promise<void> {
  const { database } = services;
  for (const companyId of await database.onPlatform(companiesWithExpiringCards)) {
    await database.inCompany(companyId, (db) => warnCompany(db, services, companyId));
  }
}
