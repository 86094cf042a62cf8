import { formatAmount } from '../../contract/money';
import { locale, t } from './i18n/i18n';
import { numberFormat } from './intlFormats';

const isoCurrencies = new Set(Intl.supportedValuesOf('currency'));

export const isCurrency = (code: string): boolean => isoCurrencies.has(code);

/**
 * Formats an amount with its currency, for people: `€12.50`, `¥1,200`. Throws a RangeError if the amount is
 * not a safe integer.
 */
export const formatMoney = (minorUnits: number, currency: string, formatLocale: string = locale()): string =>
  formatAmount(minorUnits, currency, (options) => numberFormat(formatLocale, options));

export const chargeStepMessage = (step: number, currency: string): string =>
  t('Cards accept {currency} only in multiples of {step}.', { step: formatMoney(step, currency), currency });
