import type { PlanInterval } from '../../schema.generated';
import { monthsAfter } from '../../lib/monthsAfter';
import { momentOf, type Moment } from '../../lib/moments';

export interface Period {
  periodStart: Moment;
  periodEnd: Moment;
}

const dayMs = 86_400_000;

export const daysAfter = (moment: Moment, days: number): Moment =>
  momentOf(new Date(new Date(moment).getTime() + days * dayMs));

function boundary(anchor: Moment, interval: PlanInterval, count: number): Moment {
  if (interval === 'Week') return daysAfter(anchor, 7 * count);
  return momentOf(monthsAfter(new Date(anchor), interval === 'Year' ? 12 * count : count));
}

function wholePeriods(anchor: Date, interval: PlanInterval, until: Date): number {
  if (interval === 'Week') return Math.floor((until.getTime() - anchor.getTime()) / (7 * dayMs));
  const years = until.getUTCFullYear() - anchor.getUTCFullYear();
  return interval === 'Year' ? years : years * 12 + until.getUTCMonth() - anchor.getUTCMonth();
}

/**
 * The period that a moment falls into, of those that began at `anchor`; the first one before that. Days are counted
 * in UTC, as card providers count them, so that a change of the company's time zone moves nobody's renewal.
 */
export function periodAt(anchor: Moment, interval: PlanInterval, moment: Moment): Period {
  const most = Math.max(0, wholePeriods(new Date(anchor), interval, new Date(moment)));
  const count = most > 0 && boundary(anchor, interval, most) > moment ? most - 1 : most;
  return {
    periodStart: boundary(anchor, interval, count),
    periodEnd: boundary(anchor, interval, count + 1),
  };
}

/** When the period that `moment` falls into ends: January 31, February 28, March 31. */
export const nextPeriodEnd = (anchor: Moment, interval: PlanInterval, moment: Moment): Moment =>
  periodAt(anchor, interval, moment).periodEnd;
