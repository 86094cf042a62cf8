import { daysAfter, localTimeOf } from '../../lib/calendar';
import type { Moment } from '../../lib/moments';
import { mrrOf } from './mrr';
import { periodAt } from './periods';
import {
  dueFrom,
  hasPeriods,
  isAsLong,
  periodFromNow,
  pricedBy,
  renewedFrom,
  type Clock,
  type PlanPrice,
  type Subscription,
} from './subscription';

/** What decides whether a plan opens at once. */
export interface Payer {
  /** There is a card that has not expired. */
  hasValidCard: boolean;
  /** In minor units: what the plan costs once, where the client was never charged for the plan. */
  setupFee: number;
}

const unopenedFrom = (before: Subscription, paidFrom: Moment): Pick<Subscription, 'unopened'> => ({
  unopened: { paidFrom, before: { ...before, unopened: null } },
});

/** What the subscription was before a move that was never paid for, with the time that has passed since then. */
export function withoutUnopened(subscription: Subscription, clock: Clock): Subscription {
  const before = subscription.unopened?.before;
  if (!before) return subscription;
  const { status: now, cancelsAtPeriodEnd } = subscription;
  // An older debt may have been paid meanwhile, and a client who was paused stays so.
  const status = now === 'Paused' || (before.status === 'PastDue' && now === 'Active') ? now : before.status;
  const back = { ...before, status, cancelsAtPeriodEnd };
  const isLapsed = back.periodEnd <= clock.now && (status === 'Active' || status === 'Trialing');
  return isLapsed ? renewedFrom({ ...back, trialEndsAt: null }, clock) : back;
}

/** A trial lasts no longer than the new plan's own, counted from its start. */
function onTrial(
  subscription: Subscription,
  moved: Subscription,
  plan: PlanPrice,
  clock: Clock,
  payer: Payer,
): Subscription {
  const { startedAt, trialEndsAt } = subscription;
  const own = daysAfter(startedAt, plan.trialDays, clock.timeZone);
  const isShorter = trialEndsAt !== null && own < trialEndsAt;
  const end = isShorter ? (own > clock.now ? own : clock.now) : subscription.periodEnd;
  const anchor = localTimeOf(end, clock.timeZone);
  const next = isShorter ? { ...moved, trialEndsAt: end, anchor, periodEnd: end, billedUntil: end } : moved;
  const isFree = moved.price + moved.setupFee === 0;
  const opensAtOnce = end > clock.now && (payer.hasValidCard || !plan.requireCardForTrial);
  return isFree || opensAtOnce ? next : { ...next, ...unopenedFrom(subscription, end) };
}

const beginningNow = (moved: Subscription, clock: Clock): Subscription => {
  const period = periodFromNow(moved, clock);
  return { ...moved, ...period, billedUntil: dueFrom(moved.isBilled, period, clock) };
};

function startedOver(moved: Subscription, clock: Clock, isFree: boolean): Subscription {
  const status = moved.status === 'Paused' ? 'Paused' : 'Active';
  const next = beginningNow({ ...moved, status }, clock);
  return isFree ? next : { ...next, unopened: { paidFrom: clock.now, before: null } };
}

/**
 * Moves a client to another plan at its current price. What is owed now is charged now, and the plan opens once it is paid:
 * after a free plan, where a period of another length begins, and where a trial ends by the move. A dearer plan for as long
 * a period is charged for at the next renewal, and opens at once for a client with a valid card. What Livery does not
 * charge for opens at once.
 */
export function movedToPlan(
  subscription: Subscription,
  plan: PlanPrice,
  clock: Clock,
  payer: Payer,
): Subscription {
  const priced = pricedBy(plan, subscription.isYearly);
  const isFree = priced.price + payer.setupFee === 0;
  const wasFree = subscription.price === 0;
  // That a client pays elsewhere says nothing while there is nothing to pay.
  const isBilled = subscription.isBilled || (wasFree && !isFree);
  const moved = {
    ...subscription,
    ...priced,
    isBilled,
    nextPriceVersion: null,
    setupFee: isBilled ? payer.setupFee : 0,
    unopened: null,
  };
  const { status, cancelsAtPeriodEnd } = subscription;
  // A first plan that was never paid for leaves nothing to count on from.
  if (subscription.unopened) return startedOver(moved, clock, isFree);
  if (status === 'Trialing') return onTrial(subscription, moved, plan, clock, payer);
  const isOther = (wasFree && !isFree) || !isAsLong(priced, subscription);
  const begins = hasPeriods(subscription) && !cancelsAtPeriodEnd && isOther;
  const next = begins ? beginningNow(moved, clock) : moved;
  if (!isBilled || isFree) return next;
  if (begins) return { ...next, ...unopenedFrom(subscription, clock.now) };
  const isDearer = mrrOf(priced.price + payer.setupFee, priced) > mrrOf(subscription.price, subscription);
  const isSafe = status === 'Active' && payer.hasValidCard && !cancelsAtPeriodEnd;
  if (!isDearer || isSafe) return next;
  return {
    ...next,
    ...unopenedFrom(subscription, status === 'Paused' ? clock.now : subscription.billedUntil),
  };
}

/** The plan's current price from now on. Another interval, or the first price above 0, begins another period. */
export function movedToPrice(subscription: Subscription, plan: PlanPrice, clock: Clock): Subscription {
  const moved = { ...subscription, ...pricedBy(plan, subscription.isYearly), nextPriceVersion: null };
  const renews = hasPeriods(subscription) && !subscription.cancelsAtPeriodEnd;
  const isFirstPrice = subscription.price === 0 && moved.price > 0 && moved.isBilled;
  return renews && (isFirstPrice || !isAsLong(moved, subscription)) ? beginningNow(moved, clock) : moved;
}

/** Free periods that were not written down are over: the next price is not charged for them. */
export function freeUntilNow(subscription: Subscription, clock: Clock): Subscription {
  if (subscription.price > 0 || subscription.billedUntil > clock.now) return subscription;
  const period = periodAt({ ...subscription, timeZone: clock.timeZone }, clock.now);
  return { ...subscription, ...period, billedUntil: period.periodEnd };
}
