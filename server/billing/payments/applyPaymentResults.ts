import type { Db } from '../../platform';
import { loadClientStates } from '../client-lifecycle/clientLifecycle.repository';
import type { BillingCommand } from '../client-lifecycle/decide';
import { applyBillingCommands } from '../client-lifecycle/billingCommands';
import { currentSubscription, type ClientState } from '../client-lifecycle/clientState';
import { isEndedForNonPayment } from '../client-lifecycle/statusRules';
import { startsAtOrAfter } from '../subscriptions/payment';
import type { Renewal } from '../subscriptions/renewal';
import { priceTermsOf, type Subscription } from '../subscriptions/subscription';
import { pricesOf, type LockedPayment, type PlanPrice } from './ledger.repository';
import { writeReopenedPeriods } from './reopenedPeriods';

/** The result of a charge: collected or failed. */
export interface PaymentResult {
  payment: LockedPayment;
  hasPaid: boolean;
  at: Date;
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

/** Returns the billing command for a client after a payment result, or null if nothing changes. */
function billingCommandFor(
  state: ClientState | undefined,
  { payment, hasPaid }: PaymentResult,
  prices: readonly PlanPrice[],
): BillingCommand | null {
  const { subscriptionId, periodStart, periodEnd, type } = payment;
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

const onePerClient = (results: readonly PaymentResult[]): PaymentResult[] => [
  ...new Map(results.map((result) => [result.payment.clientId, result])).values(),
];

/** Applies payment results to clients and their subscriptions, in the transaction that locked the clients. */
export async function applyPaymentResults(
  db: Db,
  companyId: string,
  results: readonly PaymentResult[],
): Promise<void> {
  const subscriptionResults = results.filter(
    ({ payment }) => payment.clientId !== null && payment.subscriptionId,
  );
  if (subscriptionResults.length === 0) return;
  const prices = await pricesOf(
    db,
    companyId,
    subscriptionResults.map(({ payment }) => payment),
  );
  let remaining = [...subscriptionResults].reverse();
  while (remaining.length > 0) {
    const batch = onePerClient(remaining);
    remaining = remaining.filter((result) => !batch.includes(result));
    const ids = batch.flatMap(({ payment }) => payment.clientId ?? []);
    const states = await loadClientStates(db, companyId, ids);
    const changes = batch.flatMap((result) => {
      const state = states.get(result.payment.clientId ?? '');
      const command = billingCommandFor(state, result, prices);
      return state && command ? [{ result, state, command }] : [];
    });
    if (changes.length === 0) continue;
    const events = changes.map(({ result: { at }, state, command }) => ({ clientId: state.id, command, at }));
    await applyBillingCommands(db, companyId, events);
    const reopened = changes.filter(
      ({ command, state }) => command.kind === 'BecomeActive' && isEndedForNonPayment(state),
    );
    await writeReopenedPeriods(
      db,
      companyId,
      reopened.map(({ result: { payment } }) => payment.id),
    );
  }
}
