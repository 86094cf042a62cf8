import type { CardProviderName } from '../../../contract/enums';
import type { Payment, Refund } from '../../platform';
import { isCollected } from './statuses';

export type RefundedPayment = Pick<
  Payment,
  'direction' | 'status' | 'amount' | 'refunded' | 'disputeStatus' | 'provider' | 'providerPaymentId'
>;

/** Returns why a payment cannot be refunded, or null. Permissions are not checked. */
export function refundBlockedReason(
  { direction, status, disputeStatus, provider, providerPaymentId }: RefundedPayment,
  activeProvider: CardProviderName,
): string | null {
  if (direction === 'Outgoing') return 'This is what you paid to Livery. Only Livery can give it back.';
  if (!isCollected(status)) return 'Only a payment that came in can be refunded.';
  if (disputeStatus && disputeStatus !== 'Won') {
    return 'The client disputes this payment, so their bank decides what becomes of it.';
  }
  if (!providerPaymentId || provider !== activeProvider) {
    return 'This payment was not charged here, so it can not be given back here.';
  }
  return null;
}

/**
 * Returns the amount that can still be refunded after pending refunds, in minor units, or 0 if the payment
 * cannot be refunded.
 */
export function refundableOf(
  payment: RefundedPayment,
  refunds: readonly Refund[],
  activeProvider: CardProviderName,
): number {
  if (refundBlockedReason(payment, activeProvider) !== null) return 0;
  const pending = refunds.filter(({ status }) => status === 'Pending');
  return payment.amount - payment.refunded - pending.reduce((sum, { amount }) => sum + amount, 0);
}
