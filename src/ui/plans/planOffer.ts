import { formatCount } from '@/lib/format';
import { formatMoney } from '@/lib/money';

type Interval = 'Week' | 'Month' | 'Year';

type Tax = 'Inclusive' | 'Exclusive' | 'Unspecified';

export interface PlanPeriod {
  interval: Interval;
  intervalCount: number;
}

/** What clients see of a plan. Amounts are in minor units of `currency`. */
export interface PlanOffer extends PlanPeriod {
  name: string;
  description: string | null;
  features: readonly string[];
  /** Null while none is typed. */
  price: number | null;
  currency: string;
  yearlyPrice: number | null;
  setupFee: number;
  trialDays: number;
  taxBehavior: Tax;
  isPopular: boolean;
}

const one: Readonly<Record<Interval, string>> = { Week: 'a week', Month: 'a month', Year: 'a year' };

/** `a month`, `every 3 months`. */
export const periodWords = ({ interval, intervalCount }: PlanPeriod): string =>
  intervalCount === 1 ? one[interval] : `every ${formatCount(intervalCount, interval.toLowerCase())}`;

/** `€19.00 a month`, `Free`. */
export const planPrice = (price: number, currency: string, period: PlanPeriod): string =>
  price === 0 ? 'Free' : `${formatMoney(price, currency)} ${periodWords(period)}`;

/** What follows a price: whether tax comes on top of it. */
export const taxWords: Readonly<Record<Tax, string>> = {
  Inclusive: 'incl. tax',
  Exclusive: 'plus tax',
  Unspecified: '',
};

export const trialWords = (days: number): string => (days === 0 ? 'None' : formatCount(days, 'day'));
