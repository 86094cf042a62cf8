import { DomainError } from '../../errors';
import { decimalsOf } from '../../lib/money';

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

/** A whole number of other units, or null where the amount is none. */
function inDecimals(amount: number, from: number, to: number): number | null {
  if (to >= from) return Number(BigInt(amount) * tenTo(to - from));
  const step = tenTo(from - to);
  return BigInt(amount) % step === 0n ? Number(BigInt(amount) / step) : null;
}

/** Our minor units in Stripe's. CONFLICT for what it can't charge: of thousandths, only whole hundredths. */
export function toStripe(amount: number, currency: string): number {
  const theirs = inDecimals(amount, decimalsOf(currency), stripeDecimals(currency));
  if (theirs === null || (thousandths.has(currency) && BigInt(theirs) % 10n !== 0n)) {
    throw new DomainError(
      'CONFLICT',
      `Cards pay ${currency} in whole hundredths only: end the amount with 0.`,
    );
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
