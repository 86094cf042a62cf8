// The decimals are fixed, because JavaScript engines disagree about them and stored amounts must not change
// meaning.
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
 * Returns an amount in minor units from a number or a string of digits, such as `2500`. Throws a RangeError
 * for anything but a safe integer.
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
 * Formats an amount without its currency, for inputs and programs: `12.50`, `1200`, `-0.05`. Throws a
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
 * Isolates a currency such as `US$` in a right-to-left amount, which `Intl` begins with a mark. Otherwise `$`
 * and the sign would move to the other side.
 */
const isolateCurrency = (amount: string): string =>
  amount.startsWith('\u200f') ? amount.replace(/\p{L}{1,4}\p{Sc}/u, '\u2066$&\u2069') : amount;

/** Formats an amount with its currency: `€12.50`, `¥1,200`. `numberFormat` creates or caches the formatter. */
export function formatAmount(
  minorUnits: number,
  currency: string,
  numberFormat: (options: Intl.NumberFormatOptions) => Intl.NumberFormat,
): string {
  const decimals = decimalsOf(currency);
  const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const format = numberFormat({ style: 'currency', currency, ...options });
  return isolateCurrency(format.format(amountText(minorUnits, currency)));
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

/** Parses a typed amount, such as `19.99` in USD to 1999. Returns null if it is invalid or ambiguous. */
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
 * Returns whether an amount in minor units is a multiple of `step`, which cards require in some currencies.
 */
export const isMultipleOfStep = (amount: number, step: number): boolean => amount % step === 0;

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

/** Returns `part` ÷ `whole`, such as 0.25 for a quarter. Returns 0 if `whole` is 0. */
export const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);
