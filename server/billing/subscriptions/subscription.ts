import type { PeriodLength } from '../../../contract/calendarDays';
import type { SubscriptionStatus } from '../../../contract/enums';
import { daysAfter, localTimeOf, type LocalTime } from '../../lib/calendar';
import type { Timestamp } from '../../lib/timestamps';
import { mrrOf } from './mrr';
import type { Period } from '../../lib/periodDays';
import { endOfPeriodFrom, periodAt } from './periods';

declare module '../../platform/db/jsonColumns' {
  interface JsonColumns {
    'subscriptions.unopened': Unopened;
    'subscriptions.prepaid': Prepaid;
  }
}

/** The current prices of a plan, in minor units. */
export interface PlanPrice extends PeriodLength {
  planId: string;
  name: string;
  version: number;
  price: number;
  /** Null if the plan has no yearly price. */
  yearlyPrice: number | null;
  trialDays: number;
  setupFee: number;
  requireCardForTrial: boolean;
  /** Whether new subscribers can choose the plan. */
  isOffered: boolean;
}

/** The price of one period of a subscription. */
export interface PriceTerms extends PeriodLength {
  priceVersion: number;
  /** In minor units. */
  price: number;
  /** Whether it is the plan's yearly price. */
  isYearly: boolean;
}

/** A plan that is not paid for yet. Its guides are locked until it opens. */
interface Unopened {
  /** The start of the first period whose payment opens the plan. */
  paidFrom: Timestamp;
  /** The subscription before the plan change, which applies until the plan opens. Null for a first plan. */
  before: Subscription | null;
}

/** A paid period during which the plan or its price changed. */
export interface Prepaid extends Period, PeriodLength {
  /** In minor units. */
  price: number;
  isYearly: boolean;
  anchor: LocalTime;
}

export interface Subscription extends Period, PriceTerms {
  id: string;
  planId: string;
  status: SubscriptionStatus;
  /** In minor units. Set even if nothing was paid yet. */
  mrr: number;
  trialEndsAt: Timestamp | null;
  /**
   * The local start of the current billing cycle. Its periods start on this day of the week, month or year,
   * at this time.
   */
  anchor: LocalTime;
  /** Whether the subscription is charged through Livery. If not, the client pays elsewhere. */
  isBilled: boolean;
  /** The end of the last charged period, paid or not. The next charge is due then. */
  billedUntil: Timestamp;
  /** The price version that applies from the next renewal. */
  nextPriceVersion: number | null;
  /** In minor units, due with the next payment. */
  setupFee: number;
  /**
   * Whether a payment succeeded or was made elsewhere. Until then, a billed subscription does not count as
   * revenue.
   */
  hasPaid: boolean;
  /** Null if the plan is open. */
  unopened: Unopened | null;
  /**
   * The paid period, so that a change back is not charged again. Null if nothing changed since the payment.
   */
  prepaid: Prepaid | null;
  cancelsAtPeriodEnd: boolean;
  startedAt: Timestamp;
  endedAt: Timestamp | null;
}

/**
 * The time of a change. Periods until `renewedUntil` count as renewed. `renewedUntil` is later than `now`
 * only for changes with a past date.
 */
export interface Clock {
  now: Timestamp;
  renewedUntil: Timestamp;
  /** The company's time zone, in which periods are computed. */
  timeZone: string;
}

export interface RecurringRevenue {
  isPaying: boolean;
  /** In minor units. */
  mrr: number;
  /** The plan that the client pays for. */
  planId: string | null;
}

/** Returns whether the subscription is running and Active or PastDue. */
export const isInPaidPeriod = (subscription: Subscription): boolean =>
  subscription.endedAt === null && (subscription.status === 'Active' || subscription.status === 'PastDue');

/**
 * Returns whether a running subscription counts as revenue. Free ones do not, nor billed ones that were never
 * paid.
 */
export const countsAsRevenue = ({
  price,
  hasPaid,
  isBilled,
}: Pick<Subscription, 'price' | 'hasPaid' | 'isBilled'>): boolean => price > 0 && (hasPaid || !isBilled);

const noRevenue: RecurringRevenue = { isPaying: false, mrr: 0, planId: null };

/** Returns the revenue of a subscription. A plan that is not open counts as the previous plan. */
export const recurringRevenueOf = (subscription: Subscription | null): RecurringRevenue => {
  if (!subscription || !isInPaidPeriod(subscription)) return noRevenue;
  const { unopened, status, mrr, planId } = subscription;
  if (unopened) return recurringRevenueOf(unopened.before && { ...unopened.before, status });
  return countsAsRevenue(subscription) ? { isPaying: true, mrr, planId } : noRevenue;
};

/**
 * Returns the terms and the MRR of the plan's current price. Uses the yearly price if the subscriber pays
 * yearly and the plan has one.
 */
export function priceTermsOf(
  plan: PeriodLength & Pick<PlanPrice, 'planId' | 'version' | 'price' | 'yearlyPrice'>,
  wantsYearly: boolean,
): PriceTerms & { planId: string; mrr: number } {
  const isYearly = wantsYearly && plan.yearlyPrice !== null;
  const price = (isYearly ? plan.yearlyPrice : null) ?? plan.price;
  const billingInterval: PeriodLength = isYearly ? { interval: 'Year', intervalCount: 1 } : plan;
  const { interval, intervalCount } = billingInterval;
  const { planId, version: priceVersion } = plan;
  return {
    planId,
    priceVersion,
    price,
    isYearly,
    interval,
    intervalCount,
    mrr: mrrOf(price, billingInterval),
  };
}

