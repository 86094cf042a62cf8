import type { PeriodLength } from '../../../contract/calendarDays';
import { maxDriftMs } from '../../platform';
import { addPeriods, timestampAt, localTimeOf, unitsBetween, type LocalTime } from '../../lib/calendar';
import type { Period } from '../../lib/periodDays';
import type { Timestamp } from '../../lib/timestamps';

/**
 * Successive periods of a billing interval in a time zone. They start on the anchor's day of the week, month
 * or year, at the anchor's local time.
 */
export interface Cycle extends PeriodLength {
  anchor: LocalTime;
  timeZone: string;
}

const units = { Week: 'weeks', Month: 'months', Year: 'years' } as const;

// Counts from the anchor, because adding one period at a time would move January 31 to the 28th of every
// later month.
function boundary(cycle: Cycle, count: number): Timestamp {
  const [day = '', time = ''] = cycle.anchor.split('T');
  return timestampAt(`${addPeriods(day, cycle, count)}T${time}`, cycle.timeZone);
}

function periodsBefore(cycle: Cycle, timestamp: Timestamp): number {
  const { anchor, interval, intervalCount, timeZone } = cycle;
  const unitCount = unitsBetween(anchor, localTimeOf(timestamp, timeZone), units[interval]);
  let count = Math.max(0, Math.floor(unitCount / intervalCount));
  while (boundary(cycle, count + 1) <= timestamp) count += 1;
  while (count > 0 && boundary(cycle, count) > timestamp) count -= 1;
  return count;
}

/** Returns the period that contains a timestamp, or the first period for a timestamp before the anchor. */
export function periodAt(cycle: Cycle, timestamp: Timestamp): Period {
  const count = periodsBefore(cycle, timestamp);
  return { periodStart: boundary(cycle, count), periodEnd: boundary(cycle, count + 1) };
}

const msBetween = (from: Timestamp, to: Timestamp): number => Date.parse(to) - Date.parse(from);

/**
 * Returns the end of the period from `periodStart`. After a time zone change, a start off the cycle counts as
 * the nearest start of the cycle, so that no period lasts only a few hours.
 */
export function endOfPeriodFrom(cycle: Cycle, periodStart: Timestamp): Timestamp {
  const count = periodsBefore(cycle, periodStart);
  const [before, after] = [boundary(cycle, count), boundary(cycle, count + 1)];
  const isNearerToNext = msBetween(periodStart, after) < msBetween(before, periodStart);
  return isNearerToNext ? boundary(cycle, count + 2) : after;
}

export function nearestBoundary(cycle: Cycle, timestamp: Timestamp): Timestamp {
  const { periodStart, periodEnd } = periodAt(cycle, timestamp);
  return msBetween(periodStart, timestamp) <= msBetween(timestamp, periodEnd) ? periodStart : periodEnd;
}

/**
 * Returns whether a boundary that a provider computed in UTC can be this boundary in the company's calendar.
 */
export const isWithinDrift = (boundary: Timestamp, reported: Timestamp): boolean =>
  Math.abs(msBetween(boundary, reported)) <= maxDriftMs;
