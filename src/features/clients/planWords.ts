import { formatMoney, portionOf } from '@/lib/money';
import { periodWords, type PlanPeriod } from '@/ui/plans/planOffer';

/** `€19.00 a month`. */
export const priceWords = (price: number, currency: string, period: PlanPeriod): string =>
  `${formatMoney(price, currency)} ${periodWords(period)}`;

interface Offer extends PlanPeriod {
  name: string;
  /** Null for those who may not see money. */
  price: number | null;
}

/** `Gold, €49.00 a month`. */
export const planLabel = ({ name, price, ...every }: Offer, currency: string): string =>
  price === null ? name : `${name}, ${priceWords(price, currency, every)}`;

/** What a price is worth a month, in minor units, as the API counts MRR. */
export function monthlyWorth(price: number, { interval, intervalCount }: PlanPeriod): number {
  if (interval === 'Week') return portionOf(price, 52, 12 * intervalCount);
  return portionOf(price, 1, (interval === 'Year' ? 12 : 1) * intervalCount);
}
