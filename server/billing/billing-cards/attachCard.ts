import { type AttachedCard, type CardOwner, platformAccount, type Services } from '../../platform';
import { notFound } from '../../lib/errors';
import { withAttachedCard } from '../cards/attachCard';
import { cardHolder } from './billingCards.repository';

type CardServices = Pick<Services, 'database' | 'cardProvider'>;

/**
 * Returns the company as the owner of its billing cards. Throws `NOT_FOUND` if the company does not exist.
 */
export async function loadCardOwner(
  { database, cardProvider }: CardServices,
  companyId: string,
): Promise<CardOwner> {
  const holder = await database.inCompany(companyId, (db) => cardHolder(db, companyId, cardProvider.name));
  if (!holder) throw notFound();
  return { account: platformAccount(companyId), id: companyId, ...holder };
}

/** Attaches a card of the company and runs `work`, as `withAttachedCard` does. */
export async function withAttachedBillingCard<Result>(
  services: CardServices,
  companyId: string,
  token: string,
  work: (card: AttachedCard) => Promise<Result>,
): Promise<Result> {
  const owner = await loadCardOwner(services, companyId);
  return withAttachedCard(services, owner, { token, field: 'token' }, work);
}
