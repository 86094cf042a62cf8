import type { PlanInterval } from '@/api/schema.generated';
import { formatMoney } from '@/lib/format';

const intervalWords: Readonly<Record<PlanInterval, string>> = {
  Week: 'a week',
  Month: 'a month',
  Year: 'a year',
};

/** `€19.00 a month`. */
export const priceWords = (price: number, currency: string, interval: PlanInterval): string =>
  `${formatMoney(price, currency)} ${intervalWords[interval]}`;

/** What a price is worth a month, in minor units, as the API counts MRR. */
export function monthlyWorth(price: number, interval: PlanInterval): number {
  if (interval === 'Week') return Math.round((price * 52) / 12);
  return interval === 'Year' ? Math.round(price / 12) : price;
}
