import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import type { PlanInterval, TaxBehavior } from '@contract/enums';
import { formatMoney } from '@/lib/money';

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

const periodLabels: Readonly<Record<PlanInterval, (count: number) => string>> = {
  Week: (count) => t`${plural(count, { one: 'Every week', other: 'Every # weeks' })}`,
  Month: (count) => t`${plural(count, { one: 'Every month', other: 'Every # months' })}`,
  Year: (count) => t`${plural(count, { one: 'Every year', other: 'Every # years' })}`,
};

const recurringPrices: Readonly<Record<PlanInterval, (price: string, count: number) => string>> = {
  Week: (price, count) => t`${plural(count, { one: `${price} per week`, other: `${price} every # weeks` })}`,
  Month: (price, count) =>
    t`${plural(count, { one: `${price} per month`, other: `${price} every # months` })}`,
  Year: (price, count) => t`${plural(count, { one: `${price} per year`, other: `${price} every # years` })}`,
};

/** Formats a billing period as `Every month` or `Every 3 months`. */
export const periodLabel = ({ interval, intervalCount }: PlanPeriod): string =>
  periodLabels[interval](intervalCount);

/** Formats a price with its billing period as `€19.00 per month`, or as `Free`. */
export const planPrice = (
  price: number,
  currency: string,
  { interval, intervalCount }: PlanPeriod,
): string => (price === 0 ? t`Free` : recurringPrices[interval](formatMoney(price, currency), intervalCount));

/** States whether a price includes tax. Null if unspecified. */
export const taxLabels: Readonly<Record<TaxBehavior, MessageDescriptor | null>> = {
  Inclusive: msg`Price includes tax.`,
  Exclusive: msg`Price excludes tax.`,
  Unspecified: null,
};

export const trialLabel = (days: number): string =>
  days === 0 ? t`No trial` : t`${plural(days, { one: '# day', other: '# days' })}`;
