import * as z from 'zod/mini';
import type { RefundPaymentInput, RefundReason } from '@/api/schema.generated';
import { amountText, formatMoney, isOnStep, stepWords, toMinorUnits } from '@/lib/money';
import * as texts from '@/texts/payments/actions';
import { reasonNames } from '../paymentWords';

export const noteMaxLength = 500;

const isGivable = (reason: string): reason is Exclude<RefundReason, 'Dispute'> =>
  Object.hasOwn(reasonNames, reason) && reason !== 'Dispute';

const reasons = Object.keys(reasonNames).filter(isGivable);

export const reasonOptions = reasons.map((reason) => ({ value: reason, label: reasonNames[reason] }));

/** `left` is what can still be given back, in minor units, and `step` what a part of it is a multiple of. */
export const refundForm = (left: number, step: number, currency: string) => {
  const part = (error: string, isRight: (minor: number | null) => boolean) =>
    z.refine<{ extent: 'All' | 'Part'; amount: string }>(
      ({ extent, amount }) => extent === 'All' || isRight(toMinorUnits(amount, currency)),
      { path: ['amount'], error },
    );

  return z
    .object({
      extent: z.enum(['All', 'Part']),
      amount: z.string(),
      reason: z.pipe(z.string(), z.enum(reasons, texts.chooseAReason)),
      note: z.string().check(z.trim(), z.maxLength(noteMaxLength, texts.useAtMostCharacters(noteMaxLength))),
    })
    .check(
      part(texts.typeAnAmountLike(amountText(left, currency)), (minor) => minor !== null),
      part(stepWords(step, currency), (minor) => isOnStep(minor ?? 0, step)),
      part(texts.giveBackMoreThanNothing, (minor) => minor !== 0),
      part(texts.isLeftSo(formatMoney(left, currency)), (minor) => (minor ?? 0) <= left),
    );
};

type RefundForm = ReturnType<typeof refundForm>;
/** As it stands in the inputs. */
export type RefundValues = z.input<RefundForm>;
/** As it was checked. */
export type CheckedRefund = z.output<RefundForm>;

export const emptyRefund: RefundValues = { extent: 'All', amount: '', reason: '', note: '' };

/** What the form would give back, in minor units; null while it says no amount. */
export const amountOf = (
  { extent, amount }: Pick<RefundValues, 'extent' | 'amount'>,
  left: number,
  currency: string,
): number | null => (extent === 'All' ? left : toMinorUnits(amount, currency));

export const toRefundInput = (id: string, refund: CheckedRefund, currency: string): RefundPaymentInput => ({
  id,
  // All is what is left when it is sent, which another operator may have made less.
  amount: refund.extent === 'All' ? null : toMinorUnits(refund.amount, currency),
  reason: refund.reason,
  note: refund.note || null,
});
