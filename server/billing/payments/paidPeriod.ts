import { daysOfPeriod, type Period } from '../../lib/periodDays';

/**
 * Returns the columns of a payment for a period of an item, such as a plan. All screens show these stored
 * days and never recompute them.
 */
export function paidPeriod(item: string, period: Period, timeZone: string) {
  const days = daysOfPeriod(period, timeZone);
  return {
    item,
    periodStart: new Date(period.periodStart),
    periodEnd: new Date(period.periodEnd),
    periodFrom: days.from,
    periodTo: days.to,
  };
}
