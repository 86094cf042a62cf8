import { z } from 'zod';
import type { Context, Viewer } from '../../context';
import type { Db } from '../../db/database';
import { badInput, DomainError } from '../../errors';
import { newId } from '../../lib/ids';
import { formatMoney, chargeStepMessage } from '../../lib/money';
import { orNull } from '../../lib/orNull';
import { parseInput } from '../../lib/parseInput';
import { removeUnstorable } from '../../lib/plainText';
import { authorise } from '../../permissions';
import type { Payment, PaymentDetail, RefundPaymentInput } from '../../schema.generated';
import { writeAuditEvent } from '../audit/service';
import { companyClock } from '../charging/company';
import { lockClients } from '../clients/editing';
import { onlyOnce } from '../idempotency/onlyOnce';
import { clientsAccount } from '../stripe/account';
import { knownPayment, paymentDetail } from './detail';
import { refundsMadeOf } from './detailSql';
import { beginRefund } from './ledger';
import { refundableOf, whyNotRefundable } from './refundable';
import { paymentTarget } from './target';

const longestNote = 500;

const refundInput = z.object({
  id: z.string(),
  amount: orNull(z.number().int().min(1, 'Type an amount above 0.')),
  reason: z.enum(['Duplicate', 'Fraudulent', 'CustomerRequest', 'ServiceDisruption', 'Other'], {
    error: 'Choose why the money goes back.',
  }),
  note: orNull(
    z
      .string()
      .transform((note) => removeUnstorable(note).trim())
      .refine((note) => note.length <= longestNote, `Type ${longestNote} characters at most.`)
      .transform((note) => (note === '' ? null : note)),
  ),
});

type CheckedRefund = z.output<typeof refundInput>;

/** The payment, of which nothing else is given back until the transaction ends, and how much is left of it. */
async function lockLeft(
  db: Db,
  { services }: Context,
  companyId: string,
  id: string,
): Promise<{ payment: Payment; left: number }> {
  const { client } = await knownPayment(db, companyId, id);
  if (client) await lockClients(db, companyId, [client.id]);
  const payment = await knownPayment(db, companyId, id);
  const working = services.cardProvider.name;
  const whyNot = whyNotRefundable(payment, working);
  if (whyNot) throw new DomainError('CONFLICT', whyNot);
  if (!(await clientsAccount(services, db, companyId))) {
    throw new DomainError(
      'CONFLICT',
      'Nothing can be given back while no account is connected. Open the Stripe integration screen first.',
    );
  }
  return { payment, left: refundableOf(payment, await refundsMadeOf(db, companyId, id), working) };
}

function amountOf({ amount }: CheckedRefund, left: number, currency: string, step: number): number {
  if (left === 0) throw new DomainError('CONFLICT', 'Nothing is left of this payment to give back.');
  if (amount !== null && amount > left) {
    throw badInput({ amount: `At most ${formatMoney(left, currency)} is left of this payment.` });
  }
  if (amount !== null && amount % step !== 0) throw badInput({ amount: chargeStepMessage(step, currency) });
  return amount ?? left;
}

async function begin(db: Db, ctx: Context, viewer: Viewer, given: CheckedRefund): Promise<string> {
  const { companyId, operatorId, name } = viewer;
  const { reason, note } = given;
  const { cardProvider } = ctx.services;
  const { payment, left } = await lockLeft(db, ctx, companyId, given.id);
  const amount = amountOf(given, left, payment.currency, cardProvider.amountStep(payment.currency));
  const id = newId();
  const by = { createdBy: operatorId, createdByName: name, createdAt: await companyClock(db) };
  await beginRefund(db, companyId, {
    id,
    paymentId: payment.id,
    amount,
    reason,
    note,
    status: 'Pending',
    ...by,
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

/** Gives back a payment, or a part of it: the queue tells the provider, and the refund is Pending until then. */
export async function refundPayment(
  ctx: Context,
  input: RefundPaymentInput,
  key: string,
): Promise<PaymentDetail> {
  const viewer = authorise(ctx.viewer, 'MANAGE_PAYMENTS', 'write');
  const given = parseInput(refundInput, input);
  const press = { key, operation: 'refundPayment', request: given };
  return ctx.services.database.inCompany(viewer.companyId, async (db) => {
    await knownPayment(db, viewer.companyId, given.id);
    await onlyOnce(db, viewer.companyId, press, () => begin(db, ctx, viewer, given));
    return paymentDetail(db, ctx.services, viewer, given.id);
  });
}
