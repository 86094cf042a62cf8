import * as z from 'zod/mini';
import { amountText, toMinorUnits } from '@contract/money';
import * as texts from '@/texts/payments/filters';

/** Returns the schema of a typed minimum and maximum amount. Each may be empty. */
export function amountForm(currency: string) {
  const minor = (text: string) => toMinorUnits(text, currency);
  const amount = z.string().check(
    z.trim(),
    z.refine(
      (text) => text === '' || minor(text) !== null,
      texts.typeAnAmountLike(amountText(2500, currency)),
    ),
  );
  const isInOrder = ({ from, to }: { from: string; to: string }) => {
    const [min, max] = [minor(from), minor(to)];
    return min === null || max === null || min <= max;
  };

  return z
    .object({ from: amount, to: amount })
    .check(z.refine(isInOrder, { path: ['to'], error: texts.theLargestAmountMustNot }));
}

export type AmountValues = z.infer<ReturnType<typeof amountForm>>;
