import type { Context } from '../../context';
import type { Db } from '../../db/database';
import { authorise } from '../../permissions';
import type { Payment, PaymentDetail } from '../../schema.generated';
import { writeAuditEvent } from '../audit/service';
import { onlyOnce } from '../idempotency/onlyOnce';
import { knownPayment, paymentDetail } from './detail';
import { beginManualRetry } from './retry';
import { paymentTarget } from './target';

async function begin(db: Db, ctx: Context, companyId: string, payment: Payment): Promise<string> {
  const { id, direction } = payment;
  // Who pays with the company's own card has to be allowed to see to that card.
  if (direction === 'Outgoing') authorise(ctx.viewer, 'MANAGE_SETTINGS', 'pay');
  await beginManualRetry(db, ctx.services, companyId, id, direction);
  await writeAuditEvent(db, ctx, { action: 'payment.retried', ...paymentTarget(payment) });
  return id;
}

/** Tries a failed payment once more: it is Processing until the queue has charged it. */
export async function retryPayment(ctx: Context, id: string, key: string): Promise<PaymentDetail> {
  const viewer = authorise(ctx.viewer, 'MANAGE_PAYMENTS', 'write');
  const { companyId } = viewer;
  const press = { key, operation: 'retryPayment', request: id };
  return ctx.services.database.inCompany(companyId, async (db) => {
    const payment = await knownPayment(db, companyId, id);
    await onlyOnce(db, companyId, press, () => begin(db, ctx, companyId, payment));
    return paymentDetail(db, ctx.services, viewer, id);
  });
}
