import * as z from 'zod';
import { isCurrency, parseAmount } from '../../lib/money';

/** What Livery costs a month, in minor units of `currency`. */
export interface Fee {
  currency: string;
  amount: number;
}

const entry = /^([A-Z]{3}):(\d{1,8})$/;

const readFee = (text: string): Fee | null => {
  const [, currency, amount] = entry.exec(text.trim()) ?? [];
  return currency !== undefined && isCurrency(currency) ? { currency, amount: parseAmount(amount) } : null;
};

const takes = 'fees such as USD:4900,EUR:4500 in minor units, or 0 for none';

/** `USD:4900,EUR:4500`, or `0` where Livery costs nothing. */
export const feeList = z.string().transform((text, issues): readonly Fee[] => {
  if (text.trim() === '0') return [];
  const fees = text.split(',').map(readFee);
  if (fees.every((fee) => fee !== null)) return fees;
  issues.addIssue(takes);
  return z.NEVER;
});

/** The fee of a company that works in `currency`: the first there is where none is in its own. */
export const feeFor = (fees: readonly Fee[], currency: string): Fee =>
  fees.find((fee) => fee.currency === currency) ?? fees[0] ?? { currency, amount: 0 };
