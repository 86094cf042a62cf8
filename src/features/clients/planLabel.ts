import type { PlanInterval } from '@/api/schema.generated';
import { priceWords } from './planWords';

interface Offer {
  name: string;
  interval: PlanInterval;
  /** Null for those who may not see money. */
  price: number | null;
}

/** `Gold, €49.00 a month`. */
export const planLabel = ({ name, interval, price }: Offer, currency: string): string =>
  price === null ? name : `${name}, ${priceWords(price, currency, interval)}`;
