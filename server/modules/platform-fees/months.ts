import { localTimeOf, type LocalTime } from '../../lib/calendar';
import type { Timestamp } from '../../lib/timestamps';
import { endOfPeriodFrom, periodAt, type Cycle, type Period } from '../subscriptions/periods';

/** The anchor of a company's months. */
export interface FeeCycle {
  anchor: LocalTime;
  timeZone: string;
}

const monthly = (cycle: FeeCycle): Cycle => ({ ...cycle, interval: 'Month', intervalCount: 1 });

/** Returns the month that begins then. */
export const monthFrom = (cycle: FeeCycle, periodStart: Timestamp): Period => ({
  periodStart,
  periodEnd: endOfPeriodFrom(monthly(cycle), periodStart),
});

/** Returns the month that a moment falls into. */
export const monthAt = (cycle: FeeCycle, moment: Timestamp): Period => periodAt(monthly(cycle), moment);

/** Returns a company's first month, which begins now. */
export const firstMonth = (now: Timestamp, timeZone: string): Period =>
  monthAt({ anchor: localTimeOf(now, timeZone), timeZone }, now);
