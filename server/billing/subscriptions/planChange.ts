import { daysAfter, localTimeOf } from '../../lib/calendar';
import type { Timestamp } from '../../lib/timestamps';
import { mrrOf } from './mrr';
import { periodAt } from './periods';
import {
  restartPeriod,
  isInPaidPeriod,
  hasSameInterval,
  priceTermsOf,
  activateSubscription,
  type Clock,
  type PlanPrice,
  type Prepaid,
  type Subscription,
} from './subscription';

/** The payment state of a client, which determines whether a new plan opens immediately. */
export interface Payer {
  hasValidCard: boolean;
  /** In minor units. Zero if the client was charged for the plan before. */
  setupFee: number;
}

const unopenedUntilPaid = (before: Subscription, paidFrom: Timestamp): Pick<Subscription, 'unopened'> => ({
  unopened: { paidFrom, before: { ...before, unopened: null } },
});

/** Returns the current paid period at the price that was paid, or null. */
export function paidPeriodOf(subscription: Subscription, { now }: Clock): Prepaid | null {
  const { prepaid, price, interval, intervalCount, isYearly, anchor, periodStart } = subscription;
  if (prepaid && prepaid.periodEnd > now) return prepaid;
  const { isBilled, hasPaid, status, unopened, billedUntil } = subscription;
  const isPaid = isBilled && hasPaid && status === 'Active' && !unopened && price > 0 && billedUntil > now;
  if (!isPaid) return null;
  return { price, interval, intervalCount, isYearly, anchor, periodStart, periodEnd: billedUntil };
}

/**
 * Restores the period and price that were paid, as if nothing had changed since the payment, unless that
 * period has ended.
 */
const restorePrepaidPeriod = (subscription: Subscription, { now }: Clock): Subscription => {
  const { prepaid } = subscription;
  if (!prepaid || prepaid.periodEnd <= now) return subscription;
  return { ...subscription, ...prepaid, billedUntil: prepaid.periodEnd };
};

/**
 * Restores the plan before a change that was never paid for. If its period has ended, starts a new one,
 * unless the client is past due or paused.
 */
export function revertUnopenedPlan(subscription: Subscription, clock: Clock): Subscription {
  const before = subscription.unopened?.before;
  if (!before) return subscription;
  const { status: now, cancelsAtPeriodEnd } = subscription;
  // The client may have paid an older debt since the change, and a paused client stays paused.
  const status = now === 'Paused' || (before.status === 'PastDue' && now === 'Active') ? now : before.status;
  const restored = { ...before, status, cancelsAtPeriodEnd };
  const isLapsed = restored.periodEnd <= clock.now && (status === 'Active' || status === 'Trialing');
  return isLapsed ? activateSubscription({ ...restored, trialEndsAt: null }, clock) : restored;
}

/**
 * Changes the plan during a trial. The new trial length counts from the original start and never extends the
 * trial.
 */
function changePlanInTrial(
  subscription: Subscription,
  updated: Subscription,
  plan: PlanPrice,
  clock: Clock,
  payer: Payer,
): Subscription {
  const { startedAt, trialEndsAt } = subscription;
  const newTrialEnd = daysAfter(startedAt, plan.trialDays, clock.timeZone);
  const isShorter = trialEndsAt !== null && newTrialEnd < trialEndsAt;
  const trialEnd = isShorter ? (newTrialEnd > clock.now ? newTrialEnd : clock.now) : subscription.periodEnd;
  const anchor = localTimeOf(trialEnd, clock.timeZone);
  const next = isShorter
    ? { ...updated, trialEndsAt: trialEnd, anchor, periodEnd: trialEnd, billedUntil: trialEnd }
    : updated;
  const isFree = updated.price + updated.setupFee === 0;
  const opensImmediately = trialEnd > clock.now && (payer.hasValidCard || !plan.requireCardForTrial);
  return isFree || opensImmediately ? next : { ...next, ...unopenedUntilPaid(subscription, trialEnd) };
}

