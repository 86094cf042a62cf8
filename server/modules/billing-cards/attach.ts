import type { AttachedCard, CardOwner } from '../../card-provider/cardProvider';
import { platformAccount } from '../../card-provider/platformAccount';
import type { Services } from '../../context';
import { DomainError, badInput, notFound } from '../../errors';
import { cardHolder, isKept } from './sql';

type CardServices = Pick<Services, 'database' | 'cardProvider'>;

/** The company itself, whose cards Livery's own account charges. */
export async function ownerOf(
  { database, cardProvider }: CardServices,
  companyId: string,
): Promise<CardOwner> {
  const holder = await database.inCompany(companyId, (db) => cardHolder(db, companyId, cardProvider.name));
  if (!holder) throw notFound('company');
  return { account: platformAccount(companyId), id: companyId, ...holder };
}

/**
 * Has the provider keep a card and runs `work` with it, outside of any transaction. A card that comes to nothing by a
 * refusal is forgotten again; what failed for another reason may be sent again with the same token.
 */
export async function withAttachedCard<Result>(
  services: CardServices,
  companyId: string,
  token: string,
  work: (card: AttachedCard) => Promise<Result>,
): Promise<Result> {
  const { database, cardProvider } = services;
  const owner = await ownerOf(services, companyId);
  const attached = await cardProvider.attach(owner, token);
  if (attached.kind === 'Refused') throw badInput({ token: attached.reason });
  const { card } = attached;
  return work(card).catch(async (error: unknown) => {
    const isRefused = error instanceof DomainError && error.code !== 'UNAVAILABLE';
    const isUnused =
      isRefused &&
      !(await database.inCompany(companyId, (db) =>
        isKept(db, companyId, cardProvider.name, card.reference),
      ));
    if (isUnused) await cardProvider.detach(owner.account, card.reference);
    throw error;
  });
}
