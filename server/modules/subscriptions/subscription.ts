import type { Every } from '../../../contract/calendarDays';
import type { SubscriptionStatus } from '../../schema.generated';
import { daysAfter, localTimeOf, type LocalTime } from '../../lib/calendar';
import type { Timestamp } from '../../lib/timestamps';
import { mrrOf } from './mrr';
import { endOfPeriodFrom, periodAt, type Period } from './periods';

/** What a plan costs now, in minor units. */
export interface PlanPrice extends Every {
  planId: string;
  name: string;
  version: number;
  price: number;
  /** What a year costs for who pays by the year; null where nobody can. */
  yearlyPrice: number | null;
  trialDays: number;
  setupFee: number;
  requireCardForTrial: boolean;
  /** New subscribers can have it. */
  isOffered: boolean;
}

/** What a subscriber pays a period. */
export interface Priced extends Every {
  priceVersion: number;
  /** In minor units. */
  price: number;
  /** By the plan's yearly price. */
  isYearly: boolean;
}

/** A plan that was not paid for yet: its guides are closed until it is. */
interface Unopened {
  /** The start of the first period whose payment opens it. */
  paidFrom: Timestamp;
  /** What the client had before, and keeps until then; null for a first plan. */
  before: Subscription | null;
}

/** A paid period within which the plan or its price was changed. */
export interface Prepaid extends Period, Every {
  /** In minor units. */
  price: number;
  isYearly: boolean;
  anchor: LocalTime;
}

export interface Subscription extends Period, Priced {
  id: string;
  planId: string;
  status: SubscriptionStatus;
  /** In minor units, whether or not it is being paid for. */
  mrr: number;
  trialEndsAt: Timestamp | null;
  /** The local time that the first paid period began at: the others begin on its day, at its time of day. */
  anchor: LocalTime;
  /** Livery sees to its charges. */
  isBilled: boolean;
  /** Through when it has been charged for, paid or not: the next charge falls due then. */
  billedUntil: Timestamp;
  /** The price that it moves to at its next renewal. */
  nextPriceVersion: number | null;
  /** In minor units, still to be charged with the next payment. */
  setupFee: number;
  /** A payment for it has succeeded, or is taken to have been made elsewhere: until then it is no revenue. */
  hasPaid: boolean;
  /** Null once the plan is open. */
  unopened: Unopened | null;
  /** The paid period, which a move back is not charged for again; null if nothing changed since the payment. */
  prepaid: Prepaid | null;
  cancelsAtPeriodEnd: boolean;
  startedAt: Timestamp;
  endedAt: Timestamp | null;
}

/** When something happens, and until when the periods after it count as renewed: later only where history is written. */
export interface Clock {
  now: Timestamp;
  renewedUntil: Timestamp;
  /** The company's, whose days periods are counted in. */
  timeZone: string;
}

export interface Worth {
  isPaying: boolean;
  /** In minor units a month. */
  mrr: number;
  /** The plan that they pay for. */
  planId: string | null;
}

/** It has not ended, and is not on trial or paused. */
export const hasPeriods = (subscription: Subscription): boolean =>
  subscription.endedAt === null && (subscription.status === 'Active' || subscription.status === 'PastDue');

/** Whether an open subscription counts as revenue. Free plans and subscriptions that were never paid for do not. */
export const isRevenue = ({
  price,
  hasPaid,
  isBilled,
}: Pick<Subscription, 'price' | 'hasPaid' | 'isBilled'>): boolean => price > 0 && (hasPaid || !isBilled);

const noWorth: Worth = { isPaying: false, mrr: 0, planId: null };

/** A plan that is not open is worth what the client had before. */
export const worthOf = (subscription: Subscription | null): Worth => {
  if (!subscription || !hasPeriods(subscription)) return noWorth;
  const { unopened, status, mrr, planId } = subscription;
  if (unopened) return worthOf(unopened.before && { ...unopened.before, status });
  return isRevenue(subscription) ? { isPaying: true, mrr, planId } : noWorth;
};

/** The plan's current price, by the year where the subscriber pays so and the plan has such a price. */
export function pricedBy(
  plan: Every & Pick<PlanPrice, 'planId' | 'version' | 'price' | 'yearlyPrice'>,
  wantsYearly: boolean,
): Priced & { planId: string; mrr: number } {
  const isYearly = wantsYearly && plan.yearlyPrice !== null;
  const price = (isYearly ? plan.yearlyPrice : null) ?? plan.price;
  const every: Every = isYearly ? { interval: 'Year', intervalCount: 1 } : plan;
  const { interval, intervalCount } = every;
  const { planId, version: priceVersion } = plan;
  return { planId, priceVersion, price, isYearly, interval, intervalCount, mrr: mrrOf(price, every) };
}

