import { monthsAfter } from '../../lib/monthsAfter';
import { momentOf, type Moment } from '../../lib/moments';
import type { Every } from './mrr';

export interface Period {
  periodStart: Moment;
  periodEnd: Moment;
}

const dayMs = 86_400_000;

export const daysAfter = (moment: Moment, days: number): Moment =>
  momentOf(new Date(new Date(moment).getTime() + days * dayMs));

const monthsOf = ({ interval, intervalCount }: Every): number =>
  (interval === 'Year' ? 12 : 1) * intervalCount;

function boundary(anchor: Moment, every: Every, count: number): Moment {
  if (every.interval === 'Week') return daysAfter(anchor, 7 * every.intervalCount * count);
  return momentOf(monthsAfter(new Date(anchor), monthsOf(every) * count));
}

function wholePeriods(anchor: Date, every: Every, until: Date): number {
  if (every.interval === 'Week') {
    return Math.floor((until.getTime() - anchor.getTime()) / (7 * every.intervalCount * dayMs));
  }
  const years = until.getUTCFullYear() - anchor.getUTCFullYear();
  const months = years * 12 + until.getUTCMonth() - anchor.getUTCMonth();
  return Math.floor(months / monthsOf(every));
}

/**
 * The period that a moment falls into, of those that began at `anchor`; the first one before that. Days are counted
 * in UTC, as card providers count them, so that a change of the company's time zone moves nobody's renewal.
 */
export function periodAt(anchor: Moment, every: Every, moment: Moment): Period {
  const most = Math.max(0, wholePeriods(new Date(anchor), every, new Date(moment)));
  const count = most > 0 && boundary(anchor, every, most) > moment ? most - 1 : most;
  return {
    periodStart: boundary(anchor, every, count),
    periodEnd: boundary(anchor, every, count + 1),
  };
}

/** When the period that `moment` falls into ends: January 31, February 28, March 31. */
export const nextPeriodEnd = (anchor: Moment, every: Every, moment: Moment): Moment =>
  periodAt(anchor, every, moment).periodEnd;
