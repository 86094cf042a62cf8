import type { Db, Services } from '../../platform';
import { emailAdmins } from '../../identity';
import { cardName } from '../../lib/cardName';
import { calendarDayText } from '../../lib/localeText';
import { companiesWithExpiringCards, markExpiringCards } from './expiring.repository';

const everyMorning = { everyMinutes: 24 * 60, offsetMinutes: 7 * 60 };

/** Schedules a daily check that emails Admins once about each card that expires within 30 days. */
export async function startCardExpiryWarnings(services: Services): Promise<void> {
  const { jobs } = services;
  await jobs.work('warn-expiring-cards', () => warnOfExpiringCards(services));
  jobs.schedule('warn-expiring-cards', everyMorning);
}

async function warnCompany(db: Db, services: Services, companyId: string): Promise<void> {
  for (const card of await markExpiringCards(db, companyId)) {
    await emailAdmins(db, services, companyId, 'card-expiring', {
      card: cardName(card),
      companyName: card.companyName,
      lastDay: calendarDayText(card.lastDay),
      isDefault: card.isDefault ? 'yes' : 'no',
      link: `${services.settings.publicUrl}/dashboard/settings/billing-card`,
    });
  }
}

export async function warnOfExpiringCards(services: Services): Promise<void> {
  const { database } = services;
  for (const companyId of await database.onPlatform(companiesWithExpiringCards)) {
    await database.inCompany(companyId, (db) => warnCompany(db, services, companyId));
  }
}
