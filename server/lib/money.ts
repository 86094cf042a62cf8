import { formatAmount } from '../../contract/money';
import { numberFormat } from './intlFormats';
import { serverLocale } from './localeText';

const isoCurrencies = new Set(Intl.supportedValuesOf('currency'));

export const isCurrency = (code: string): boolean => isoCurrencies.has(code);

/**
 * Formats an amount with its currency, for people: `€12.50`, `¥1,200`. Throws a RangeError if the amount is
 * not a safe integer.
 */
export const formatMoney = (minorUnits: number, currency: string, locale: string = serverLocale): string =>
  formatAmount(minorUnits, currency, (options) => numberFormat(locale, options));

export const chargeStepMessage = (step: number, currency: string): string =>
  `Cards pay ${currency} in steps of ${formatMoney(step, currency)}.`;
