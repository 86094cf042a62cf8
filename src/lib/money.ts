import * as texts from '@/texts/lib';
import { numberFormatter } from './formatters';

// Written down, since browsers disagree about them and change their minds: an amount must mean the same in each. The
// server has the same two lists.
const withoutDecimals = new Set(
  'AFN ALL BIF CLP COP DJF GNF HUF IDR IQD IRR ISK JPY KMF KPW KRW LAK LBP MGA MMK PKR PYG RWF SLL SOS SYP UGX VND VUV XAF XOF XPF YER'.split(
    ' ',
  ),
);
const withThreeDecimals = new Set('BHD JOD KWD LYD OMR TND'.split(' '));

function decimalsOf(currency: string): number {
  if (withoutDecimals.has(currency)) return 0;
  return withThreeDecimals.has(currency) ? 3 : 2;
}

function exact(amount: number): number {
  if (Number.isSafeInteger(amount)) return amount;
  throw new RangeError('An amount is a whole number of minor units.');
}

/** Minor units that stand in a text: `2500`. */
export const minorUnitsIn = (digits: string): number => exact(Number(digits));

/** So many whole units in minor ones: 20 EUR are 2000. */
export const wholeUnits = (count: number, currency: string): number =>
  exact(count * 10 ** decimalsOf(currency));

/** `12.50`, `1200`, `-0.05`: the amount alone, as one types it and as programs read it. */
export function amountText(minorUnits: number, currency: string): `${number}` {
  const decimals = decimalsOf(currency);
  const digits = String(Math.abs(exact(minorUnits))).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const text = decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}`;
  return (minorUnits < 0 ? `-${text}` : text) as `${number}`;
}

const plain = /^(\d+)(?:[.,](\d+))?$/;

/** The digits alone and what parts the decimals, where only one way of writing has groups like these. */
function withoutGroups(text: string): string {
  if (/^\d{1,3}([\s'’]\d{3})+([.,]\d+)?$/.test(text)) return text.replace(/[\s'’]/g, '');
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text)) return text.replaceAll(',', '');
  return /^\d{1,3}(\.\d{3})+(,\d+|\.\d{3})$/.test(text) ? text.replaceAll('.', '') : text;
}

/** `19.99` in USD is 1999. Null when it is no price, or could be read in two ways. */
export function toMinorUnits(typed: string, currency: string): number | null {
  const decimals = decimalsOf(currency);
  const text = typed.trim();
  // With three decimals, 1,234 may be a thousand and more, or a little over one.
  if (decimals === 3 && /^\d{1,3},\d{3}$/.test(text)) return null;
  const match = plain.exec(withoutGroups(text));
  const [, whole = '', fraction = ''] = match ?? [];
  if (!match || fraction.length > decimals) return null;
  const minor = Number(whole + fraction.padEnd(decimals, '0'));
  return Number.isSafeInteger(minor) ? minor : null;
}

/** `€12.50`, `¥1,200`, in the reader's own way; `differing` says what else is unlike an amount in a sentence. */
export function formatMoney(
  minorUnits: number,
  currency: string,
  differing: Intl.NumberFormatOptions = {},
): string {
  const decimals = decimalsOf(currency);
  return numberFormatter({
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    ...differing,
  }).format(amountText(minorUnits, currency));
}

/** Whether cards pay the amount where they pay but multiples of `step`, both in minor units. */
export const isOnStep = (amount: number, step: number): boolean => amount % step === 0;

export const stepWords = (step: number, currency: string): string =>
  texts.cardsPayInSteps(currency, formatMoney(step, currency));

/** `amount` × `numerator` ÷ `denominator`, which is above zero, to the nearest minor unit; halves go up. */
export function portionOf(amount: number, numerator: number, denominator: number): number {
  const divisor = 2n * BigInt(denominator);
  const dividend = 2n * BigInt(amount) * BigInt(numerator) + BigInt(denominator);
  // A bigint division drops what is over, which rounds up below zero.
  const isOneTooHigh = dividend < 0n && dividend % divisor !== 0n;
  return exact(Number(dividend / divisor - (isOneTooHigh ? 1n : 0n)));
}

/** How large a part is beside the whole: 0.25 is a quarter. Nothing is no part of nothing. */
export const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);
