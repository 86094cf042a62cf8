import type { PeriodLength } from '../../../contract/calendarDays';
import { portionOf } from '../../../contract/money';

/**
 * Returns the monthly value of a price in minor units, rounded. Counts 52 weeks as 12 months, and a year as
 * 12 months.
 */
export function mrrOf(price: number, { interval, intervalCount }: PeriodLength): number {
  if (interval === 'Week') return portionOf(price, 52, 12 * intervalCount);
  return portionOf(price, 1, (interval === 'Year' ? 12 : 1) * intervalCount);
}
