import type { Db } from '../../platform';
import { refundInSandbox } from '../../platform/demo';
import { completeRefund, lockRefundable, type NewRefund, recordRefunds } from '../../billing/demo';
import type { DemoPayment } from './attempts';

/** Writes the refunds to the payments and to the sandbox. */
export async function writeRefunds(
  db: Db,
  companyId: string,
  payments: readonly DemoPayment[],
  refunds: readonly NewRefund[],
): Promise<void> {
  const refundedIds = new Set(refunds.map(({ paymentId }) => paymentId));
  const refunded = payments.filter(({ id }) => refundedIds.has(id));
  await recordRefunds(db, companyId, await lockRefundable(db, companyId, refunded), refunds);
  const byId = new Map(refunded.map((payment) => [payment.id, payment]));
  const account = { companyId, reference: `sandbox_ready:${companyId}`, secretKey: null };
  for (const { id, paymentId, amount, reason, createdAt: at } of refunds) {
    const { providerPaymentId, clientId = null, currency = 'USD' } = byId.get(paymentId) ?? {};
    const request = { idempotencyKey: id, payment: providerPaymentId ?? '', amount, currency, reason };
    const outcome = await refundInSandbox(db, { account, ...request, firstRequestedAt: at, at });
    await completeRefund(db, companyId, { id, paymentId, clientId }, outcome, at);
  }
}
