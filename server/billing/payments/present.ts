import type { Payment } from '../../platform/api/types';
import { declineOf } from './declines';
import { suggestedActionOf } from './suggestedAction';

/** A payment as `paymentJson` selects it. */
export interface PaymentJson extends Payment {
  failureCode: string | null;
  declineCode: string | null;
}

export function presentPayment({ failureCode, declineCode, ...payment }: PaymentJson): Payment {
  const { status, direction } = payment;
  if (status !== 'Failed' && status !== 'Canceled') return payment;
  const suggestedAction = suggestedActionOf({ ...payment, failureCode, declineCode });
  return { ...payment, ...declineOf({ status, direction, declineCode, failureCode }), suggestedAction };
}
