import type { AnalyticsInterval } from '../../../contract/enums';
import { addDays, addMonths, startOfMonth, startOfWeek, type Day } from '../../lib/calendar';
import type { Period } from './periods';

const nextStart: Readonly<Record<AnalyticsInterval, (day: Day) => Day>> = {
  Day: (day) => addDays(day, 1),
  Week: (day) => addDays(startOfWeek(day), 7),
  Month: (day) => addMonths(startOfMonth(day), 1),
};

/**
 * Returns the days, weeks or months of a period, at most `limit`. The first and the last are clipped to the
 * period.
 */
export function splitIntoIntervals(
  { from, to }: Period,
  interval: AnalyticsInterval,
  limit = Infinity,
): Period[] {
  const intervals: Period[] = [];
  for (let start = from; start <= to && intervals.length < limit;) {
    const next = nextStart[interval](start);
    const end = addDays(next, -1);
    intervals.push({ from: start, to: end < to ? end : to });
    start = next;
  }
  return intervals;
}

const maxPoints = 62;

/** Returns the finest interval with at most 62 points, or `Month` if none has so few. */
export function defaultInterval(period: Period): AnalyticsInterval {
  const fitsChart = (interval: AnalyticsInterval) =>
    splitIntoIntervals(period, interval, maxPoints + 1).length <= maxPoints;
  return (['Day', 'Week'] as const).find(fitsChart) ?? 'Month';
}
