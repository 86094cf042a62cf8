import type { Services } from '../../context';
import type { Db } from '../../db/database';
import { calendarDayText } from '../../lib/ownLanguage';
import { mailAdmins } from '../operators/mailAdmins';
import { cardName } from './keep';
import { companiesWithExpiringCards, takeExpiringCards } from './expiringSql';

const eachMorning = { everyMinutes: 24 * 60, after: 7 * 60 };

/** Mails the Admins of companies whose cards are good for 30 days or less, once for each card, every day. */
export async function startWarningOfCards(services: Services): Promise<void> {
  const { jobs } = services;
  await jobs.work('warn-expiring-cards', () => warnOfExpiringCards(services));
  jobs.schedule('warn-expiring-cards', eachMorning);
}

async function warn(db: Db, services: Services, companyId: string): Promise<void> {
  for (const card of await takeExpiringCards(db, companyId)) {
    await mailAdmins(db, services, companyId, 'card-expiring', {
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
    await database.inCompany(companyId, (db) => warn(db, services, companyId));
  }
}
