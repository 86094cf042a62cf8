import type { Payment } from '../../schema.generated';
import { declineOf } from './declines';

/** What `paymentJson` reads. */
export interface PaymentJson extends Payment {
  failureCode: string | null;
  declineCode: string | null;
}

export function presentPayment({ failureCode, declineCode, ...payment }: PaymentJson): Payment {
  const { status } = payment;
  if (status !== 'Failed' && status !== 'Canceled') return payment;
  return { ...payment, ...declineOf(status, declineCode, failureCode) };
}
