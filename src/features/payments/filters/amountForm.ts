import * as z from 'zod/mini';
import { amountText, toMinorUnits } from '@/lib/money';
import * as texts from '@/texts/payments/filters';

/** Amounts as one types them; either may stay empty. */
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
    const [least, most] = [minor(from), minor(to)];
    return least === null || most === null || least <= most;
  };

  return z
    .object({ from: amount, to: amount })
    .check(z.refine(isInOrder, { path: ['to'], error: texts.theLargestAmountMustNot }));
}

export type AmountValues = z.infer<ReturnType<typeof amountForm>>;
