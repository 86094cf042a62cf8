import { localTimeOf, type LocalTime } from '../../lib/calendar';
import type { Timestamp } from '../../lib/timestamps';
import type { Period } from '../../lib/periodDays';
import { endOfPeriodFrom, periodAt, type Cycle } from '../subscriptions/periods';

/** The fee months of a company. They start on the anchor's day of the month, at the anchor's local time. */
export interface FeeCycle {
  anchor: LocalTime;
  timeZone: string;
}

const monthlyCycle = (cycle: FeeCycle): Cycle => ({ ...cycle, interval: 'Month', intervalCount: 1 });

export const monthFrom = (cycle: FeeCycle, periodStart: Timestamp): Period => ({
  periodStart,
  periodEnd: endOfPeriodFrom(monthlyCycle(cycle), periodStart),
});

export const monthAt = (cycle: FeeCycle, timestamp: Timestamp): Period =>
  periodAt(monthlyCycle(cycle), timestamp);

export const firstMonth = (now: Timestamp, timeZone: string): Period =>
  monthAt({ anchor: localTimeOf(now, timeZone), timeZone }, now);
