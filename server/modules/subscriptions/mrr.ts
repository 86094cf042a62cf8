import type { Every } from '../../../contract/calendarDays';
import { portionOf } from '../../lib/money';

/** What a price is worth a month, in minor units: a week's times 52/12, a year's divided by 12. */
export function mrrOf(price: number, { interval, intervalCount }: Every): number {
  if (interval === 'Week') return portionOf(price, 52, 12 * intervalCount);
  return portionOf(price, 1, (interval === 'Year' ? 12 : 1) * intervalCount);
}