export const isAsLong = (one: Every, other: Every): boolean =>
  one.interval === other.interval && one.intervalCount === other.intervalCount;

/** The period that runs at `renewedUntil` of those that begin now. */
function periodFromNow({ interval, intervalCount }: Every, { now, renewedUntil, timeZone }: Clock) {
  const anchor = localTimeOf(now, timeZone);
  const { periodStart, periodEnd } = periodAt({ anchor, interval, intervalCount, timeZone }, renewedUntil);
  // In an hour that clocks repeat, the anchor stands for the first of the two.
  return { anchor, periodStart: periodStart < now ? now : periodStart, periodEnd };
}

/** A period that begins now is due at once, unless somebody else charges for it. */
const dueFrom = (isBilled: boolean, period: Period, { now, renewedUntil }: Clock): Timestamp =>
  isBilled && renewedUntil <= now ? now : period.periodEnd;

export interface Beginning {
  trialEndsAt: Timestamp | null;
  isYearly: boolean;
  isBilled: boolean;
  /** Its first period needs no charge any more. */
  isPaid: boolean;
  /** In minor units, to be charged with the first payment. */
  setupFee: number;
}

const usualBeginning: Beginning = {
  trialEndsAt: null,
  isYearly: false,
  isBilled: false,
  isPaid: true,
  setupFee: 0,
};

/** A subscription that begins now, with a trial where one ends later. */
export function begun(
  id: string,
  plan: PlanPrice,
  clock: Clock,
  beginning: Partial<Beginning> = {},
): Subscription {
  const { trialEndsAt, isYearly, isBilled, isPaid, setupFee } = { ...usualBeginning, ...beginning };
  const usual = {
    id,
    ...pricedBy(plan, isYearly),
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
    return { ...usual, status: 'Trialing', trialEndsAt, ...period, billedUntil: trialEndsAt };
  }
  const period = periodFromNow(usual, clock);
  const billedUntil = isPaid ? period.periodEnd : dueFrom(isBilled, period, clock);
  const isOwed = billedUntil <= clock.now && usual.price + setupFee > 0;
  const unopened = isOwed ? { paidFrom: clock.now, before: null } : null;
  const hasPaid = isPaid && usual.price > 0;
  return { ...usual, status: 'Active', trialEndsAt: null, ...period, billedUntil, hasPaid, unopened };
}

export const trialEndAfter = ({ now, timeZone }: Clock, days: number): Timestamp | null =>
  days > 0 ? daysAfter(now, days, timeZone) : null;

/** Returns the prepaid period that is left: one that is charged for replaces it. */
export const prepaidBefore = (subscription: Subscription, price = subscription.price): Prepaid | null =>
  price > 0 ? null : subscription.prepaid;

/** In the period that begins now, and has been paid for or falls due. */
export function beginningNow(subscription: Subscription, clock: Clock, isPaid = false): Subscription {
  const period = periodFromNow(subscription, clock);
  const billedUntil = isPaid ? period.periodEnd : dueFrom(subscription.isBilled, period, clock);
  return { ...subscription, ...period, billedUntil, prepaid: prepaidBefore(subscription) };
}

/** Pays from now on, in a period that begins now, and has been paid for or falls due. */
export function renewedFrom(subscription: Subscription, clock: Clock, isPaid = false): Subscription {
  return { ...beginningNow(subscription, clock, isPaid), status: 'Active' };
}

export const paused = (subscription: Subscription): Subscription => ({ ...subscription, status: 'Paused' });

export const ended = (subscription: Subscription, now: Timestamp): Subscription => ({
  ...subscription,
  status: 'Canceled',
  cancelsAtPeriodEnd: false,
  endedAt: now,
});

/** What was ended goes on: in the trial or the period that it was in, or in a new one where that is over. */
export function reopened(subscription: Subscription, clock: Clock): Subscription {
  const open = { ...subscription, endedAt: null };
  if (subscription.periodEnd <= clock.now) return renewedFrom(open, clock);
  return { ...open, status: subscription.periodEnd === subscription.trialEndsAt ? 'Trialing' : 'Active' };
}

/** When what is paid for, or the trial, ends, of a subscription that has not ended. A renewal may be late to be written down. */
export function runsUntil(
  subscription: Subscription,
  { now, timeZone }: Pick<Clock, 'now' | 'timeZone'>,
): Timestamp | null {
  if (subscription.periodEnd > now) return subscription.status === 'Paused' ? null : subscription.periodEnd;
  if (!hasPeriods(subscription)) return null;
  const cycle = { ...subscription, timeZone };
  const next = endOfPeriodFrom(cycle, subscription.periodEnd);
  return next > now ? next : periodAt(cycle, now).periodEnd;
}
