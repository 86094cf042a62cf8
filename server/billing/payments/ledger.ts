import type { ChargeOutcome, Db } from '../../platform';
import { lockClients } from '../../clients';
import { newId } from '../../lib/ids';
import type { CardProviderName } from '../../../contract/enums';
import {
  chargedPeriods,
  lockPayments,
  periodKey,
  reopenPayments,
  writePaymentOutcomes,
  type NewRetry,
  pricesOf,
  loadReopenedPeriods,
  writeReopenedPeriods,
  type LockedPayment,
  type PaymentOutcome,
  type PlanPrice,
} from './ledger.repository';
import { insertAttempts, writeAttemptOutcomes, type PendingAttempt } from './attempts.repository';
import { payersOf, publishPaymentChange, recordPayments } from './recording';
import type { NewPayment } from './createPendingPayment';
import { loadClientStates } from '../client-lifecycle/clientLifecycle.repository';
import { applyBillingCommands } from '../client-lifecycle/billingCommands';
import { currentSubscription, type ClientState } from '../client-lifecycle/clientState';
import type { BillingCommand } from '../client-lifecycle/decide';
import { isEndedForNonPayment } from '../client-lifecycle/statusRules';
import { startsAtOrAfter } from '../subscriptions/payment';
import type { Renewal } from '../subscriptions/renewal';
import { priceTermsOf, type Subscription } from '../subscriptions/subscription';
import { paidPeriod } from './paidPeriod';

const periodOf = ({ subscriptionId, periodStart }: NewPayment) =>
  subscriptionId !== null && periodStart ? { subscriptionId, periodStart } : null;

/**
 * Adds payments with their first attempts in the caller's transaction, which must have locked the company.
 * Skips periods that already have a payment, and returns the ids of the added payments.
 */
export async function beginPayments(
  db: Db,
  companyId: string,
  payments: readonly NewPayment[],
): Promise<string[]> {
  const periods = payments.flatMap((payment) => periodOf(payment) ?? []);
  const chargedKeys = await chargedPeriods(db, companyId, periods);
  const newPayments = payments
    .filter((payment) => {
      const period = periodOf(payment);
      return !period || !chargedKeys.has(periodKey(period));
    })
    .map((payment) => ({ ...payment, status: 'Processing' as const, attempts: 1 }));
  if (newPayments.length === 0) return [];
  await recordPayments(db, companyId, newPayments);
  const attempts = newPayments.map(({ id, trigger, cardId, method, createdAt }) => ({
    id: newId(),
    paymentId: id,
    number: 1,
    trigger,
    cardId: cardId ?? null,
    method,
    createdAt,
  }));
  await insertAttempts(db, companyId, attempts);
  return newPayments.map(({ id }) => id);
}

/**
 * Starts another attempt to collect each payment that is still failed, and returns the ids of these payments.
 */
export async function beginRetries(
  db: Db,
  companyId: string,
  requested: readonly NewRetry[],
  at: Date,
): Promise<string[]> {
  const retries = [...new Map(requested.map((retry) => [retry.paymentId, retry])).values()];
  const clientIds = payersOf(retries);
  await lockClients(db, companyId, clientIds);
  const numbers = await reopenPayments(db, companyId, retries);
  const attempts = retries.flatMap(({ paymentId, trigger, cardId, method }) => {
    const number = numbers.get(paymentId);
    if (number === undefined) return [];
    return [{ id: newId(), paymentId, number, trigger, cardId, method, createdAt: at }];
  });
  if (attempts.length === 0) return [];
  await insertAttempts(db, companyId, attempts);
  const startedIds = attempts.map(({ paymentId }) => paymentId);
  await publishPaymentChange(db, companyId, 'Updated', startedIds, clientIds);
  return startedIds;
}

/** The outcome of a payment that is locked together with its client. */
export interface LockedOutcome extends PaymentOutcome {
  payment: LockedPayment;
}

/**
 * Returns the terms of the charged price, or the current terms if the client has since changed to another
 * plan or a later price.
 */
function renewalTerms(
  subscription: Subscription,
  { planId, priceVersion }: LockedPayment,
  prices: readonly PlanPrice[],
): Renewal['priceTerms'] {
  const price = prices.find((candidate) => candidate.planId === planId && candidate.version === priceVersion);
  if (!price || planId !== subscription.planId || price.version < subscription.priceVersion) {
    return subscription;
  }
  return priceTermsOf(price, subscription.isYearly);
}

/** Returns the billing command for a client after a payment outcome, or null if nothing changes. */
function billingCommandFor(
  state: ClientState | undefined,
  { payment, status }: LockedOutcome,
  prices: readonly PlanPrice[],
): BillingCommand | null {
  const { subscriptionId, periodStart, periodEnd, type } = payment;
  const hasPaid = status === 'Succeeded';
  if (state?.subscription?.id !== subscriptionId) return null;
  const isSetupFee = type === 'OneOff';
  const paid = periodStart === null ? undefined : { planId: payment.planId, periodStart, isSetupFee };
  if (hasPaid && isEndedForNonPayment(state)) return { kind: 'BecomeActive', paid };
  const subscription = currentSubscription(state);
  if (!subscription) return null;
  if (periodStart !== null && periodEnd !== null && startsAtOrAfter(subscription.billedUntil, periodStart)) {
    const { priceVersion, price, isYearly, interval, intervalCount, mrr } = renewalTerms(
      subscription,
      payment,
      prices,
    );
    const priced = { priceVersion, price, isYearly, interval, intervalCount, mrr };
    return {
      kind: 'Renew',
      subscriptionId: subscription.id,
      renewal: { priceTerms: priced, periodStart, periodEnd },
      hasPaid,
      chargedPlanId: payment.planId,
    };
  }
  if (hasPaid) return { kind: 'BecomeActive', paid };
  return state.status === 'Trialing' || state.status === 'Active' ? { kind: 'BecomePastDue' } : null;
}

