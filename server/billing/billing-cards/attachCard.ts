import { type AttachedCard, type CardOwner, platformAccount, type Services } from '../../platform';
import { DomainError, badInput, notFound } from '../../lib/errors';
import { cardHolder, isCardSaved } from './billingCards.repository';

type CardServices = Pick<Services, 'database' | 'cardProvider'>;

/**
 * Returns the company as the owner of its billing cards. Throws `NOT_FOUND` if the company does not exist.
 */
export async function loadCardOwner(
  { database, cardProvider }: CardServices,
  companyId: string,
): Promise<CardOwner> {
  const holder = await database.inCompany(companyId, (db) => cardHolder(db, companyId, cardProvider.name));
  if (!holder) throw notFound('company');
  return { account: platformAccount(companyId), id: companyId, ...holder };
}

/**
 * Attaches a card at the provider, or throws `BAD_USER_INPUT` if it is refused, and runs `work` outside any
 * transaction. If `work` rejects the card, detaches it unless it is saved. Other errors keep it attached for
 * a retry with the same token.
 */
export async function withAttachedBillingCard<Result>(
  services: CardServices,
  companyId: string,
  token: string,
  work: (card: AttachedCard) => Promise<Result>,
): Promise<Result> {
  const { database, cardProvider } = services;
  const owner = await loadCardOwner(services, companyId);
  const result = await cardProvider.attach(owner, token);
  if (result.kind === 'Refused') throw badInput({ token: result.reason });
  const { card } = result;
  return work(card).catch(async (error: unknown) => {
    const isRejected = error instanceof DomainError && error.code !== 'UNAVAILABLE';
    const isUnused =
      isRejected &&
      !(await database.inCompany(companyId, (db) =>
        isCardSaved(db, companyId, cardProvider.name, card.reference),
      ));
    if (isUnused) await cardProvider.detach(owner.account, card.reference);
    throw error;
  });
}
