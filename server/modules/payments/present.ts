import type { Payment } from '../../schema.generated';
import { declineOf } from './declines';
import { nextStepOf } from './nextStep';

/** A payment as `paymentJson` selects it. */
export interface PaymentJson extends Payment {
  failureCode: string | null;
  declineCode: string | null;
}

export function presentPayment({ failureCode, declineCode, ...payment }: PaymentJson): Payment {
  const { status, direction } = payment;
  if (status !== 'Failed' && status !== 'Canceled') return payment;
  const nextStep = nextStepOf({ ...payment, failureCode, declineCode });
  return { ...payment, ...declineOf({ status, direction, declineCode, failureCode }), nextStep };
}
