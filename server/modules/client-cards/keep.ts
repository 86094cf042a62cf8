import type { AttachedCard, CardOwner } from '../../card-provider/cardProvider';
import type { Services } from '../../context';
import type { Db } from '../../db/database';
import { DomainError, badInput, notFound } from '../../errors';
import { isId, newId } from '../../lib/ids';
import { recordAudit, type Doer } from '../audit/service';
import { limit } from '../auth/limits';
import { announceClients } from '../clients/announce';
import { lockClients } from '../clients/editing';
import { clientsAccount } from '../stripe/account';
import { beginBilling } from './beginBilling';
import { cardHolder, isKept, keepAsDefault } from './sql';
import { retryUnpaid } from './unpaid';

export type CardServices = Pick<Services, 'settings' | 'database' | 'jobs' | 'cardProvider'>;

export const notConnected = (): DomainError =>
  new DomainError(
    'CONFLICT',
    'Cards can not be taken before the company is connected. Open the Stripe integration screen first.',
  );

/** Who a card is to belong to, with the account that is to charge it. NOT_FOUND, or CONFLICT while there is none. */
export async function ownerOf(
  db: Db,
  services: CardServices,
  companyId: string,
  clientId: string,
): Promise<CardOwner> {
  if (!isId(clientId)) throw notFound('client');
  const holder = await cardHolder(db, companyId, clientId, services.cardProvider.name);
  if (!holder) throw notFound('client');
  const found = await clientsAccount(services, db, companyId);
  if (!found) throw notConnected();
  return { account: found.account, ...holder };
}

/** Counts what a client does with cards, so that nobody finds out here which stolen ones work. */
export const countCardTry = (services: CardServices, companyId: string, clientId: string): Promise<void> =>
  limit(services, 'client-card', `${companyId} ${clientId}`);

const longestToken = 200;

/**
 * Has the provider keep a card and does `work` with it, outside of any transaction. A card that comes to nothing by a
 * refusal is forgotten again; what failed for another reason may be sent again with the same token.
 */
export async function withAttachedCard<Result>(
  services: CardServices,
  owner: CardOwner,
  { token, field }: { token: string; field: string },
  work: (card: AttachedCard) => Promise<Result>,
): Promise<Result> {
  const { cardProvider, database } = services;
  if (!token.trim() || token.length > longestToken) throw badInput({ [field]: 'This card is not known.' });
  const attached = await cardProvider.attach(owner, token.trim());
  if (attached.kind === 'Refused') throw badInput({ [field]: attached.reason });
  const { card } = attached;
  return work(card).catch(async (error: unknown) => {
    const { companyId } = owner.account;
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

export const cardName = ({ brand, last4 }: Pick<AttachedCard, 'brand' | 'last4'>): string =>
  `${brand} ending in ${last4}`;

/**
 * Makes a card the one that a client is charged with from now on, in the caller's transaction: their subscription is
 * billed, and what they have not paid is tried again.
 */
export async function keepCard(
  db: Db,
  services: CardServices,
  by: Doer,
  owner: CardOwner,
  card: AttachedCard,
): Promise<void> {
  const { id: clientId, account, name } = owner;
  const { companyId } = account;
  await lockClients(db, companyId, [clientId]);
  const kept = { ...card, id: newId(), clientId, provider: services.cardProvider.name };
  const isNew = await keepAsDefault(db, companyId, kept);
  await recordAudit(db, by, {
    action: isNew ? 'client.cardAdded' : 'client.cardChosen',
    targetType: 'Client',
    targetId: clientId,
    targetLabel: name,
    changes: [{ field: 'paymentCard', before: null, after: cardName(card) }],
  });
  await beginBilling(db, companyId, clientId, by);
  await retryUnpaid(db, services, companyId, clientId);
  await announceClients(db, companyId, 'Updated', [clientId]);
}
