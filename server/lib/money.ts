import { numberFormat } from './intlFormats';
import { serverLocale } from './localeText';

const isoCurrencies = new Set(Intl.supportedValuesOf('currency'));

export const isCurrency = (code: string): boolean => isoCurrencies.has(code);

// The decimals are hard-coded, because JavaScript engines disagree about them and stored amounts must not
// change meaning. `src/lib/money.ts` has the same two lists.
const zeroDecimalCurrencies = new Set(
  'AFN ALL BIF CLP COP DJF GNF HUF IDR IQD IRR ISK JPY KMF KPW KRW LAK LBP MGA MMK PKR PYG RWF SLL SOS SYP UGX VND VUV XAF XOF XPF YER'.split(
    ' ',
  ),
);
const threeDecimalCurrencies = new Set('BHD JOD KWD LYD OMR TND'.split(' '));

/** Returns the number of decimals of a currency: 2 for EUR, 0 for JPY, 3 for KWD. */
export function decimalsOf(currency: string): number {
  if (zeroDecimalCurrencies.has(currency)) return 0;
  return threeDecimalCurrencies.has(currency) ? 3 : 2;
}

/**
 * Returns an amount from a number or a string of digits. Throws a RangeError for anything but a safe integer.
 */
export function parseAmount(value: unknown): number {
  const amount = typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value;
  if (typeof amount === 'number' && Number.isSafeInteger(amount)) return amount;
  throw new RangeError('An amount is a whole number of minor units.');
}

/**
 * Converts major units to minor units: 20 EUR is 2000. Throws a RangeError if the result is not a safe
 * integer.
 */
export const fromMajorUnits = (count: number, currency: string): number =>
  parseAmount(count * 10 ** decimalsOf(currency));

/**
 * Formats an amount without a currency, for files that programs parse: `12.50`, `1200`, `-0.05`. Throws a
 * RangeError if the amount is not a safe integer.
 */
export function amountText(minorUnits: number, currency: string): `${number}` {
  const decimals = decimalsOf(currency);
  const digits = String(Math.abs(parseAmount(minorUnits))).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const text = decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}`;
  return (minorUnits < 0 ? `-${text}` : text) as `${number}`;
}

/**
 * Formats an amount with its currency, for people: `€12.50`, `¥1,200`. Throws a RangeError if the amount is
 * not a safe integer.
 */
export function formatMoney(minorUnits: number, currency: string, locale: string = serverLocale): string {
  const decimals = decimalsOf(currency);
  return numberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(amountText(minorUnits, currency));
}

export const chargeStepMessage = (step: number, currency: string): string =>
  `Cards pay ${currency} in steps of ${formatMoney(step, currency)}.`;

/**
 * Returns `amount` × `numerator` ÷ `denominator`, rounded to the nearest minor unit with halves up. The
 * denominator must be positive. Throws a RangeError if the result is not a safe integer.
 */
export function portionOf(amount: number, numerator: number, denominator: number): number {
  const divisor = 2n * BigInt(denominator);
  const dividend = 2n * BigInt(amount) * BigInt(numerator) + BigInt(denominator);
  // BigInt division truncates toward zero, which rounds negative results up.
  const isOneTooHigh = dividend < 0n && dividend % divisor !== 0n;
  return parseAmount(Number(dividend / divisor - (isOneTooHigh ? 1n : 0n)));
}

/** Returns the average, rounded to the nearest minor unit, or null if `count` is zero. */
export const averageOf = (amount: number, count: number): number | null =>
  count === 0 ? null : portionOf(amount, 1, count);
