import * as z from 'zod';
import { parseAmount } from '../../../contract/money';
import { isCurrency } from '../../lib/money';

/** The monthly platform fee in minor units of `currency`. */
export interface Fee {
  currency: string;
  amount: number;
}

const entryPattern = /^([A-Z]{3}):(\d{1,8})$/;

const parseFee = (text: string): Fee | null => {
  const [, currency, amount] = entryPattern.exec(text.trim()) ?? [];
  return currency !== undefined && isCurrency(currency) ? { currency, amount: parseAmount(amount) } : null;
};

const expectedFormat = 'fees such as USD:4900,EUR:4500 in minor units, or 0 for none';

/** Parses monthly fees in minor units, such as `USD:4900,EUR:4500`, or `0` for no fee. */
export const feeList = z.string().transform((text, issues): readonly Fee[] => {
  if (text.trim() === '0') return [];
  const fees = text.split(',').map(parseFee);
  if (fees.every((fee) => fee !== null)) return fees;
  issues.addIssue(expectedFormat);
  return z.NEVER;
});