export const hasSameInterval = (first: PeriodLength, second: PeriodLength): boolean =>
  first.interval === second.interval && first.intervalCount === second.intervalCount;

/** Returns the anchor of a cycle that starts at `now`, and the cycle's period at `renewedUntil`. */
function startCycle({ interval, intervalCount }: PeriodLength, { now, renewedUntil, timeZone }: Clock) {
  const anchor = localTimeOf(now, timeZone);
  const { periodStart, periodEnd } = periodAt({ anchor, interval, intervalCount, timeZone }, renewedUntil);
  // A repeated local time maps to its first occurrence, which can be before `now`.
  return { anchor, periodStart: periodStart < now ? now : periodStart, periodEnd };
}

/**
 * Returns the due time of the next charge. A period that starts now is due immediately if Livery charges it.
 */
const dueFrom = (isBilled: boolean, period: Period, { now, renewedUntil }: Clock): Timestamp =>
  isBilled && renewedUntil <= now ? now : period.periodEnd;

export interface NewSubscriptionOptions {
  trialEndsAt: Timestamp | null;
  isYearly: boolean;
  isBilled: boolean;
  /** Whether the first period needs no charge. */
  isPaid: boolean;
  /** In minor units, due with the first payment. */
  setupFee: number;
}

const defaultOptions: NewSubscriptionOptions = {
  trialEndsAt: null,
  isYearly: false,
  isBilled: false,
  isPaid: true,
  setupFee: 0,
};

/** Creates a subscription that starts now, in a trial if `trialEndsAt` is in the future. */
export function newSubscription(
  id: string,
  plan: PlanPrice,
  clock: Clock,
  options: Partial<NewSubscriptionOptions> = {},
): Subscription {
  const { trialEndsAt, isYearly, isBilled, isPaid, setupFee } = { ...defaultOptions, ...options };
  const base = {
    id,
    ...priceTermsOf(plan, isYearly),
    isBilled,
    nextPriceVersion: null,
    setupFee,
    hasPaid: false,
    unopened: null,
    prepaid: null,
    cancelsAtPeriodEnd: false,
    startedAt: clock.now,
    endedAt: null,
  };
  if (trialEndsAt !== null && trialEndsAt > clock.now) {
    const anchor = localTimeOf(trialEndsAt, clock.timeZone);
    const period = { anchor, periodStart: clock.now, periodEnd: trialEndsAt };
    return { ...base, status: 'Trialing', trialEndsAt, ...period, billedUntil: trialEndsAt };
  }
  const period = startCycle(base, clock);
  const billedUntil = isPaid ? period.periodEnd : dueFrom(isBilled, period, clock);
  const isPaymentDue = billedUntil <= clock.now && base.price + setupFee > 0;
  const unopened = isPaymentDue ? { paidFrom: clock.now, before: null } : null;
  const hasPaid = isPaid && base.price > 0;
  return { ...base, status: 'Active', trialEndsAt: null, ...period, billedUntil, hasPaid, unopened };
}

export const trialEndAfter = ({ now, timeZone }: Clock, days: number): Timestamp | null =>
  days > 0 ? daysAfter(now, days, timeZone) : null;

/** Returns the prepaid period if the price is 0, otherwise null, because a charged period replaces it. */
export const remainingPrepaid = (subscription: Subscription, price = subscription.price): Prepaid | null =>
  price > 0 ? null : subscription.prepaid;

/** Starts a new period now. Unless `isPaid` is set, a billed period is due immediately. */
export function restartPeriod(subscription: Subscription, clock: Clock, isPaid = false): Subscription {
  const period = startCycle(subscription, clock);
  const billedUntil = isPaid ? period.periodEnd : dueFrom(subscription.isBilled, period, clock);
  return { ...subscription, ...period, billedUntil, prepaid: remainingPrepaid(subscription) };
}

/** Sets the subscription to Active in a new period. */
export function activateSubscription(subscription: Subscription, clock: Clock, isPaid = false): Subscription {
  return { ...restartPeriod(subscription, clock, isPaid), status: 'Active' };
}

export const pauseSubscription = (subscription: Subscription): Subscription => ({
  ...subscription,
  status: 'Paused',
});

export const cancelSubscription = (subscription: Subscription, now: Timestamp): Subscription => ({
  ...subscription,
  status: 'Canceled',
  cancelsAtPeriodEnd: false,
  endedAt: now,
});

/**
 * Resumes an ended subscription in its current trial or period, or in a new period once the old one is over.
 */
export function reopenSubscription(subscription: Subscription, clock: Clock): Subscription {
  const resumed = { ...subscription, endedAt: null };
  if (subscription.periodEnd <= clock.now) return activateSubscription(resumed, clock);
  return { ...resumed, status: subscription.periodEnd === subscription.trialEndsAt ? 'Trialing' : 'Active' };
}

/**
 * Returns the end of the trial or the current period, even if its renewal is not stored yet. Null for a
 * paused subscription, and for a trial or an ended subscription whose period is over.
 */
export function currentEndOf(
  subscription: Subscription,
  { now, timeZone }: Pick<Clock, 'now' | 'timeZone'>,
): Timestamp | null {
  if (subscription.periodEnd > now) return subscription.status === 'Paused' ? null : subscription.periodEnd;
  if (!isInPaidPeriod(subscription)) return null;
  const cycle = { ...subscription, timeZone };
  const next = endOfPeriodFrom(cycle, subscription.periodEnd);
  return next > now ? next : periodAt(cycle, now).periodEnd;
}
