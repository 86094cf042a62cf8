import { z } from 'zod';
import {
  authorize,
  companyClock,
  type Context,
  type Db,
  type Payment,
  type PaymentDetail,
  type RefundPaymentInput,
  runOnce,
  type Viewer,
  writeAuditEvent,
} from '../../platform';
import { t } from '../../lib/i18n/i18n';
import { badInput, conflict, notFound } from '../../lib/errors';
import { newId } from '../../lib/ids';
import { formatMoney, chargeStepMessage } from '../../lib/money';
import { emptyToNull, lines, orNull } from '../../../contract/text';
import { parseInput, textMessages } from '../../lib/input';
import { loadConnectedAccount } from '../stripe/account';
import { loadPayment, paymentDetail } from './detail.service';
import { refundBlockedReason } from './refundable';
import { paymentTarget } from './present';
import { isMultipleOfStep } from '../../../contract/money';
import { refundNoteLimits, givenRefundReasons } from '../../../contract/payments';
import type { RefundablePayment } from './refund.repository';
import { lockRefundable, recordRefunds } from './refunds';

const refundInput = z.object({
  id: z.string(),
  amount: orNull(
    z
      .number()
      .int()
      .min(1, { error: () => t('Enter an amount above 0.') }),
  ),
  reason: z.enum(givenRefundReasons, {
    error: () => t('Choose a reason for the refund.'),
  }),
  note: emptyToNull(lines(refundNoteLimits, textMessages)),
});

type CheckedRefund = z.output<typeof refundInput>;

/** Throws `CONFLICT` if the locked payment cannot be refunded. */
async function assertRefundable(
  db: Db,
  { services }: Context,
  companyId: string,
  payment: RefundablePayment,
): Promise<void> {
  const blockedReason = refundBlockedReason(payment, services.cardProvider.name);
  if (blockedReason) throw conflict(blockedReason);
  if (!(await loadConnectedAccount(services, db, companyId))) {
    throw conflict(
      t('Connect a Stripe account before you refund payments. Go to White Label > Stripe Integration.'),
    );
  }
  if (payment.refundable === 0) {
    throw conflict(t('This payment has no refundable balance left.'));
  }
}

function validateAmount(amount: number | null, refundable: number, currency: string, step: number): number {
  if (amount === null) return refundable;
  if (amount > refundable) {
    throw badInput({
      amount: t('You can refund up to {amount}.', { amount: formatMoney(refundable, currency) }),
    });
  }
  if (!isMultipleOfStep(amount, step)) throw badInput({ amount: chargeStepMessage(step, currency) });
  return amount;
}

async function startRefund(
  db: Db,
  ctx: Context,
  { companyId, operatorId, name }: Viewer,
  { id: paymentId, number, currency, client }: Payment,
  { amount: requestedAmount, reason, note }: CheckedRefund,
): Promise<string> {
  const { cardProvider, jobs } = ctx.services;
  const [payment] = await lockRefundable(db, companyId, [{ id: paymentId, clientId: client?.id ?? null }]);
  if (!payment) throw notFound();
  await assertRefundable(db, ctx, companyId, payment);
  const step = cardProvider.amountIncrement(currency);
  const amount = validateAmount(requestedAmount, payment.refundable, currency, step);
  const id = newId();
  const createdAt = await companyClock(db);
  const by = { createdBy: operatorId, createdByName: name, createdAt };
  const refund = { id, paymentId, amount, reason, note, status: 'Pending', ...by } as const;
  await recordRefunds(db, companyId, [payment], [refund]);
  await writeAuditEvent(db, ctx, {
    action: 'payment.refunded',
    ...paymentTarget({ id: paymentId, number }),
    changes: [
      { field: 'refundAmount', before: null, after: amount },
      { field: 'reason', before: null, after: reason },
      { field: 'note', before: null, after: note },
    ],
  });
  await jobs.enqueue(db, 'send-refunds', { companyId });
  return id;
}

/**
 * Refunds a payment or a part of it. The refund is Pending until the `send-refunds` job or a provider event
 * completes it.
 */
export async function refundPayment(
  ctx: Context,
  input: RefundPaymentInput,
  idempotencyKey: string,
): Promise<PaymentDetail> {
  const viewer = authorize(ctx.viewer, 'MANAGE_PAYMENTS', 'write');
  const { companyId } = viewer;
  const request = parseInput(refundInput, input);
  const idempotentRequest = { key: idempotencyKey, operation: 'refundPayment', request };
  return ctx.services.database.inCompany(companyId, async (db) => {
    const payment = await loadPayment(db, companyId, request.id);
    await runOnce(db, companyId, idempotentRequest, () => startRefund(db, ctx, viewer, payment, request));
    return paymentDetail(db, ctx.services, viewer, payment.id);
  });
}
