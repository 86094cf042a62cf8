import type { CardProviderName, Payment, Refund } from '../../schema.generated';
import { isCollected } from './statuses';

type Refunded = Pick<
  Payment,
  'direction' | 'status' | 'amount' | 'refunded' | 'disputeStatus' | 'provider' | 'providerPaymentId'
>;

/** Why nothing of a payment can be given back, whoever asks; null where something can. */
export function whyNotRefundable(
  { direction, status, disputeStatus, provider, providerPaymentId }: Refunded,
  working: CardProviderName,
): string | null {
  if (direction === 'Outgoing') return 'This is what you paid to Livery. Only Livery can give it back.';
  if (!isCollected(status)) return 'Only a payment that came in can be refunded.';
  if (disputeStatus && disputeStatus !== 'Won') {
    return 'The client disputes this payment, so their bank decides what becomes of it.';
  }
  if (!providerPaymentId || provider !== working) {
    return 'This payment was not charged here, so it can not be given back here.';
  }
  return null;
}

/** What can still be given back, in minor units, less refunds that are under way. */
export function refundableOf(
  payment: Refunded,
  refunds: readonly Refund[],
  working: CardProviderName,
): number {
  if (whyNotRefundable(payment, working) !== null) return 0;
  const underWay = refunds.filter(({ status }) => status === 'Pending');
  return payment.amount - payment.refunded - underWay.reduce((sum, { amount }) => sum + amount, 0);
}
