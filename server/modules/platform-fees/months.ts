import { monthsAfter } from '../../lib/monthsAfter';

/** One month that Livery is paid for. */
export interface FeeMonth {
  start: Date;
  end: Date;
}

const monthsBetween = (from: Date, to: Date): number =>
  (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();

/** The month that ends at `end`, of those counted from `anchor`: January 31, February 28, March 31. */
export function monthEndingAt(anchor: Date, end: Date): FeeMonth {
  const count = monthsBetween(anchor, end);
  return { start: monthsAfter(anchor, count - 1), end: monthsAfter(anchor, count) };
}

export const monthAfter = (anchor: Date, { end }: FeeMonth): FeeMonth => ({
  start: end,
  end: monthsAfter(anchor, monthsBetween(anchor, end) + 1),
});

/** The month that `moment` falls into. */
export function monthAt(anchor: Date, moment: Date): FeeMonth {
  const count = monthsBetween(anchor, moment);
  const end = monthsAfter(anchor, count);
  return end > moment ? monthEndingAt(anchor, end) : { start: end, end: monthsAfter(anchor, count + 1) };
}
