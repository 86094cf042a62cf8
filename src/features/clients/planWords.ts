import type { PlanInterval } from '@/api/schema.generated';
import { formatMoney, portionOf } from '@/lib/money';

/** How long a period is: so many weeks, months or years. */
interface Every {
  interval: PlanInterval;
  intervalCount: number;
}

/** `a month`, `every 3 months`. */
export function everyWords(interval: PlanInterval, count: number): string {
  const word = interval.toLowerCase();
  return count === 1 ? `a ${word}` : `every ${count} ${word}s`;
}

/** `€19.00 a month`. */
export const priceWords = (price: number, currency: string, { interval, intervalCount }: Every): string =>
  `${formatMoney(price, currency)} ${everyWords(interval, intervalCount)}`;

interface Offer extends Every {
  name: string;
  /** Null for those who may not see money. */
  price: number | null;
}

/** `Gold, €49.00 a month`. */
export const planLabel = ({ name, price, ...every }: Offer, currency: string): string =>
  price === null ? name : `${name}, ${priceWords(price, currency, every)}`;

/** What a price is worth a month, in minor units, as the API counts MRR. */
export function monthlyWorth(price: number, { interval, intervalCount }: Every): number {
  if (interval === 'Week') return portionOf(price, 52, 12 * intervalCount);
  return portionOf(price, 1, (interval === 'Year' ? 12 : 1) * intervalCount);
}
