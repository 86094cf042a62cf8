import type { Db, ProviderDispute, ProviderPayment, ProviderRefund } from '../../platform';
import { addProviderRefund, recordChargeback, writeDispute } from './provider.repository';
import { refundsOf, writeRefundOutcome, type StoredRefund } from './refund.repository';

// A bank can still reject a succeeded refund. A failed refund stays failed.
const isNewStatus = (stored: StoredRefund, { status }: ProviderRefund): boolean =>
  stored.status !== status &&
  (stored.status === 'Pending' || (stored.status === 'Succeeded' && status === 'Failed'));

async function recordProviderRefund(
  db: Db,
  companyId: string,
  paymentId: string,
  stored: StoredRefund | undefined,
  refund: ProviderRefund,
): Promise<boolean> {
  if (!stored) {
    await addProviderRefund(db, companyId, paymentId, refund);
    return true;
  }
  if (!isNewStatus(stored, refund)) return false;
  const { reference, status, failure, createdAt } = refund;
  await writeRefundOutcome(db, companyId, stored.id, { reference, status, failure }, createdAt);
  return true;
}

/**
 * Records the refunds that the provider reports, including those created outside Livery. Returns true if
 * anything changed.
 */
export async function recordProviderRefunds(
  db: Db,
  companyId: string,
  paymentId: string,
  { refunds }: ProviderPayment,
): Promise<boolean> {
  if (refunds.length === 0) return false;
  const stored = await refundsOf(db, companyId, paymentId);
  let hasChanges = false;
  for (const refund of refunds) {
    const match = stored.find(
      ({ id, reference }) => reference === refund.reference || id === refund.refundId,
    );
    if (await recordProviderRefund(db, companyId, paymentId, match, refund)) hasChanges = true;
  }
  return hasChanges;
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
