import type { AnalyticsInterval } from '../../schema.generated';
import { addDays, addMonths, startOfMonth, startOfWeek, type Day } from '../../lib/calendar';
import type { Period } from './periods';

const nextStart: Readonly<Record<AnalyticsInterval, (day: Day) => Day>> = {
  Day: (day) => addDays(day, 1),
  Week: (day) => addDays(startOfWeek(day), 7),
  Month: (day) => addMonths(startOfMonth(day), 1),
};

/** The calendar's days, weeks or months that a period touches, the first and the last cut to it; at most `limit` of them. */
export function intervalsOf({ from, to }: Period, interval: AnalyticsInterval, limit = Infinity): Period[] {
  const intervals: Period[] = [];
  for (let start = from; start <= to && intervals.length < limit;) {
    const next = nextStart[interval](start);
    const end = addDays(next, -1);
    intervals.push({ from: start, to: end < to ? end : to });
    start = next;
  }
  return intervals;
}

const mostPoints = 62;

/** The finest interval that a chart can still show. */
export function usualInterval(period: Period): AnalyticsInterval {
  const isFew = (interval: AnalyticsInterval) =>
    intervalsOf(period, interval, mostPoints + 1).length <= mostPoints;
  return (['Day', 'Week'] as const).find(isFew) ?? 'Month';
}
