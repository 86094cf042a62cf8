import type { Db, ProviderDispute, ProviderPayment, ProviderRefund, RefundOutcome } from '../../platform';
import { lockClients } from '../../clients';
import { t } from '../../lib/i18n/i18n';
import { conflict, notFound } from '../../lib/errors';
import { writeDispute } from './ledger.repository';
import { payersOf, publishPaymentChange } from './recording';
import {
  addProviderRefund,
  insertRefunds,
  lockPaymentBalances,
  lockRefund,
  recordChargeback,
  refundsOf,
  writeRefundOutcome,
  type NewRefund,
  type RefundablePayment,
  type RefundToSend,
  type StoredRefund,
} from './refund.repository';
import { withRefundTotals } from './totals.repository';

/**
 * Locks the clients and then the payments until the transaction ends, so that the refundable amounts include
 * the refunds of concurrent transactions. Returns the payments that exist.
 */
export async function lockRefundable(
  db: Db,
  companyId: string,
  payments: readonly { id: string; clientId: string | null }[],
): Promise<RefundablePayment[]> {
  await lockClients(db, companyId, payersOf(payments));
  const ids = payments.map(({ id }) => id);
  return lockPaymentBalances(db, companyId, ids);
}

/**
 * Adds refunds of collected payments from `lockRefundable`, in the same transaction, and publishes an event.
 * Throws `CONFLICT` if the refunds of a payment exceed its refundable amount, or `NOT_FOUND` if the payment of
 * a refund is not locked.
 */
export async function recordRefunds(
  db: Db,
  companyId: string,
  payments: readonly RefundablePayment[],
  refunds: readonly NewRefund[],
): Promise<void> {
  if (refunds.length === 0) return;
  const remaining = new Map(payments.map(({ id, refundable }) => [id, refundable]));
  for (const { paymentId, amount, status } of refunds) {
    const refundable = remaining.get(paymentId);
    if (refundable === undefined) throw notFound();
    if (status === 'Failed') continue;
    if (amount > refundable) throw conflict(t('The amount is higher than the refundable balance.'));
    remaining.set(paymentId, refundable - amount);
  }
  await insertRefunds(db, companyId, refunds);
  const ids = payments.map(({ id }) => id);
  await publishPaymentChange(db, companyId, 'Updated', ids, payersOf(payments));
}

/**
 * Writes the provider's response to a pending refund in the caller's transaction. Returns false, without a
 * change, if the refund is already completed.
 */
export async function completeRefund(
  db: Db,
  companyId: string,
  refund: Pick<RefundToSend, 'id' | 'paymentId' | 'clientId'>,
  outcome: RefundOutcome,
  at: Date,
): Promise<boolean> {
  const clientIds = payersOf([refund]);
  await lockClients(db, companyId, clientIds);
  if ((await lockRefund(db, companyId, refund)) !== 'Pending') return false;
  await writeRefundOutcome(db, companyId, refund, outcome, at);
  await publishPaymentChange(db, companyId, 'Updated', [refund.paymentId], clientIds);
  return true;
}

// A bank can still reject a succeeded refund. A failed refund stays failed.
const isNewStatus = (stored: StoredRefund, { status }: ProviderRefund): boolean =>
  stored.status !== status &&
  (stored.status === 'Pending' || (stored.status === 'Succeeded' && status === 'Failed'));

/**
 * Records the refunds of a locked payment that the provider reports, including those created outside Livery.
 * Returns true if anything changed.
 */
export async function recordProviderRefunds(
  db: Db,
  companyId: string,
  paymentId: string,
  { refunds }: ProviderPayment,
): Promise<boolean> {
  if (refunds.length === 0) return false;
  const storedRefunds = await refundsOf(db, companyId, paymentId);
  let hasChanges = false;
  for (const refund of refunds) {
    const { reference, status, failureCode, createdAt } = refund;
    const stored = storedRefunds.find((one) => one.reference === reference || one.id === refund.refundId);
    if (stored && !isNewStatus(stored, refund)) continue;
    await (stored
      ? writeRefundOutcome(
          db,
          companyId,
          { id: stored.id, paymentId },
          { reference, status, failureCode },
          createdAt,
        )
      : addProviderRefund(db, companyId, paymentId, refund));
    hasChanges = true;
  }
  return hasChanges;
}

/** Recomputes the refunded amounts and statuses of payments from their refunds, and the totals. */
export async function recomputeRefunds(
  db: Db,
  companyId: string,
  payments: readonly { id: string; clientId: string | null }[],
): Promise<void> {
  await lockClients(db, companyId, payersOf(payments));
  const ids = payments.map(({ id }) => id);
  await withRefundTotals(db, companyId, ids, () => Promise.resolve());
}

/**
 * Records a dispute's status, and for a lost dispute the amount that the bank took back. Returns true if
 * anything changed.
 */
export async function recordDispute(
  db: Db,
  companyId: string,
  paymentId: string,
  dispute: ProviderDispute | null,
): Promise<boolean> {
  if (!dispute) return false;
  const isNewStatus = await writeDispute(db, companyId, paymentId, dispute);
  const isLost = dispute.status === 'Lost' && dispute.amount > 0;
  return (isLost && (await recordChargeback(db, companyId, paymentId, dispute))) || isNewStatus;
}
