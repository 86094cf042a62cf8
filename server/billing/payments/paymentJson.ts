import type { Payment } from '../../platform/api/types';

/** A payment as `paymentJson` selects it. */
export interface PaymentJson extends Payment {
  failureCode: string | null;
  declineCode: string | null;
}
