import { DomainError } from '../../errors';
import { decimalsOf, stepWords } from '../../lib/money';

// https://docs.stripe.com/currencies: what Stripe counts in whole units and in thousandths; all else is in hundredths,
// whatever ISO 4217 says of it. ISK and UGX, which have no decimals any more, are hundredths still.
const wholeUnits: ReadonlySet<string> = new Set([
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
const thousandths: ReadonlySet<string> = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND']);

function stripeDecimals(currency: string): number {
  if (wholeUnits.has(currency)) return 0;
  return thousandths.has(currency) ? 3 : 2;
}

const tenTo = (exponent: number): bigint => 10n ** BigInt(exponent);

/** What amounts that Stripe can charge are whole multiples of, in our minor units. */
export function smallestStep(currency: string): number {
  const [ours, theirs] = [decimalsOf(currency), stripeDecimals(currency)];
  // Of thousandths, only whole hundredths.
  const charged = theirs === 3 ? 2 : theirs;
  return ours > charged ? Number(tenTo(ours - charged)) : 1;
}

/** A whole number of other units, or null where the amount is none. */
function inDecimals(amount: number, from: number, to: number): number | null {
  if (to >= from) return Number(BigInt(amount) * tenTo(to - from));
  const step = tenTo(from - to);
  return BigInt(amount) % step === 0n ? Number(BigInt(amount) / step) : null;
}

/** Our minor units in Stripe's. CONFLICT for what it can't charge. */
export function toStripe(amount: number, currency: string): number {
  const theirs = inDecimals(amount, decimalsOf(currency), stripeDecimals(currency));
  if (theirs === null || amount % smallestStep(currency) !== 0) {
    throw new DomainError('CONFLICT', stepWords(smallestStep(currency), currency));
  }
  return theirs;
}

/** Stripe's minor units in ours; parts of ours, which only fees have, are left out. */
export function fromStripe(amount: number, stripesCurrency: string): number {
  const currency = stripesCurrency.toUpperCase();
  const [from, to] = [stripeDecimals(currency), decimalsOf(currency)];
  if (to >= from) return Number(BigInt(amount) * tenTo(to - from));
  return Number(BigInt(amount) / tenTo(from - to));
}
