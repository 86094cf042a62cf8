import { numberFormat } from './intlFormats';
import { ownLanguage } from './ownLanguage';

const known = new Set(Intl.supportedValuesOf('currency'));

export const isCurrency = (code: string): boolean => known.has(code);

// Written down, since engines disagree about them and change their minds: an amount that is kept must mean the same
// on every machine and after every update. The console has the same two lists.
const withoutDecimals = new Set(
  'AFN ALL BIF CLP COP DJF GNF HUF IDR IQD IRR ISK JPY KMF KPW KRW LAK LBP MGA MMK PKR PYG RWF SLL SOS SYP UGX VND VUV XAF XOF XPF YER'.split(
    ' ',
  ),
);
const withThreeDecimals = new Set('BHD JOD KWD LYD OMR TND'.split(' '));

/** How many decimals a currency's minor unit stands for: 2 for EUR, 0 for JPY, 3 for KWD. */
export function decimalsOf(currency: string): number {
  if (withoutDecimals.has(currency)) return 0;
  return withThreeDecimals.has(currency) ? 3 : 2;
}

/** An amount as a driver or a caller gives it, which may be digits; a RangeError for what is no whole number. */
export function readAmount(value: unknown): number {
  const amount = typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value;
  if (typeof amount === 'number' && Number.isSafeInteger(amount)) return amount;
  throw new RangeError('An amount is a whole number of minor units.');
}

/** So many whole units in minor ones: 20 EUR are 2000. */
export const wholeUnits = (count: number, currency: string): number =>
  readAmount(count * 10 ** decimalsOf(currency));

/** `12.50`, `1200`, `-0.05`: the amount alone, for files that programs read. */
export function amountText(minorUnits: number, currency: string): `${number}` {
  const decimals = decimalsOf(currency);
  const digits = String(Math.abs(readAmount(minorUnits))).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const text = decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}`;
  return (minorUnits < 0 ? `-${text}` : text) as `${number}`;
}

/** `€12.50`, `¥1,200`: for sentences that people read, in our own language unless told otherwise. */
export function formatMoney(minorUnits: number, currency: string, locale: string = ownLanguage): string {
  const decimals = decimalsOf(currency);
  return numberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(amountText(minorUnits, currency));
}

/** Why an amount between two steps of a card provider can't be charged. */
export const stepWords = (step: number, currency: string): string =>
  `Cards pay ${currency} in steps of ${formatMoney(step, currency)}.`;

/** `amount` × `numerator` ÷ `denominator`, which is above zero, to the nearest minor unit; halves go up. */
export function portionOf(amount: number, numerator: number, denominator: number): number {
  const divisor = 2n * BigInt(denominator);
  const dividend = 2n * BigInt(amount) * BigInt(numerator) + BigInt(denominator);
  // A bigint division drops what is over, which rounds up below zero.
  const isOneTooHigh = dividend < 0n && dividend % divisor !== 0n;
  return readAmount(Number(dividend / divisor - (isOneTooHigh ? 1n : 0n)));
}

/** What each of `count` has of an amount, to the nearest minor unit; null where there is nobody. */
export const averageOf = (amount: number, count: number): number | null =>
  count === 0 ? null : portionOf(amount, 1, count);
