import { z } from 'zod';
import {
  authorize,
  type Context,
  type Db,
  type Payment,
  type PaymentDetail,
  type RefundPaymentInput,
  runOnce,
  type Viewer,
  writeAuditEvent,
} from '../../platform';
import { companyClock } from '../../company';
import { lockClients } from '../../clients';
import { badInput, DomainError } from '../../lib/errors';
import { newId } from '../../lib/ids';
import { formatMoney, chargeStepMessage } from '../../lib/money';
import { orNull, removeUnstorable } from '../../../contract/text';
import { parseInput } from '../../lib/parseInput';
import { loadConnectedAccount } from '../stripe/account';
import { loadPayment, paymentDetail } from './detail.service';
import { listPaymentRefunds } from './detail.repository';
import { beginRefund } from './ledger';
import { refundableOf, refundBlockedReason } from './refundable';
import { paymentTarget } from './auditTarget';
import { isMultipleOfStep } from '../../../contract/money';
import { refundNoteLimits, refundReasons } from '../../../contract/payments';

const refundInput = z.object({
  id: z.string(),
  amount: orNull(z.number().int().min(1, 'Type an amount above 0.')),
  reason: z.enum(refundReasons, {
    error: 'Choose why the money goes back.',
  }),
  note: orNull(
    z
      .string()
      .transform((note) => removeUnstorable(note).trim())
      .refine(
        (note) => note.length <= refundNoteLimits.max,
        `Type ${refundNoteLimits.max} characters at most.`,
      )
      .transform((note) => (note === '' ? null : note)),
  ),
});

type CheckedRefund = z.output<typeof refundInput>;

/**
 * Locks the client, so that no other refund of the payment can start until the transaction ends. Returns the
 * payment and its refundable amount, or throws `CONFLICT` if the payment cannot be refunded.
 */
async function lockRefundablePayment(
  db: Db,
  { services }: Context,
  companyId: string,
  id: string,
): Promise<{ payment: Payment; refundable: number }> {
  const { client } = await loadPayment(db, companyId, id);
  if (client) await lockClients(db, companyId, [client.id]);
  const payment = await loadPayment(db, companyId, id);
  const activeProvider = services.cardProvider.name;
  const blockedReason = refundBlockedReason(payment, activeProvider);
  if (blockedReason) throw new DomainError('CONFLICT', blockedReason);
  if (!(await loadConnectedAccount(services, db, companyId))) {
    throw new DomainError(
      'CONFLICT',
      'Nothing can be given back while no account is connected. Open the Stripe integration screen first.',
    );
  }
  return {
    payment,
    refundable: refundableOf(payment, await listPaymentRefunds(db, companyId, id), activeProvider),
  };
}

function validateAmount(
  { amount }: CheckedRefund,
  refundable: number,
  currency: string,
  step: number,
): number {
  if (refundable === 0) throw new DomainError('CONFLICT', 'Nothing is left of this payment to give back.');
  if (amount !== null && amount > refundable) {
    throw badInput({ amount: `At most ${formatMoney(refundable, currency)} is left of this payment.` });
  }
  if (amount !== null && !isMultipleOfStep(amount, step))
    throw badInput({ amount: chargeStepMessage(step, currency) });
  return amount ?? refundable;
}

async function startRefund(
  db: Db,
  ctx: Context,
  viewer: Viewer,
  refundRequest: CheckedRefund,
): Promise<string> {
  const { companyId, operatorId, name } = viewer;
  const { reason, note } = refundRequest;
  const { cardProvider } = ctx.services;
  const { payment, refundable } = await lockRefundablePayment(db, ctx, companyId, refundRequest.id);
  const amount = validateAmount(
    refundRequest,
    refundable,
    payment.currency,
    cardProvider.amountIncrement(payment.currency),
  );
  const id = newId();
  const creation = { createdBy: operatorId, createdByName: name, createdAt: await companyClock(db) };
  await beginRefund(db, companyId, {
    id,
    paymentId: payment.id,
    amount,
    reason,
    note,
    status: 'Pending',
    ...creation,
  });
  await writeAuditEvent(db, ctx, {
    action: 'payment.refunded',
    ...paymentTarget(payment),
    changes: [
      { field: 'refundAmount', before: null, after: amount },
      { field: 'reason', before: null, after: reason },
      { field: 'note', before: null, after: note },
    ],
  });
  await ctx.services.jobs.enqueue(db, 'send-refunds', { companyId });
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
  const refundRequest = parseInput(refundInput, input);
  const idempotentRequest = { key: idempotencyKey, operation: 'refundPayment', request: refundRequest };
  return ctx.services.database.inCompany(viewer.companyId, async (db) => {
    await loadPayment(db, viewer.companyId, refundRequest.id);
    await runOnce(db, viewer.companyId, idempotentRequest, () => startRefund(db, ctx, viewer, refundRequest));
    return paymentDetail(db, ctx.services, viewer, refundRequest.id);
  });
}