/**
 * Assigns the new billing period to payments of old debts that reactivated a client, because the period
 * starts with the payment.
 */
async function assignReopenedPeriods(
  db: Db,
  companyId: string,
  paymentIds: readonly string[],
): Promise<void> {
  if (paymentIds.length === 0) return;
  const periods = (await loadReopenedPeriods(db, companyId, paymentIds)).map(
    ({ id, planName, timeZone, ...period }) => ({ id, ...paidPeriod(planName, period, timeZone) }),
  );
  if (periods.length > 0) await writeReopenedPeriods(db, companyId, periods);
}

const onePerClient = (outcomes: readonly LockedOutcome[]): LockedOutcome[] => [
  ...new Map(outcomes.map((outcome) => [outcome.payment.clientId, outcome])).values(),
];

async function applyToClients(db: Db, companyId: string, outcomes: readonly LockedOutcome[]): Promise<void> {
  const subscriptionOutcomes = outcomes.filter(
    ({ payment, status }) =>
      payment.clientId !== null && payment.subscriptionId && (status === 'Succeeded' || status === 'Failed'),
  );
  if (subscriptionOutcomes.length === 0) return;
  const charged = subscriptionOutcomes.map(({ payment }) => payment);
  const prices = await pricesOf(db, companyId, charged);
  let remaining = [...subscriptionOutcomes].reverse();
  while (remaining.length > 0) {
    const batch = onePerClient(remaining);
    remaining = remaining.filter((outcome) => !batch.includes(outcome));
    const ids = batch.flatMap(({ payment }) => payment.clientId ?? []);
    const states = await loadClientStates(db, companyId, ids);
    const changes = batch.flatMap((outcome) => {
      const state = states.get(outcome.payment.clientId ?? '');
      const command = billingCommandFor(state, outcome, prices);
      return state && command ? [{ outcome, state, command }] : [];
    });
    if (changes.length === 0) continue;
    const events = changes.map(({ outcome: { at }, state, command }) => ({
      clientId: state.id,
      command,
      at,
    }));
    await applyBillingCommands(db, companyId, events);
    const reopened = changes.filter(
      ({ command, state }) => command.kind === 'BecomeActive' && isEndedForNonPayment(state),
    );
    await assignReopenedPeriods(
      db,
      companyId,
      reopened.map(({ outcome: { payment } }) => payment.id),
    );
  }
}

/**
 * Writes the outcomes of payments, and applies them to clients and subscriptions, in the transaction that
 * locked the clients and payments.
 */
export async function applyOutcomes(
  db: Db,
  companyId: string,
  outcomes: readonly LockedOutcome[],
): Promise<void> {
  await applyToClients(db, companyId, outcomes);
  await writeAttemptOutcomes(db, companyId, outcomes);
  await writePaymentOutcomes(db, companyId, outcomes);
}

export interface AttemptOutcome {
  attempt: Pick<PendingAttempt, 'paymentId' | 'number' | 'clientId'>;
  outcome: Omit<ChargeOutcome, 'idempotencyKey'>;
  provider: CardProviderName | null;
  /** When a failed payment is retried automatically, or null if it is not. */
  nextRetryAt: Date | null;
  /** When the attempt finished, by the company's clock. */
  at: Date;
}

/**
 * Writes outcomes of attempts and applies them to clients and subscriptions, in the caller's transaction.
 * Skips completed attempts and Processing outcomes, and returns the ids of completed payments.
 */
export async function completeAttempts(
  db: Db,
  companyId: string,
  outcomes: readonly AttemptOutcome[],
): Promise<string[]> {
  const finished = outcomes.filter(({ outcome }) => outcome.status !== 'Processing');
  const clientIds = payersOf(finished.map(({ attempt }) => attempt));
  await lockClients(db, companyId, clientIds);
  const paymentIds = finished.map(({ attempt }) => attempt.paymentId);
  const paymentsById = new Map(
    (await lockPayments(db, companyId, paymentIds)).map((payment) => [payment.id, payment]),
  );
  const completed = finished.flatMap(({ attempt: { paymentId, number }, outcome, ...rest }) => {
    const payment = paymentsById.get(paymentId);
    // Only the latest attempt of a payment in progress has no outcome.
    if (payment?.status !== 'Processing' || payment.attempts !== number) return [];
    return [{ ...rest, ...outcome, payment, paymentId }];
  });
  if (completed.length === 0) return [];
  await applyOutcomes(db, companyId, completed);
  const completedIds = completed.map(({ paymentId }) => paymentId);
  await publishPaymentChange(db, companyId, 'Updated', completedIds, clientIds);
  return completedIds;
}
