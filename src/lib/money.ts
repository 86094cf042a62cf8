import { t } from '@lingui/core/macro';
import { formatAmount } from '@contract/money';
import { numberFormatter } from './format';

/**
 * Formats an amount as `€12.50` or `¥1,200` in the current locale. `overrides` changes the number format.
 * Throws a `RangeError` if the amount is not a safe integer.
 */
export const formatMoney = (
  minorUnits: number,
  currency: string,
  overrides: Intl.NumberFormatOptions = {},
): string => formatAmount(minorUnits, currency, (options) => numberFormatter({ ...options, ...overrides }));

export const stepMessage = (step: number, currency: string): string =>
  t`Cards accept ${currency} only in multiples of ${{ step: formatMoney(step, currency) }}.`;
