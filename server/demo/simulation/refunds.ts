import { type Db, refundInSandbox } from '../../platform';
import { completeRefund, type NewRefund, recordRefunds } from '../../billing';
import type { DemoPayment } from './attempts';

/** Writes the refunds to the payments and to the sandbox. */
export async function writeRefunds(
  db: Db,
  companyId: string,
  payments: readonly DemoPayment[],
  refunds: readonly NewRefund[],
): Promise<void> {
  await recordRefunds(db, companyId, refunds);
  const byId = new Map(payments.map((payment) => [payment.id, payment]));
  const account = { companyId, reference: `sandbox_ready:${companyId}`, secretKey: null };
  for (const { id, paymentId, amount, reason, createdAt: at } of refunds) {
    const { providerPaymentId, currency = 'USD' } = byId.get(paymentId) ?? {};
    const request = { idempotencyKey: id, payment: providerPaymentId ?? '', amount, currency, reason };
    const outcome = await refundInSandbox(db, { account, ...request, firstRequestedAt: at, at });
    await completeRefund(db, companyId, id, outcome, at);
  }
}
