import * as texts from '@/texts/lib';
import { numberFormatter } from './formatters';

// Fixed lists, because browsers disagree on a currency's decimals and change them. The server has the same
// lists.
const zeroDecimalCurrencies = new Set(
  'AFN ALL BIF CLP COP DJF GNF HUF IDR IQD IRR ISK JPY KMF KPW KRW LAK LBP MGA MMK PKR PYG RWF SLL SOS SYP UGX VND VUV XAF XOF XPF YER'.split(
    ' ',
  ),
);
const threeDecimalCurrencies = new Set('BHD JOD KWD LYD OMR TND'.split(' '));

function decimalsOf(currency: string): number {
  if (zeroDecimalCurrencies.has(currency)) return 0;
  return threeDecimalCurrencies.has(currency) ? 3 : 2;
}

function requireSafeInteger(amount: number): number {
  if (Number.isSafeInteger(amount)) return amount;
  throw new RangeError('An amount is a whole number of minor units.');
}

/** Parses minor units, such as `2500`. Throws a `RangeError` if the number is not a safe integer. */
export const parseMinorUnits = (digits: string): number => requireSafeInteger(Number(digits));

/**
 * Converts whole units to minor units, such as 20 EUR to 2000. Throws a `RangeError` if the result is not a
 * safe integer.
 */
export const wholeToMinorUnits = (count: number, currency: string): number =>
  requireSafeInteger(count * 10 ** decimalsOf(currency));

/**
 * Returns the amount without its currency, such as `12.50`, `1200` or `-0.05`, for inputs and programs.
 * Throws a `RangeError` if the amount is not a safe integer.
 */
export function decimalAmountText(minorUnits: number, currency: string): `${number}` {
  const decimals = decimalsOf(currency);
  const digits = String(Math.abs(requireSafeInteger(minorUnits))).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const text = decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}`;
  return (minorUnits < 0 ? `-${text}` : text) as `${number}`;
}

const plainNumber = /^(\d+)(?:[.,](\d+))?$/;

/**
 * Removes group separators if only one number format uses them this way. Otherwise returns the text
 * unchanged.
 */
function stripGroupSeparators(text: string): string {
  if (/^\d{1,3}([\s'’]\d{3})+([.,]\d+)?$/.test(text)) return text.replace(/[\s'’]/g, '');
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text)) return text.replaceAll(',', '');
  return /^\d{1,3}(\.\d{3})+(,\d+|\.\d{3})$/.test(text) ? text.replaceAll('.', '') : text;
}

/** Parses an amount, such as `19.99` in USD to 1999. Returns null if it is invalid or ambiguous. */
export function toMinorUnits(input: string, currency: string): number | null {
  const decimals = decimalsOf(currency);
  const text = input.trim();
  // With three decimals, `1,234` can mean 1234 or 1.234.
  if (decimals === 3 && /^\d{1,3},\d{3}$/.test(text)) return null;
  const match = plainNumber.exec(stripGroupSeparators(text));
  const [, whole = '', fraction = ''] = match ?? [];
  if (!match || fraction.length > decimals) return null;
  const minor = Number(whole + fraction.padEnd(decimals, '0'));
  return Number.isSafeInteger(minor) ? minor : null;
}

/**
 * Formats an amount as `€12.50` or `¥1,200` in the current locale. `overrides` changes the number format.
 * Throws a `RangeError` if the amount is not a safe integer.
 */
export function formatMoney(
  minorUnits: number,
  currency: string,
  overrides: Intl.NumberFormatOptions = {},
): string {
  const decimals = decimalsOf(currency);
  return numberFormatter({
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    ...overrides,
  }).format(decimalAmountText(minorUnits, currency));
}

/**
 * Returns whether an amount in minor units is a multiple of `step`, which cards require in some currencies.
 */
export const isMultipleOfStep = (amount: number, step: number): boolean => amount % step === 0;

export const stepMessage = (step: number, currency: string): string =>
  texts.cardsPayInSteps(currency, formatMoney(step, currency));

/**
 * Returns `amount` × `numerator` ÷ `denominator` in minor units, with halves rounded up. `denominator` must
 * be positive. Throws a `RangeError` if the result is not a safe integer.
 */
export function portionOf(amount: number, numerator: number, denominator: number): number {
  const divisor = 2n * BigInt(denominator);
  const dividend = 2n * BigInt(amount) * BigInt(numerator) + BigInt(denominator);
  // BigInt division truncates toward zero, which rounds negative results up.
  const isRoundedUp = dividend < 0n && dividend % divisor !== 0n;
  return requireSafeInteger(Number(dividend / divisor - (isRoundedUp ? 1n : 0n)));
}

/** Returns `part` ÷ `whole`, such as 0.25 for a quarter. Returns 0 if `whole` is 0. */
export const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);
