import { portionOf } from '@contract/money';
import { formatMoney } from '@/lib/money';
import { formatInterval, type PlanPeriod } from '@/ui/plans/planOffer';

/** Returns a price with its interval, such as `€19.00 a month`. */
export const priceText = (price: number, currency: string, period: PlanPeriod): string =>
  `${formatMoney(price, currency)} ${formatInterval(period)}`;

interface Offer extends PlanPeriod {
  name: string;
  /** Null for operators without `MANAGE_PAYMENTS`. */
  price: number | null;
}

/**
 * Returns the name and the price of a plan, such as `Gold, €49.00 a month`, or only the name without a price.
 */
export const planLabel = ({ name, price, ...period }: Offer, currency: string): string =>
  price === null ? name : `${name}, ${priceText(price, currency, period)}`;

/** Returns a price per month in minor units, calculated like the MRR of the API. */
export function monthlyAmount(price: number, { interval, intervalCount }: PlanPeriod): number {
  if (interval === 'Week') return portionOf(price, 52, 12 * intervalCount);
  return portionOf(price, 1, (interval === 'Year' ? 12 : 1) * intervalCount);
}
