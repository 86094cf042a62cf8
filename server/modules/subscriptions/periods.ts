import {
  addDays,
  dayOf,
  localTimeAfter,
  momentAt,
  localTimeOf,
  unitsBetween,
  type Day,
  type LocalTime,
} from '../../lib/calendar';
import type { Moment } from '../../lib/moments';
import type { Every } from './mrr';

/** From its start until its end, which is the start of the next. */
export interface Period {
  periodStart: Moment;
  periodEnd: Moment;
}

/** Periods of one length in a time zone, which begin on the anchor's day and at its time of day. */
export interface Cycle extends Every {
  anchor: LocalTime;
  timeZone: string;
}

const units = { Week: 'weeks', Month: 'months', Year: 'years' } as const;

// Always from the anchor: a chain of month ends would stay on the shortest month's last day.
const boundary = ({ anchor, interval, intervalCount, timeZone }: Cycle, count: number): Moment =>
  momentAt(localTimeAfter(anchor, intervalCount * count, units[interval]), timeZone);

function periodsBefore(cycle: Cycle, moment: Moment): number {
  const { anchor, interval, intervalCount, timeZone } = cycle;
  const whole = unitsBetween(anchor, localTimeOf(moment, timeZone), units[interval]);
  let count = Math.max(0, Math.floor(whole / intervalCount));
  while (boundary(cycle, count + 1) <= moment) count += 1;
  while (count > 0 && boundary(cycle, count) > moment) count -= 1;
  return count;
}

/** Returns the period that a moment falls into, of those that began at the anchor; the first one before that. */
export function periodAt(cycle: Cycle, moment: Moment): Period {
  const count = periodsBefore(cycle, moment);
  return { periodStart: boundary(cycle, count), periodEnd: boundary(cycle, count + 1) };
}

const msBetween = (from: Moment, to: Moment): number => Date.parse(to) - Date.parse(from);

/**
 * Returns when the period that begins then ends. A period that began off the cycle, because the company has moved to
 * another time zone, counts as the one whose start is nearest, so that none lasts for some hours only.
 */
export function endOfPeriodFrom(cycle: Cycle, periodStart: Moment): Moment {
  const count = periodsBefore(cycle, periodStart);
  const [before, after] = [boundary(cycle, count), boundary(cycle, count + 1)];
  const isNearerToNext = msBetween(periodStart, after) < msBetween(before, periodStart);
  return isNearerToNext ? boundary(cycle, count + 2) : after;
}

/** Days of the calendar, both included. */
export interface PeriodDays {
  from: Day;
  to: Day;
}

/** Returns the days that a period holds: the day on which it ends belongs to the next. */
export function daysOfPeriod({ periodStart, periodEnd }: Period, timeZone: string): PeriodDays {
  const from = dayOf(periodStart, timeZone);
  const last = addDays(dayOf(periodEnd, timeZone), -1);
  return { from, to: last < from ? from : last };
}
