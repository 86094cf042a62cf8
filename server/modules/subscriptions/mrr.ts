import type { PlanInterval } from '../../schema.generated';

const halfUp = (dividend: number, divisor: number): number =>
  Math.floor((2 * dividend + divisor) / (2 * divisor));

/** What a price is worth a month, in minor units: a week's times 52/12, a year's divided by 12. */
export function mrrOf(price: number, interval: PlanInterval): number {
  if (interval === 'Week') return halfUp(price * 52, 12);
  return interval === 'Year' ? halfUp(price, 12) : price;
}
