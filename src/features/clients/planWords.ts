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

interface Offer {
  name: string;
  interval: PlanInterval;
  /** Null for those who may not see money. */
  price: number | null;
}

/** `Gold, €49.00 a month`. */
export const planLabel = ({ name, interval, price }: Offer, currency: string): string =>
  price === null ? name : `${name}, ${priceWords(price, currency, interval)}`;

/** What a price is worth a month, in minor units, as the API counts MRR. */
export function monthlyWorth(price: number, interval: PlanInterval): number {
  if (interval === 'Week') return Math.round((price * 52) / 12);
  return interval === 'Year' ? Math.round(price / 12) : price;
}
