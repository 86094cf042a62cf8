import type { Payment } from '../../platform';

/** A payment as `paymentJson` selects it. */
export interface PaymentJson extends Payment {
  failureCode: string | null;
  declineCode: string | null;
}
