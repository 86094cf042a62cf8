import type { PaymentDirection, PaymentTrigger } from '../../../contract/enums';
import type { PaymentMethod } from '../../platform';

/** The parameters of another attempt to collect a failed payment. */
export interface NewRetry {
  paymentId: string;
  trigger: PaymentTrigger;
  cardId: string | null;
  method: PaymentMethod | null;
}

export interface NewAttempt extends NewRetry {
  id: string;
  number: number;
  createdAt: Date;
}

/** An attempt without an outcome. Its id is the idempotency key of the charge. */
export interface PendingAttempt {
  id: string;
  paymentId: string;
  number: number;
  direction: PaymentDirection;
  clientId: string | null;
  cardId: string | null;
  /** In minor units. */
  amount: number;
  currency: string;
  description: string | null;
  /** Set if the provider manages the invoice of the payment. */
  providerInvoiceId: string | null;
  createdAt: Date;
}
