import type { Every } from '../../../contract/calendarDays';
import { dayOf, localTimeOf, type LocalTime } from '../../lib/calendar';
import type { Moment } from '../../lib/moments';
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

/** Whether its first period was not charged for, as the client was past due before the plan began. */
export const isUncharged = ({ status, unopened, billedUntil, periodStart }: Subscription): boolean =>
  status === 'PastDue' && unopened !== null && unopened.before === null && billedUntil === periodStart;

/** Livery is to charge for its next period by then. */
export const isDueBy = (subscription: Subscription, moment: Moment): boolean =>
  subscription.isBilled &&
  subscription.endedAt === null &&
  (subscription.status === 'Trialing' || subscription.status === 'Active' || isUncharged(subscription)) &&
  !subscription.cancelsAtPeriodEnd &&
  subscription.billedUntil <= moment;

/** The cycle restarts with the end of a trial, a change of interval, and a period that nothing was charged before. */
function renewedAnchor(
  subscription: Subscription,
  every: Every,
  periodStart: Moment,
  timeZone: string,
): LocalTime {
  const { status, billedUntil, anchor } = subscription;
  // Messages of a provider may arrive out of order.
  if (status === 'Trialing') return localTimeOf(billedUntil, timeZone);
  const isFirst = billedUntil === subscription.periodStart;
  return isFirst || !isAsLong(subscription, every) ? localTimeOf(periodStart, timeZone) : anchor;
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

/** Returns the provider's boundary where it is on the right day, or is another one altogether. */
const onDayOf = (boundary: Moment, provided: Moment, timeZone: string): Moment =>
  dayOf(boundary, timeZone) === dayOf(provided, timeZone) || !isNear(boundary, provided)
    ? provided
    : boundary;

/** Returns the boundary that a provider's period begins at; its own start where nothing was charged before. */
function startOnCycle(subscription: Subscription, cycle: Cycle, provided: Moment): Moment {
  const { status, billedUntil } = subscription;
  if (status !== 'Trialing' && billedUntil === subscription.periodStart) return provided;
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
  const periodStart = onDayOf(start, provided.periodStart, timeZone);
  const end = endOfPeriodFrom(cycle, periodStart);
  return { periodStart, periodEnd: onDayOf(end, provided.periodEnd, timeZone) };
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
