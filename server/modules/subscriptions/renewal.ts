import type { Every } from '../../../contract/calendarDays';
import { localTimeOf, type LocalTime } from '../../lib/calendar';
import type { Moment } from '../../lib/moments';
import { endOfPeriodFrom, type Period } from './periods';
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

/** Livery is to charge for its next period by then. */
export const isDueBy = (subscription: Subscription, moment: Moment): boolean =>
  subscription.isBilled &&
  subscription.endedAt === null &&
  (subscription.status === 'Trialing' || subscription.status === 'Active') &&
  !subscription.cancelsAtPeriodEnd &&
  subscription.billedUntil <= moment;

/** The end of a trial and a change of interval restart the cycle. */
const renewedAnchor = (
  subscription: Subscription,
  every: Every,
  periodStart: Moment,
  timeZone: string,
): LocalTime =>
  subscription.status !== 'Trialing' && isAsLong(subscription, every)
    ? subscription.anchor
    : localTimeOf(periodStart, timeZone);

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
