import * as z from 'zod/mini';
import type { RefundPaymentInput } from '@/api/types';
import { formatMoney, stepMessage } from '@/lib/money';
import { isMultipleOfStep, toMinorUnits, amountText } from '@contract/money';
import { reasonNames } from '@/texts/payments';
import * as texts from '@/texts/payments/actions';
import { givenRefundReasons, refundNoteLimits } from '@contract/payments';
import { lines } from '@contract/text';
import { textMessages } from '@/lib/fieldMessages';

export const reasonOptions = givenRefundReasons.map((reason) => ({
  value: reason,
  label: reasonNames[reason],
}));

/**
 * Returns the schema of the form. `maxAmount` and `step` are in minor units; a partial refund must be a
 * multiple of `step`.
 */
export const refundForm = (maxAmount: number, step: number, currency: string) => {
  const checkPart = (error: string, isValid: (minor: number | null) => boolean) =>
    z.refine<{ extent: 'All' | 'Part'; amount: string }>(
      ({ extent, amount }) => extent === 'All' || isValid(toMinorUnits(amount, currency)),
      { path: ['amount'], error },
    );

  return z
    .object({
      extent: z.enum(['All', 'Part']),
      amount: z.string(),
      reason: z.pipe(z.string(), z.enum(givenRefundReasons, texts.chooseAReason)),
      note: lines(refundNoteLimits, textMessages()),
    })
    .check(
      checkPart(texts.typeAnAmountLike(amountText(maxAmount, currency)), (minor) => minor !== null),
      checkPart(stepMessage(step, currency), (minor) => isMultipleOfStep(minor ?? 0, step)),
      checkPart(texts.giveBackMoreThanNothing, (minor) => minor !== 0),
      checkPart(texts.isLeftSo(formatMoney(maxAmount, currency)), (minor) => (minor ?? 0) <= maxAmount),
    );
};

type RefundForm = ReturnType<typeof refundForm>;
/** The values as typed. */
export type RefundValues = z.input<RefundForm>;
/** The validated values. */
export type CheckedRefund = z.output<RefundForm>;

export const emptyRefund: RefundValues = { extent: 'All', amount: '', reason: '', note: '' };

/** Returns the amount to refund in minor units, or null if the typed amount is invalid. */
export const amountOf = (
  { extent, amount }: Pick<RefundValues, 'extent' | 'amount'>,
  maxAmount: number,
  currency: string,
): number | null => (extent === 'All' ? maxAmount : toMinorUnits(amount, currency));

export const toRefundInput = (id: string, refund: CheckedRefund, currency: string): RefundPaymentInput => ({
  id,
  // Null refunds the remaining amount, which another refund may reduce before the server processes this
  // one.
  amount: refund.extent === 'All' ? null : toMinorUnits(refund.amount, currency),
  reason: refund.reason,
  note: refund.note || null,
});
