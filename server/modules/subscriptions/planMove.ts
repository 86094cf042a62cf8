import { daysAfter, localTimeOf } from '../../lib/calendar';
import type { Timestamp } from '../../lib/timestamps';
import { mrrOf } from './mrr';
import { periodAt } from './periods';
import {
  beginningNow,
  hasPeriods,
  isAsLong,
  pricedBy,
  renewedFrom,
  type Clock,
  type PlanPrice,
  type Prepaid,
  type Subscription,
} from './subscription';

/** What decides whether a plan opens at once. */
export interface Payer {
  /** There is a card that has not expired. */
  hasValidCard: boolean;
  /** In minor units: what the plan costs once, where the client was never charged for the plan. */
  setupFee: number;
}

const unopenedFrom = (before: Subscription, paidFrom: Timestamp): Pick<Subscription, 'unopened'> => ({
  unopened: { paidFrom, before: { ...before, unopened: null } },
});

/** Returns the period that is paid for, at the price that was paid; null where none is. */
export function paidPeriodOf(subscription: Subscription, { now }: Clock): Prepaid | null {
  const { prepaid, price, interval, intervalCount, isYearly, anchor, periodStart } = subscription;
  if (prepaid && prepaid.periodEnd > now) return prepaid;
  const { isBilled, hasPaid, status, unopened, billedUntil } = subscription;
  const isPaid = isBilled && hasPaid && status === 'Active' && !unopened && price > 0 && billedUntil > now;
  if (!isPaid) return null;
  return { price, interval, intervalCount, isYearly, anchor, periodStart, periodEnd: billedUntil };
}

/** The subscription in the period that was paid for, at the price that was paid, as if nothing had changed since. */
const inPrepaid = (subscription: Subscription, { now }: Clock): Subscription => {
  const { prepaid } = subscription;
  if (!prepaid || prepaid.periodEnd <= now) return subscription;
  return { ...subscription, ...prepaid, billedUntil: prepaid.periodEnd };
};

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

function startedOver(moved: Subscription, clock: Clock, isFree: boolean): Subscription {
  const status = moved.status === 'Paused' ? 'Paused' : 'Active';
  const next = beginningNow({ ...moved, status }, clock);
  return isFree ? next : { ...next, unopened: { paidFrom: clock.now, before: null } };
}

/**
 * Moves a client to another plan at its current price. What is owed now is charged now, and the plan opens once it is paid:
 * after a free plan, where a period of another length begins, where a trial ends by the move, and a setup fee. A dearer plan
 * for as long a period is charged for at the next renewal, and opens then. What Livery does not charge for opens at once.
 */
export function movedToPlan(
  subscription: Subscription,
  plan: PlanPrice,
  clock: Clock,
  payer: Payer,
): Subscription {
  const paid = paidPeriodOf(subscription, clock);
  const priced = pricedBy(plan, (paid ?? subscription).isYearly);
  const from = priced.price > 0 ? inPrepaid(subscription, clock) : subscription;
  const isFree = priced.price + payer.setupFee === 0;
  const wasFree = from.price === 0;
  // A client who pays elsewhere and has no valid card still does so after a free plan.
  const isBilled = subscription.isBilled || (wasFree && !isFree && payer.hasValidCard);
  const moved = {
    ...from,
    ...priced,
    isBilled,
    nextPriceVersion: null,
    setupFee: isBilled ? payer.setupFee : 0,
    unopened: null,
    prepaid: paid,
  };
  const { status, cancelsAtPeriodEnd } = subscription;
  // A first plan that was never paid for leaves nothing to count on from.
  if (subscription.unopened) return startedOver(moved, clock, isFree);
  if (status === 'Trialing') return onTrial(subscription, moved, plan, clock, payer);
  const isOther = (wasFree && !isFree) || !isAsLong(priced, from);
  const begins = hasPeriods(subscription) && !cancelsAtPeriodEnd && isOther;
  const next = begins ? beginningNow(moved, clock) : moved;
  if (!isBilled || isFree) return next;
  if (begins) return { ...next, ...unopenedFrom(subscription, clock.now) };
  const owesFeeNow = moved.setupFee > 0 && paid && payer.hasValidCard && !cancelsAtPeriodEnd;
  if (owesFeeNow) {
    return { ...next, billedUntil: clock.now, ...unopenedFrom(subscription, clock.now) };
  }
  const isOwed = moved.setupFee > 0 || mrrOf(priced.price, priced) > mrrOf(from.price, from);
  if (!isOwed) return next;
  return {
    ...next,
    ...unopenedFrom(subscription, status === 'Paused' ? clock.now : from.billedUntil),
  };
}

/** The plan's current price from now on. Another interval, or the first price above 0, begins another period. */
export function movedToPrice(subscription: Subscription, plan: PlanPrice, clock: Clock): Subscription {
  const paid = paidPeriodOf(subscription, clock);
  const priced = pricedBy(plan, (paid ?? subscription).isYearly);
  const from = priced.price > 0 ? inPrepaid(subscription, clock) : subscription;
  const moved = { ...from, ...priced, nextPriceVersion: null, prepaid: paid };
  const renews = hasPeriods(subscription) && !subscription.cancelsAtPeriodEnd;
  const isFirstPrice = from.price === 0 && moved.price > 0 && moved.isBilled;
  return renews && (isFirstPrice || !isAsLong(moved, from)) ? beginningNow(moved, clock) : moved;
}

/** Free periods that were not written down are over: the next price is not charged for them. */
export function freeUntilNow(subscription: Subscription, clock: Clock): Subscription {
  if (subscription.price > 0 || subscription.billedUntil > clock.now) return subscription;
  const period = periodAt({ ...subscription, timeZone: clock.timeZone }, clock.now);
  return { ...subscription, ...period, billedUntil: period.periodEnd };
}
