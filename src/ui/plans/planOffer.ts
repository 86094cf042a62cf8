import type { PlanInterval, TaxBehavior } from '@contract/enums';
import { formatMoney } from '@/lib/money';
import * as texts from '@/texts/ui/plans';

export interface PlanPeriod {
  interval: PlanInterval;
  intervalCount: number;
}

/** A plan as clients see it. Amounts are in minor units of `currency`. */
export interface PlanOffer extends PlanPeriod {
  name: string;
  description: string | null;
  features: readonly string[];
  /** Null until a price is entered. */
  price: number | null;
  currency: string;
  yearlyPrice: number | null;
  setupFee: number;
  trialDays: number;
  taxBehavior: TaxBehavior;
  isPopular: boolean;
}

const singularIntervals: Readonly<Record<PlanInterval, string>> = {
  Week: texts.aWeek,
  Month: texts.aMonth,
  Year: texts.aYear,
};

const pluralIntervals: Readonly<Record<PlanInterval, (count: number) => string>> = {
  Week: texts.everyFewWeeks,
  Month: texts.everyFewMonths,
  Year: texts.everyFewYears,
};

const intervalLabels: Readonly<Record<PlanInterval, (count: number) => string>> = {
  Week: texts.everyWeekLabel,
  Month: texts.everyMonthLabel,
  Year: texts.everyYearLabel,
};

/** Formats a billing period as `Every month` or `Every 3 months`. */
export const periodLabel = ({ interval, intervalCount }: PlanPeriod): string =>
  intervalLabels[interval](intervalCount);

/** Formats a billing period after a price, as `a month` or `every 3 months`. */
export const formatInterval = ({ interval, intervalCount }: PlanPeriod): string =>
  intervalCount === 1 ? singularIntervals[interval] : pluralIntervals[interval](intervalCount);

/** Formats a price with its billing period as `€19.00 a month`, or as `Free`. */
export const planPrice = (price: number, currency: string, period: PlanPeriod): string =>
  price === 0 ? texts.free : `${formatMoney(price, currency)} ${formatInterval(period)}`;

/** Labels after a price that state whether it includes tax. Empty if unspecified. */
export const taxLabels: Readonly<Record<TaxBehavior, string>> = {
  Inclusive: texts.inclTax,
  Exclusive: texts.plusTax,
  Unspecified: '',
};

export const trialLabel = (days: number): string => (days === 0 ? texts.none : texts.day(days));
