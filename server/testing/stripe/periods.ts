import type Stripe from 'stripe';

type Recurring = Pick<Stripe.Price.Recurring, 'interval' | 'interval_count'>;

const weekSeconds = 7 * 86_400;

/** `count` intervals after the anchor, on its day of the month or the last there is. */
function after(anchor: number, { interval, interval_count: each }: Recurring, count: number): number {
  if (interval === 'week') return anchor + weekSeconds * each * count;
  const from = new Date(anchor * 1000);
  const months = (interval === 'year' ? 12 : 1) * each * count;
  const target = new Date(from);
  target.setUTCDate(1);
  target.setUTCMonth(from.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  target.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return Math.floor(target.getTime() / 1000);
}

/** When the period that begins then, or runs then, ends. */
export function periodEnd(anchor: number, recurring: Recurring, start: number): number {
  let count = 1;
  while (after(anchor, recurring, count) <= start) count += 1;
  return after(anchor, recurring, count);
}