function restartWithPlan(updated: Subscription, clock: Clock, isFree: boolean): Subscription {
  const status = updated.status === 'Paused' ? 'Paused' : 'Active';
  const next = restartPeriod({ ...updated, status }, clock);
  return isFree ? next : { ...next, unopened: { paidFrom: clock.now, before: null } };
}

/**
 * Changes the plan at its current price. The new plan opens when the client pays what the change costs:
 * - now for the first price after a free plan, a period of another length, or the end of a trial
 * - now for a setup fee during a paid period, if the client has a valid card
 * - at the next renewal for a higher price with the same period length, or for any other setup fee
 *
 * Changes without a charge by Livery open immediately.
 */
export function applyNewPlan(
  subscription: Subscription,
  plan: PlanPrice,
  clock: Clock,
  payer: Payer,
): Subscription {
  const paidPeriod = paidPeriodOf(subscription, clock);
  const priceTerms = priceTermsOf(plan, (paidPeriod ?? subscription).isYearly);
  const base = priceTerms.price > 0 ? restorePrepaidPeriod(subscription, clock) : subscription;
  const isFree = priceTerms.price + payer.setupFee === 0;
  const wasFree = base.price === 0;
  // A client who pays elsewhere and has no valid card continues to pay elsewhere after a free plan.
  const isBilled = subscription.isBilled || (wasFree && !isFree && payer.hasValidCard);
  const updated = {
    ...base,
    ...priceTerms,
    isBilled,
    nextPriceVersion: null,
    setupFee: isBilled ? payer.setupFee : 0,
    unopened: null,
    prepaid: paidPeriod,
  };
  const { status, cancelsAtPeriodEnd } = subscription;
  // A first plan that was never paid for has no period to continue.
  if (subscription.unopened) return restartWithPlan(updated, clock, isFree);
  if (status === 'Trialing') return changePlanInTrial(subscription, updated, plan, clock, payer);
  const isOtherCycle = (wasFree && !isFree) || !hasSameInterval(priceTerms, base);
  const restartsPeriod = isInPaidPeriod(subscription) && !cancelsAtPeriodEnd && isOtherCycle;
  const next = restartsPeriod ? restartPeriod(updated, clock) : updated;
  if (!isBilled || isFree) return next;
  if (restartsPeriod) return { ...next, ...unopenedUntilPaid(subscription, clock.now) };
  const owesFeeNow = updated.setupFee > 0 && paidPeriod && payer.hasValidCard && !cancelsAtPeriodEnd;
  if (owesFeeNow) {
    return { ...next, billedUntil: clock.now, ...unopenedUntilPaid(subscription, clock.now) };
  }
  const hasCharge = updated.setupFee > 0 || mrrOf(priceTerms.price, priceTerms) > mrrOf(base.price, base);
  if (!hasCharge) return next;
  return {
    ...next,
    ...unopenedUntilPaid(subscription, status === 'Paused' ? clock.now : base.billedUntil),
  };
}

/** Applies the plan's current price. Another interval, or the first price above 0, starts a new period. */
export function applyNewPrice(subscription: Subscription, plan: PlanPrice, clock: Clock): Subscription {
  const paidPeriod = paidPeriodOf(subscription, clock);
  const priceTerms = priceTermsOf(plan, (paidPeriod ?? subscription).isYearly);
  const base = priceTerms.price > 0 ? restorePrepaidPeriod(subscription, clock) : subscription;
  const updated = { ...base, ...priceTerms, nextPriceVersion: null, prepaid: paidPeriod };
  const renews = isInPaidPeriod(subscription) && !subscription.cancelsAtPeriodEnd;
  const isFirstPrice = base.price === 0 && updated.price > 0 && updated.isBilled;
  return renews && (isFirstPrice || !hasSameInterval(updated, base))
    ? restartPeriod(updated, clock)
    : updated;
}

/** Skips ended free periods that were not stored, so that the next price is not charged for them. */
export function skipFreePeriods(subscription: Subscription, clock: Clock): Subscription {
  if (subscription.price > 0 || subscription.billedUntil > clock.now) return subscription;
  const period = periodAt({ ...subscription, timeZone: clock.timeZone }, clock.now);
  return { ...subscription, ...period, billedUntil: period.periodEnd };
}
