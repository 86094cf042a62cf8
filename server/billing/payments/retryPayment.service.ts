import {
  authorize,
  type Context,
  type Db,
  type Payment,
  type PaymentDetail,
  runOnce,
  writeAuditEvent,
} from '../../platform';
import { loadPayment, paymentDetail } from './detail.service';
import { beginManualRetry } from './retry';
import { paymentTarget } from './auditTarget';

async function startRetry(db: Db, ctx: Context, companyId: string, payment: Payment): Promise<string> {
  const { id, direction } = payment;
  if (direction === 'Outgoing') authorize(ctx.viewer, 'MANAGE_SETTINGS', 'pay');
  await beginManualRetry(db, ctx.services, companyId, id, direction);
  await writeAuditEvent(db, ctx, { action: 'payment.retried', ...paymentTarget(payment) });
  return id;
}

/** Queues a retry of a failed payment and audits it. The payment is `Processing` until the charge ends. */
export async function retryPayment(ctx: Context, id: string, idempotencyKey: string): Promise<PaymentDetail> {
  const viewer = authorize(ctx.viewer, 'MANAGE_PAYMENTS', 'write');
  const { companyId } = viewer;
  const idempotentRequest = { key: idempotencyKey, operation: 'retryPayment', request: id };
  return ctx.services.database.inCompany(companyId, async (db) => {
    const payment = await loadPayment(db, companyId, id);
    await runOnce(db, companyId, idempotentRequest, () => startRetry(db, ctx, companyId, payment));
    return paymentDetail(db, ctx.services, viewer, id);
  });
}
