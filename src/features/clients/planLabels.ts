import { t } from '@lingui/core/macro';
import { portionOf } from '@contract/money';
import { planPrice, type PlanPeriod } from '@/ui/plans/planOffer';

interface Offer extends PlanPeriod {
  name: string;
  /** Null for operators without `MANAGE_PAYMENTS`. */
  price: number | null;
}

/**
 * Returns the name and the price of a plan, such as `Gold (€49.00 per month)`, or only the name without a price.
 */
export const planLabel = ({ name, price, ...period }: Offer, currency: string): string =>
  price === null ? name : t`${{ plan: name }} (${{ price: planPrice(price, currency, period) }})`;

/** Returns a price per month in minor units, calculated like the MRR of the API. */
export function monthlyAmount(price: number, { interval, intervalCount }: PlanPeriod): number {
  if (interval === 'Week') return portionOf(price, 52, 12 * intervalCount);
  return portionOf(price, 1, (interval === 'Year' ? 12 : 1) * intervalCount);
}
