import { addDays, dayOf, type Day } from './calendar';
import type { Timestamp } from './timestamps';

/** A period includes its start and excludes its end, which is the start of the next period. */
export interface Period {
  periodStart: Timestamp;
  periodEnd: Timestamp;
}

/** The first and last calendar day of a period. */
export interface PeriodDays {
  from: Day;
  to: Day;
}

/**
 * Returns the days of a period. The day of its end is part of the next period, unless this period starts on
 * that day too.
 */
export function daysOfPeriod({ periodStart, periodEnd }: Period, timeZone: string): PeriodDays {
  const from = dayOf(periodStart, timeZone);
  const last = addDays(dayOf(periodEnd, timeZone), -1);
  return { from, to: last < from ? from : last };
}
