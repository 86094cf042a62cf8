import {
  type AttachedCard,
  type AuditContext,
  type CardOwner,
  type Db,
  limit,
  type Services,
  writeAuditEvent,
} from '../../platform';
import { lockClients, publishClientChange } from '../../clients';
import { t } from '../../lib/i18n/i18n';
import { badInput, conflict, DomainError, notFound } from '../../lib/errors';
import { namedCard } from '../../lib/cards';
import { newId } from '../../lib/ids';
import { isId } from '../../../contract/ids';
import { loadConnectedAccount } from '../stripe/account';
import { cardHolder, isCardSaved, upsertDefaultCard } from './cards.repository';
import { loadClientStates } from '../client-lifecycle/clientLifecycle.repository';
import { loadLifecycleContext } from '../client-lifecycle/lifecycleContext';
import { currentSubscription } from '../client-lifecycle/clientState';
import { beginRetries } from '../payments/ledger';
import { saveSubscriptionChanges } from '../subscriptions/saveSubscriptionChanges';
import { countsAsRevenue, currentEndOf, type Clock, type Subscription } from '../subscriptions/subscription';
import { loadPastDueWithDefaultCard } from './pastDue.repository';

export type CardServices = Pick<Services, 'settings' | 'database' | 'jobs' | 'cardProvider'>;

export const notConnected = (): DomainError =>
  conflict(
    t('Connect a Stripe account before you add client cards. Go to White Label > Stripe Integration.'),
  );

/**
 * Returns the client as a card owner, with the account that charges the card. Throws `NOT_FOUND` for an
 * unknown client, or `CONFLICT` if no account is connected.
 */
export async function loadCardOwner(
  db: Db,
  services: CardServices,
  companyId: string,
  clientId: string,
): Promise<CardOwner> {
  if (!isId(clientId)) throw notFound();
  const holder = await cardHolder(db, companyId, clientId, services.cardProvider.name);
  if (!holder) throw notFound();
  const connection = await loadConnectedAccount(services, db, companyId);
  if (!connection) throw notConnected();
  return { account: connection.account, ...holder };
}

/**
 * Counts a card attempt of a client, so that stolen card numbers cannot be tested. Throws `RATE_LIMITED`
 * after too many attempts.
 */
export const limitCardAttempts = (
  services: CardServices,
  companyId: string,
  clientId: string,
): Promise<void> => limit(services, 'client-card', `${companyId} ${clientId}`);

const maxTokenLength = 200;

/**
 * Attaches a card at the provider, or throws `BAD_USER_INPUT` if it is refused, and runs `work` outside a
 * transaction. If `work` rejects the card, detaches it unless it is saved. Other errors keep it attached for
 * a retry with the same token.
 */
export async function withAttachedCard<Result>(
  { cardProvider, database }: Pick<Services, 'cardProvider' | 'database'>,
  owner: CardOwner,
  { token, field }: { token: string; field: string },
  work: (card: AttachedCard) => Promise<Result>,
): Promise<Result> {
  if (!token.trim() || token.length > maxTokenLength)
    throw badInput({ [field]: t('This card is invalid. Enter it again.') });
  const result = await cardProvider.attach(owner, token.trim());
  if (result.kind === 'Refused') throw badInput({ [field]: result.reason });
  const { card } = result;
  return work(card).catch(async (error: unknown) => {
    const { companyId } = owner.account;
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

const withBilling = (subscription: Subscription, clock: Clock): Subscription => ({
  ...subscription,
  isBilled: true,
  // Earlier payments outside Livery still count as revenue.
  hasPaid: subscription.hasPaid || countsAsRevenue(subscription),
  billedUntil: subscription.isBilled
    ? subscription.billedUntil
    : (currentEndOf(subscription, clock) ?? subscription.periodEnd),
});

/** Starts billing a client's current subscription, if any, at its next renewal. The client must be locked. */
async function beginBilling(db: Db, companyId: string, clientId: string, by: AuditContext): Promise<void> {
  const clock = await loadLifecycleContext(db, companyId, by);
  const state = (await loadClientStates(db, companyId, [clientId])).get(clientId);
  const before = state ? currentSubscription(state) : null;
  if (!before) return;
  await saveSubscriptionChanges(db, companyId, [
    { clientId, at: clock.now, before, after: withBilling(before, clock) },
  ]);
}

/**
 * Retries all past-due payments of a client with the default card, in the caller's transaction. Does nothing
 * while the account cannot charge.
 */
async function retryPastDuePayments(
  db: Db,
  services: CardServices,
  companyId: string,
  clientId: string,
): Promise<void> {
  if (!(await loadConnectedAccount(services, db, companyId))?.canCharge) return;
  const { now, retries } = await loadPastDueWithDefaultCard(db, companyId, clientId);
  const started = await beginRetries(
    db,
    companyId,
    retries.map((retry) => ({ ...retry, clientId, trigger: 'RetryManual' })),
    now,
  );
  if (started.length > 0) await services.jobs.enqueue(db, 'charge-company', { companyId });
}

/**
 * Makes a card the client's default in the caller's transaction, starts billing their subscription and
 * retries past-due payments. Audits the card and notifies open lists.
 */
export async function saveDefaultCard(
  db: Db,
  services: CardServices,
  by: AuditContext,
  owner: CardOwner,
  card: AttachedCard,
): Promise<void> {
  const { id: clientId, account, name } = owner;
  const { companyId } = account;
  await lockClients(db, companyId, [clientId]);
  const newCard = { ...card, id: newId(), clientId, provider: services.cardProvider.name };
  const isNew = await upsertDefaultCard(db, companyId, newCard);
  await writeAuditEvent(db, by, {
    action: isNew ? 'client.cardAdded' : 'client.cardChosen',
    targetType: 'Client',
    targetId: clientId,
    targetLabel: name,
    changes: [{ field: 'paymentCard', before: null, after: namedCard(card) }],
  });
  await beginBilling(db, companyId, clientId, by);
  await retryPastDuePayments(db, services, companyId, clientId);
  await publishClientChange(db, companyId, 'Updated', [clientId]);
}
