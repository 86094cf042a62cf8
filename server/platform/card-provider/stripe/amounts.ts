import { conflict } from '../../../lib/errors';
import { decimalsOf } from '../../../../contract/money';
import { chargeStepMessage } from '../../../lib/money';

// Stripe's decimals differ from ISO 4217 (https://docs.stripe.com/currencies): currencies in neither list,
// including ISK and UGX, have two.
const zeroDecimalCurrencies: ReadonlySet<string> = new Set([
  'BIF',
  'CLP',
  'DJF',
  'GNF',
  'JPY',
  'KMF',
  'KRW',
  'MGA',
  'PYG',
  'RWF',
  'VND',
  'VUV',
  'XAF',
  'XOF',
  'XPF',
]);
const threeDecimalCurrencies: ReadonlySet<string> = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND']);

function stripeDecimals(currency: string): number {
  if (zeroDecimalCurrencies.has(currency)) return 0;
  return threeDecimalCurrencies.has(currency) ? 3 : 2;
}

const powerOfTen = (exponent: number): bigint => 10n ** BigInt(exponent);

/** Returns the step of amounts that Stripe can charge, in our minor units. */
export function smallestIncrement(currency: string): number {
  const [ours, theirs] = [decimalsOf(currency), stripeDecimals(currency)];
  // Cards pay three-decimal currencies only in hundredths.
  const charged = theirs === 3 ? 2 : theirs;
  return ours > charged ? Number(powerOfTen(ours - charged)) : 1;
}

/** Converts to another number of decimals, or returns null if the result is not a whole number. */
function convertDecimals(amount: number, from: number, to: number): number | null {
  if (to >= from) return Number(BigInt(amount) * powerOfTen(to - from));
  const step = powerOfTen(from - to);
  return BigInt(amount) % step === 0n ? Number(BigInt(amount) / step) : null;
}

/** Converts our minor units to Stripe's. Throws `CONFLICT` if Stripe cannot charge the amount. */
export function toStripe(amount: number, currency: string): number {
  const theirs = convertDecimals(amount, decimalsOf(currency), stripeDecimals(currency));
  if (theirs === null || amount % smallestIncrement(currency) !== 0) {
    throw conflict(chargeStepMessage(smallestIncrement(currency), currency));
  }
  return theirs;
}

/** Converts Stripe's minor units to ours. Truncates fractions, which only fees have. */
export function fromStripe(amount: number, stripeCurrency: string): number {
  const currency = stripeCurrency.toUpperCase();
  const [from, to] = [stripeDecimals(currency), decimalsOf(currency)];
  if (to >= from) return Number(BigInt(amount) * powerOfTen(to - from));
  return Number(BigInt(amount) / powerOfTen(from - to));
}
