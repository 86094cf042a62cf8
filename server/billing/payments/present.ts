import type { Payment } from '../../platform';
import type { PaymentJson } from './columns';
import { declineOf } from './declines';
import { paymentText } from './paymentText';
import { suggestedActionOf } from './suggestedAction';

export function presentPayment({ failureCode, declineCode, item, ...row }: PaymentJson): Payment {
  const payment = { ...row, description: paymentText({ ...row, item }) };
  const { status, direction } = payment;
  if (status !== 'Failed' && status !== 'Canceled') return payment;
  const suggestedAction = suggestedActionOf({ ...payment, failureCode, declineCode });
  return { ...payment, ...declineOf({ status, direction, declineCode, failureCode }), suggestedAction };
}

export const paymentTarget = ({ id, number }: Pick<Payment, 'id' | 'number'>) => ({
  targetType: 'Payment',
  targetId: id,
  targetLabel: `#${number}`,
});
