import type { PlanInterval } from '../../contract/enums';
import { t } from './i18n/i18n';

const priceTexts: Readonly<Record<PlanInterval, (price: string, count: number) => string>> = {
  Week: (price, count) =>
    t('{count, plural, one {{price} per week} other {{price} every # weeks}}', { count, price }),
  Month: (price, count) =>
    t('{count, plural, one {{price} per month} other {{price} every # months}}', { count, price }),
  Year: (price, count) =>
    t('{count, plural, one {{price} per year} other {{price} every # years}}', { count, price }),
};

/** Returns a formatted price with its billing interval, such as `$10.00 per month` or `$10.00 every 3 months`. */
export const recurringPrice = (
  price: string,
  { interval, intervalCount }: { interval: PlanInterval; intervalCount: number },
): string => priceTexts[interval](price, intervalCount);
