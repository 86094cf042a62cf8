import type { CardProviderName } from '../../../contract/enums';
import type { Payment, Refund } from '../../platform';
import { isCollected } from './statuses';
import { t } from '../../lib/i18n/i18n';

export type RefundedPayment = Pick<
  Payment,
  'direction' | 'status' | 'amount' | 'refunded' | 'disputeStatus' | 'provider' | 'providerPaymentId'
>;

/** Returns why a payment cannot be refunded, or null. Permissions are not checked. */
export function refundBlockedReason(
  { direction, status, disputeStatus, provider, providerPaymentId }: RefundedPayment,
  activeProvider: CardProviderName,
): string | null {
  if (direction === 'Outgoing') return t('Only Livery can refund a platform fee.');
  if (!isCollected(status)) return t('Only collected payments can be refunded.');
  if (disputeStatus && disputeStatus !== 'Won') {
    return t('The client disputed this payment, so you can’t refund it. Their bank decides the outcome.');
  }
  if (!providerPaymentId || provider !== activeProvider) {
    return t('This payment wasn’t charged through the current card provider, so you can’t refund it here.');
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
