import type Stripe from 'stripe';

type Recurring = Pick<Stripe.Price.Recurring, 'interval' | 'interval_count'>;

const weekSeconds = 7 * 86_400;

/**
 * Adds `count` intervals to the anchor. Keeps its day of the month, or uses the last day of a shorter month.
 */
function addIntervals(
  anchor: number,
  { interval, interval_count: intervalCount }: Recurring,
  count: number,
): number {
  if (interval === 'week') return anchor + weekSeconds * intervalCount * count;
  const anchorDate = new Date(anchor * 1000);
  const months = (interval === 'year' ? 12 : 1) * intervalCount * count;
  const target = new Date(anchorDate);
  target.setUTCDate(1);
  target.setUTCMonth(anchorDate.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  target.setUTCDate(Math.min(anchorDate.getUTCDate(), lastDay));
  return Math.floor(target.getTime() / 1000);
}

/** Returns the end of the period that contains `start`. */
export function periodEnd(anchor: number, recurring: Recurring, start: number): number {
  let count = 1;
  while (addIntervals(anchor, recurring, count) <= start) count += 1;
  return addIntervals(anchor, recurring, count);
}
