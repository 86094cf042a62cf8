import type { Every } from '../../../contract/calendarDays';
import { dayOf, localTimeOf, type LocalTime } from '../../lib/calendar';
import type { Timestamp } from '../../lib/timestamps';
import { endOfPeriodFrom, isNear, nearestBoundary, type Cycle, type Period } from './periods';
import {
  isAsLong,
  prepaidBefore,
  pricedBy,
  type Prepaid,
  type Priced,
  type Subscription,
} from './subscription';

/** A period that a payment was taken for, or should have been. */
export interface Renewal extends Period {
  priced: Priced & { mrr: number };
}

/** Whether the period under way was not charged for. A trial is not charged for. */
const isPeriodUncharged = ({ status, billedUntil, periodStart }: Subscription): boolean =>
  status !== 'Trialing' && billedUntil === periodStart;

/** Whether the client was past due before the plan began, and was never charged for it. */
export const isUncharged = (subscription: Subscription): boolean =>
  subscription.status === 'PastDue' &&
  subscription.unopened?.before === null &&
  isPeriodUncharged(subscription);

/** Livery is to charge for its next period by then. */
export const isDueBy = (subscription: Subscription, moment: Timestamp): boolean =>
  subscription.isBilled &&
  subscription.endedAt === null &&
  (subscription.status === 'Trialing' || subscription.status === 'Active' || isUncharged(subscription)) &&
  !subscription.cancelsAtPeriodEnd &&
  subscription.billedUntil <= moment;

/** The end of a trial, a change of interval and the first charge restart the cycle. */
function renewedAnchor(
  subscription: Subscription,
  every: Every,
  periodStart: Timestamp,
  timeZone: string,
): LocalTime {
  // Not from the period, as webhooks can arrive out of order.
  if (subscription.status === 'Trialing') return localTimeOf(subscription.billedUntil, timeZone);
  return isPeriodUncharged(subscription) || !isAsLong(subscription, every)
    ? localTimeOf(periodStart, timeZone)
    : subscription.anchor;
}

/** The paid period of a subscription that owes nothing but a setup fee; null for any other. */
export function periodOfFee({ setupFee, prepaid, billedUntil }: Subscription): Prepaid | null {
  return setupFee > 0 && prepaid && prepaid.periodEnd > billedUntil ? prepaid : null;
}

/** The period that is charged for next, at what the plan costs in the version that holds then. */
export function nextRenewal(
  subscription: Subscription,
  price: Parameters<typeof pricedBy>[0],
  timeZone: string,
): Renewal {
  const priced = pricedBy(price, subscription.isYearly);
  const periodStart = subscription.billedUntil;
  const ofFee = periodOfFee(subscription);
  if (ofFee) return { priced, periodStart, periodEnd: ofFee.periodEnd };
  const anchor = renewedAnchor(subscription, priced, periodStart, timeZone);
  return { priced, periodStart, periodEnd: endOfPeriodFrom({ ...priced, anchor, timeZone }, periodStart) };
}

/** Returns the boundary where the provider's moment is near it, but on another day; the provider's moment otherwise. */
const alignedTo = (boundary: Timestamp, provided: Timestamp, timeZone: string): Timestamp =>
  dayOf(boundary, timeZone) === dayOf(provided, timeZone) || !isNear(boundary, provided)
    ? provided
    : boundary;

/** Returns the boundary that a provider's period begins at; for a first charge, the provider's own start. */
function startOnCycle(subscription: Subscription, cycle: Cycle, provided: Timestamp): Timestamp {
  const { billedUntil } = subscription;
  if (isPeriodUncharged(subscription)) return provided;
  return isNear(billedUntil, provided) ? billedUntil : nearestBoundary(cycle, provided);
}

/** Returns the period of the company's calendar that a card provider, which counts in UTC, has charged for. */
export function calendarPeriod(
  subscription: Subscription,
  every: Every,
  provided: Period,
  timeZone: string,
): Period {
  const anchor = renewedAnchor(subscription, every, provided.periodStart, timeZone);
  const cycle = { ...every, anchor, timeZone };
  const start = startOnCycle(subscription, cycle, provided.periodStart);
  const periodStart = alignedTo(start, provided.periodStart, timeZone);
  const end = endOfPeriodFrom(cycle, periodStart);
  return { periodStart, periodEnd: alignedTo(end, provided.periodEnd, timeZone) };
}

/** In the period of the renewal, at its price. */
export function inPeriod(
  subscription: Subscription,
  { priced, periodStart, periodEnd }: Renewal,
  timeZone: string,
): Subscription {
  if (periodOfFee(subscription)?.periodEnd === periodEnd) {
    return { ...subscription, billedUntil: periodEnd, setupFee: 0 };
  }
  return {
    ...subscription,
    ...priced,
    anchor: renewedAnchor(subscription, priced, periodStart, timeZone),
    periodStart,
    periodEnd,
    billedUntil: periodEnd,
    nextPriceVersion: null,
    setupFee: 0,
    prepaid: prepaidBefore(subscription, priced.price),
  };
}
