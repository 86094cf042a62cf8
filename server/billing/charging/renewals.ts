import type { Db, Services } from '../../platform';
import { lockClients } from '../../clients';
import { toTimestamp } from '../../lib/timestamps';
import { loadClientStates } from '../client-lifecycle/clientLifecycle.repository';
import { applyBillingCommands, type DatedCommand } from '../client-lifecycle/billingCommands';
import { currentSubscription, type ClientState } from '../client-lifecycle/clientState';
import { beginPayments } from '../payments/ledger';
import { createPendingPayment, type NewPayment } from '../payments/createPendingPayment';
import { paidPeriod } from '../payments/paidPeriod';
import { loadConnectedAccount } from '../stripe/account';
import {
  isDueBy,
  wasNeverCharged,
  nextRenewal,
  feeOnlyPeriodOf,
  type Renewal,
} from '../subscriptions/renewal';
import { restartPeriod, type Subscription } from '../subscriptions/subscription';
import { saveSubscriptionChanges } from '../subscriptions/saveSubscriptionChanges';
import { lockChargingCompany, type ChargingCompany } from './company.repository';
import { dueSubscribers, renewalTerms, type RenewalTerms } from './renewals.repository';

const batchSize = 100;

export interface DueRenewal {
  subscription: Subscription;
  terms: RenewalTerms;
  renewal: Renewal;
  /** Minor units, including a due setup fee. */
  amount: number;
  /** Whether only the setup fee is charged, in a period that is already paid. */
  isSetupFeeOnly: boolean;
}

/** Returns the next charge of a subscription. */
export function dueRenewalOf(subscription: Subscription, terms: RenewalTerms, timeZone: string): DueRenewal {
  const renewal = nextRenewal(subscription, terms.price, timeZone);
  const isSetupFeeOnly = feeOnlyPeriodOf(subscription) !== null;
  const amount = (isSetupFeeOnly ? 0 : renewal.priceTerms.price) + subscription.setupFee;
  return { subscription, terms, renewal, amount, isSetupFeeOnly };
}

/**
 * Starts the first period of never charged subscriptions now, because their plans were inaccessible until the
 * client added a card.
 */
async function beginFirstPeriods(
  db: Db,
  companyId: string,
  { now, timeZone }: ChargingCompany,
  states: Iterable<ClientState>,
): Promise<Map<string, Subscription>> {
  const at = toTimestamp(now);
  const changes = [...states].flatMap((state) => {
    const before = currentSubscription(state);
    if (!before || !wasNeverCharged(before)) return [];
    const after = restartPeriod(before, { now: at, renewedUntil: at, timeZone });
    return [{ clientId: state.id, at, before, after }];
  });
  await saveSubscriptionChanges(db, companyId, changes);
  return new Map(changes.map(({ clientId, after }) => [clientId, after]));
}

/**
 * Locks up to one batch of due clients until the transaction ends, starts first periods that were never
 * charged, and returns the due renewals.
 */
async function lockDueRenewals(db: Db, companyId: string, company: ChargingCompany): Promise<DueRenewal[]> {
  const { now, timeZone } = company;
  const clientIds = await dueSubscribers(db, companyId, now, batchSize);
  if (clientIds.length === 0) return [];
  await lockClients(db, companyId, clientIds);
  // The states are loaded after the lock, so that clients paused in the meantime are not charged.
  const states = await loadClientStates(db, companyId, clientIds);
  const started = await beginFirstPeriods(db, companyId, company, states.values());
  const terms = new Map((await renewalTerms(db, companyId, clientIds)).map((one) => [one.clientId, one]));
  return clientIds.flatMap((clientId) => {
    const state = states.get(clientId);
    const subscription = started.get(clientId) ?? (state && currentSubscription(state));
    const clientTerms = terms.get(clientId);
    return subscription && clientTerms && isDueBy(subscription, toTimestamp(now))
      ? [dueRenewalOf(subscription, clientTerms, timeZone)]
      : [];
  });
}

/** Returns the payment to create for a due renewal. */
export const toNewPayment = (
  { subscription, terms, renewal, amount, isSetupFeeOnly }: DueRenewal,
  { now, timeZone }: ChargingCompany,
  isLive: boolean,
): NewPayment =>
  createPendingPayment({
    direction: 'Incoming',
    type: isSetupFeeOnly ? 'OneOff' : 'Subscription',
    amount,
    currency: terms.currency,
    clientId: terms.clientId,
    planId: subscription.planId,
    subscriptionId: subscription.id,
    ...paidPeriod(terms.planName, renewal, timeZone),
    ...(isSetupFeeOnly && {
      periodFrom: null,
      periodTo: null,
    }),
    trigger: terms.hasPayments && !isSetupFeeOnly ? 'Cycle' : 'Purchase',
    method: terms.method,
    cardId: terms.cardId,
    createdAt: now,
    priceVersion: renewal.priceTerms.priceVersion,
    isLive,
  });

/**
 * Returns the command that starts a period without a payment, because it is free or was charged before the
 * client returned.
 */
const freeRenewalOf = ({ subscription, terms, renewal }: DueRenewal, at: Date): DatedCommand => {
  const { clientId, charged } = terms;
  const periodEnd = charged?.periodEnd ?? renewal.periodEnd;
  return {
    clientId,
    at,
    command: {
      kind: 'Renew',
      subscriptionId: subscription.id,
      renewal: { ...renewal, periodEnd },
      hasPaid: charged?.status !== 'Failed',
      chargedPlanId: charged?.planId ?? subscription.planId,
    },
  };
};

/**
 * Renews one batch of due subscriptions and creates their payments in the caller's transaction. Returns the
 * number of renewals, which is 0 while the company cannot charge.
 */
export async function beginRenewals(
  services: Pick<Services, 'settings' | 'cardProvider'>,
  db: Db,
  companyId: string,
): Promise<number> {
  const company = await lockChargingCompany(db, companyId);
  const account = company.isActive ? await loadConnectedAccount(services, db, companyId) : null;
  if (!account?.canCharge) return 0;
  const due = await lockDueRenewals(db, companyId, company);
  const isFreeRenewal = ({ amount, terms }: DueRenewal): boolean => amount === 0 || terms.charged !== null;
  const free = due.filter(isFreeRenewal).map((one) => freeRenewalOf(one, company.now));
  if (free.length > 0) await applyBillingCommands(db, companyId, free);
  const payments = due
    .filter((one) => !isFreeRenewal(one))
    .map((one) => toNewPayment(one, company, account.isLive));
  if (payments.length === 0) return free.length;
  const started = await beginPayments(db, companyId, payments);
  return free.length + started.length;
}
