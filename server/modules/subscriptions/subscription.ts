import type { PlanInterval, SubscriptionStatus } from '../../schema.generated';
import type { Moment } from '../../lib/moments';
import { mrrOf } from './mrr';
import { daysAfter, nextPeriodEnd, periodAt, type Period } from './periods';

/** What a plan costs now. */
export interface PlanPrice {
  planId: string;
  name: string;
  version: number;
  price: number;
  interval: PlanInterval;
  trialDays: number;
  /** New subscribers can have it. */
  isOffered: boolean;
}

export interface Subscription extends Period {
  id: string;
  planId: string;
  priceVersion: number;
  interval: PlanInterval;
  status: SubscriptionStatus;
  /** In minor units, whether or not it is being paid for. */
  mrr: number;
  trialEndsAt: Moment | null;
  /** Where the paid periods began: their ends fall on its day. */
  anchorAt: Moment;
  cancelsAtPeriodEnd: boolean;
  startedAt: Moment;
  endedAt: Moment | null;
}

/** When something happens, and until when the periods after it count as renewed: later only where history is written. */
export interface Clock {
  now: Moment;
  renewedUntil: Moment;
}

export interface Worth {
  isPaying: boolean;
  /** In minor units a month. */
  mrr: number;
}

export const worthOf = (subscription: Subscription | null): Worth => {
  const isPaying =
    subscription?.endedAt === null && (subscription.status === 'Active' || subscription.status === 'PastDue');
  return { isPaying, mrr: isPaying ? subscription.mrr : 0 };
};

const anchoredAt = (anchorAt: Moment, interval: PlanInterval, { renewedUntil }: Clock) => ({
  anchorAt,
  ...periodAt(anchorAt, interval, renewedUntil),
});

const priced = (plan: PlanPrice) => ({
  planId: plan.planId,
  priceVersion: plan.version,
  interval: plan.interval,
  mrr: mrrOf(plan.price, plan.interval),
});

/** A subscription that begins now, with a trial where one ends later. */
export function begun(
  id: string,
  plan: PlanPrice,
  clock: Clock,
  trialEndsAt: Moment | null = null,
): Subscription {
  const usual = { id, ...priced(plan), cancelsAtPeriodEnd: false, startedAt: clock.now, endedAt: null };
  if (trialEndsAt !== null && trialEndsAt > clock.now) {
    const period = { anchorAt: trialEndsAt, periodStart: clock.now, periodEnd: trialEndsAt };
    return { ...usual, status: 'Trialing', trialEndsAt, ...period };
  }
  return { ...usual, status: 'Active', trialEndsAt: null, ...anchoredAt(clock.now, plan.interval, clock) };
}

export const trialEndAfter = (now: Moment, days: number): Moment | null =>
  days > 0 ? daysAfter(now, days) : null;

/** Pays from now on, in a period that begins now. */
export const renewedFrom = (subscription: Subscription, clock: Clock): Subscription => ({
  ...subscription,
  status: 'Active',
  ...anchoredAt(clock.now, subscription.interval, clock),
});

export const paused = (subscription: Subscription): Subscription => ({ ...subscription, status: 'Paused' });

export const ended = (subscription: Subscription, now: Moment): Subscription => ({
  ...subscription,
  status: 'Canceled',
  cancelsAtPeriodEnd: false,
  endedAt: now,
});

/** The plan's current price from now on. Another interval begins another period, unless nothing comes after this one. */
export function movedTo(subscription: Subscription, plan: PlanPrice, clock: Clock): Subscription {
  const moved = { ...subscription, ...priced(plan) };
  const isPaid = worthOf(subscription).isPaying && !subscription.cancelsAtPeriodEnd;
  if (!isPaid || plan.interval === subscription.interval) return moved;
  return { ...moved, ...anchoredAt(clock.now, plan.interval, clock) };
}

/** What was ended goes on: in the trial or the period that it was in, or in a new one where that is over. */
export function reopened(subscription: Subscription, clock: Clock): Subscription {
  const open = { ...subscription, endedAt: null };
  if (subscription.periodEnd <= clock.now) return renewedFrom(open, clock);
  return { ...open, status: subscription.periodEnd === subscription.trialEndsAt ? 'Trialing' : 'Active' };
}

/** When what is paid for, or the trial, ends, of a subscription that has not ended. A renewal may be late to be written down. */
export function runsUntil(subscription: Subscription, now: Moment): Moment | null {
  if (subscription.periodEnd > now) return subscription.status === 'Paused' ? null : subscription.periodEnd;
  if (!worthOf(subscription).isPaying) return null;
  return nextPeriodEnd(subscription.anchorAt, subscription.interval, now);
}
