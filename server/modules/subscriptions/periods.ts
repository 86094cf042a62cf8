import type { Every } from '../../../contract/calendarDays';
import { maxDriftMs } from '../../card-provider/cardProvider';
import {
  addDays,
  addPeriods,
  dayOf,
  timestampAt,
  localTimeOf,
  unitsBetween,
  type Day,
  type LocalTime,
} from '../../lib/calendar';
import type { Timestamp } from '../../lib/timestamps';

/** From its start up to its end, which is the start of the next period. */
export interface Period {
  periodStart: Timestamp;
  periodEnd: Timestamp;
}

/** Periods of one length in a time zone, starting on the anchor's day at its time of day. */
export interface Cycle extends Every {
  anchor: LocalTime;
  timeZone: string;
}

const units = { Week: 'weeks', Month: 'months', Year: 'years' } as const;

// Counted from the anchor, because a chain of month ends would stay on the shortest month's last day.
function boundary(cycle: Cycle, count: number): Timestamp {
  const [day = '', time = ''] = cycle.anchor.split('T');
  return timestampAt(`${addPeriods(day, cycle, count)}T${time}`, cycle.timeZone);
}

function periodsBefore(cycle: Cycle, moment: Timestamp): number {
  const { anchor, interval, intervalCount, timeZone } = cycle;
  const whole = unitsBetween(anchor, localTimeOf(moment, timeZone), units[interval]);
  let count = Math.max(0, Math.floor(whole / intervalCount));
  while (boundary(cycle, count + 1) <= moment) count += 1;
  while (count > 0 && boundary(cycle, count) > moment) count -= 1;
  return count;
}

/** Returns the period that contains a moment; the first period for a moment before the anchor. */
export function periodAt(cycle: Cycle, moment: Timestamp): Period {
  const count = periodsBefore(cycle, moment);
  return { periodStart: boundary(cycle, count), periodEnd: boundary(cycle, count + 1) };
}

const msBetween = (from: Timestamp, to: Timestamp): number => Date.parse(to) - Date.parse(from);

/**
 * Returns the end of the period that begins at a moment. If it began off the cycle, because the company changed its time
 * zone, it counts as the period with the nearest start, so that no period lasts only a few hours.
 */
export function endOfPeriodFrom(cycle: Cycle, periodStart: Timestamp): Timestamp {
  const count = periodsBefore(cycle, periodStart);
  const [before, after] = [boundary(cycle, count), boundary(cycle, count + 1)];
  const isNearerToNext = msBetween(periodStart, after) < msBetween(before, periodStart);
  return isNearerToNext ? boundary(cycle, count + 2) : after;
}

/** Returns the boundary that is nearest to a moment. */
export function nearestBoundary(cycle: Cycle, moment: Timestamp): Timestamp {
  const { periodStart, periodEnd } = periodAt(cycle, moment);
  return msBetween(periodStart, moment) <= msBetween(moment, periodEnd) ? periodStart : periodEnd;
}

/** Whether a boundary that a card provider counted in UTC can stand for this one. */
export const isNear = (boundary: Timestamp, provided: Timestamp): boolean =>
  Math.abs(msBetween(boundary, provided)) <= maxDriftMs;

/** Calendar days, both included. */
export interface PeriodDays {
  from: Day;
  to: Day;
}

/** Returns a period's days; the day on which it ends belongs to the next period. */
export function daysOfPeriod({ periodStart, periodEnd }: Period, timeZone: string): PeriodDays {
  const from = dayOf(periodStart, timeZone);
  const last = addDays(dayOf(periodEnd, timeZone), -1);
  return { from, to: last < from ? from : last };
}
