import { formatMoney } from '@/lib/money';
import * as texts from '@/texts/ui/plans';

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

const one: Readonly<Record<Interval, string>> = { Week: texts.aWeek, Month: texts.aMonth, Year: texts.aYear };

const several: Readonly<Record<Interval, (count: number) => string>> = {
  Week: texts.everyFewWeeks,
  Month: texts.everyFewMonths,
  Year: texts.everyFewYears,
};

const labels: Readonly<Record<Interval, (count: number) => string>> = {
  Week: texts.everyWeekLabel,
  Month: texts.everyMonthLabel,
  Year: texts.everyYearLabel,
};

/** `Every month`, `Every 3 months`. */
export const periodLabel = ({ interval, intervalCount }: PlanPeriod): string =>
  labels[interval](intervalCount);

/** `a month`, `every 3 months`. */
export const periodWords = ({ interval, intervalCount }: PlanPeriod): string =>
  intervalCount === 1 ? one[interval] : several[interval](intervalCount);

/** `€19.00 a month`, `Free`. */
export const planPrice = (price: number, currency: string, period: PlanPeriod): string =>
  price === 0 ? texts.free : `${formatMoney(price, currency)} ${periodWords(period)}`;

/** What follows a price: whether tax comes on top of it. */
export const taxWords: Readonly<Record<Tax, string>> = {
  Inclusive: texts.inclTax,
  Exclusive: texts.plusTax,
  Unspecified: '',
};

export const trialWords = (days: number): string => (days === 0 ? texts.none : texts.day(days));
