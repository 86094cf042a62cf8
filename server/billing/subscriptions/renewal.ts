import type { PeriodLength } from '../../../contract/calendarDays';
import { dayOf, localTimeOf, type LocalTime } from '../../lib/calendar';
import type { Timestamp } from '../../lib/timestamps';
import type { Period } from '../../lib/periodDays';
import { endOfPeriodFrom, isWithinDrift, nearestBoundary, type Cycle } from './periods';
import {
  hasSameInterval,
  remainingPrepaid,
  priceTermsOf,
  type Prepaid,
  type PriceTerms,
  type Subscription,
} from './subscription';

/** A period that was paid or is to be charged, with its price. */
export interface Renewal extends Period {
  priceTerms: PriceTerms & { mrr: number };
}

/**
 * Returns whether the current period is still to be charged. Returns false for trials, which are never
 * charged.
 */
const isPeriodUncharged = ({ status, billedUntil, periodStart }: Subscription): boolean =>
  status !== 'Trialing' && billedUntil === periodStart;

/** Returns whether the client was past due before the plan started and was never charged for the plan. */
export const wasNeverCharged = (subscription: Subscription): boolean =>
  subscription.status === 'PastDue' &&
  subscription.unopened?.before === null &&
  isPeriodUncharged(subscription);

/** Returns whether Livery has to charge the next period at `timestamp`. */
export const isDueBy = (subscription: Subscription, timestamp: Timestamp): boolean =>
  subscription.isBilled &&
  subscription.endedAt === null &&
  (subscription.status === 'Trialing' || subscription.status === 'Active' || wasNeverCharged(subscription)) &&
  !subscription.cancelsAtPeriodEnd &&
  subscription.billedUntil <= timestamp;

/**
 * Returns the anchor after a renewal. The end of a trial, a change of interval and the first charge restart
 * the cycle.
 */
function renewedAnchor(
  subscription: Subscription,
  billingInterval: PeriodLength,
  periodStart: Timestamp,
  timeZone: string,
): LocalTime {
  // Uses `billedUntil` instead of the period, because webhooks can arrive out of order.
  if (subscription.status === 'Trialing') return localTimeOf(subscription.billedUntil, timeZone);
  return isPeriodUncharged(subscription) || !hasSameInterval(subscription, billingInterval)
    ? localTimeOf(periodStart, timeZone)
    : subscription.anchor;
}

/** Returns the paid period of a subscription that owes only a setup fee, or null. */
export function feeOnlyPeriodOf({ setupFee, prepaid, billedUntil }: Subscription): Prepaid | null {
  return setupFee > 0 && prepaid && prepaid.periodEnd > billedUntil ? prepaid : null;
}

/**
 * Returns the next period to charge, at the given plan price. If only a setup fee is due, the period ends
 * with the paid one.
 */
export function nextRenewal(
  subscription: Subscription,
  price: Parameters<typeof priceTermsOf>[0],
  timeZone: string,
): Renewal {
  const priceTerms = priceTermsOf(price, subscription.isYearly);
  const periodStart = subscription.billedUntil;
  const feeOnlyPeriod = feeOnlyPeriodOf(subscription);
  if (feeOnlyPeriod) return { priceTerms, periodStart, periodEnd: feeOnlyPeriod.periodEnd };
  const anchor = renewedAnchor(subscription, priceTerms, periodStart, timeZone);
  return {
    priceTerms,
    periodStart,
    periodEnd: endOfPeriodFrom({ ...priceTerms, anchor, timeZone }, periodStart),
  };
}

/**
 * Returns the boundary if the reported timestamp is within the allowed drift but on another day, otherwise
 * the reported timestamp.
 */
const alignToBoundary = (boundary: Timestamp, reported: Timestamp, timeZone: string): Timestamp =>
  dayOf(boundary, timeZone) === dayOf(reported, timeZone) || !isWithinDrift(boundary, reported)
    ? reported
    : boundary;

/**
 * Returns the boundary at which a reported period starts, or the reported start if the current period was not
 * charged yet.
 */
function cycleStartOf(subscription: Subscription, cycle: Cycle, reported: Timestamp): Timestamp {
  const { billedUntil } = subscription;
  if (isPeriodUncharged(subscription)) return reported;
  return isWithinDrift(billedUntil, reported) ? billedUntil : nearestBoundary(cycle, reported);
}

/** Converts a period that a card provider computed in UTC to the company's calendar. */
export function calendarPeriod(
  subscription: Subscription,
  billingInterval: PeriodLength,
  reported: Period,
  timeZone: string,
): Period {
  const anchor = renewedAnchor(subscription, billingInterval, reported.periodStart, timeZone);
  const cycle = { ...billingInterval, anchor, timeZone };
  const start = cycleStartOf(subscription, cycle, reported.periodStart);
  const periodStart = alignToBoundary(start, reported.periodStart, timeZone);
  const end = endOfPeriodFrom(cycle, periodStart);
  return { periodStart, periodEnd: alignToBoundary(end, reported.periodEnd, timeZone) };
}

/** Applies the renewal's period and price, or only its setup fee if the period was already paid. */
export function applyRenewal(
  subscription: Subscription,
  { priceTerms, periodStart, periodEnd }: Renewal,
  timeZone: string,
): Subscription {
  if (feeOnlyPeriodOf(subscription)?.periodEnd === periodEnd) {
    return { ...subscription, billedUntil: periodEnd, setupFee: 0 };
  }
  return {
    ...subscription,
    ...priceTerms,
    anchor: renewedAnchor(subscription, priceTerms, periodStart, timeZone),
    periodStart,
    periodEnd,
    billedUntil: periodEnd,
    nextPriceVersion: null,
    setupFee: 0,
    prepaid: remainingPrepaid(subscription, priceTerms.price),
  };
}
