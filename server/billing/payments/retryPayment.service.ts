import { authorize, type Context, type PaymentDetail, runOnce, writeAuditEvent } from '../../platform';
import { loadPayment, paymentDetail } from './detail.service';
import { beginManualRetry } from './retry';
import { paymentTarget } from './auditTarget';

/** Queues a retry of a failed payment and audits it. The payment is `Processing` until the charge ends. */
export async function retryPayment(ctx: Context, id: string, idempotencyKey: string): Promise<PaymentDetail> {
  const viewer = authorize(ctx.viewer, 'MANAGE_PAYMENTS', 'write');
  const { companyId } = viewer;
  const idempotentRequest = { key: idempotencyKey, operation: 'retryPayment', request: id };
  return ctx.services.database.inCompany(companyId, async (db) => {
    const payment = await loadPayment(db, companyId, id);
    await runOnce(db, companyId, idempotentRequest, async () => {
      if (payment.direction === 'Outgoing') authorize(ctx.viewer, 'MANAGE_SETTINGS', 'pay');
      await beginManualRetry(db, ctx.services, companyId, payment);
      await writeAuditEvent(db, ctx, { action: 'payment.retried', ...paymentTarget(payment) });
      return id;
    });
    return paymentDetail(db, ctx.services, viewer, id);
  });
}
