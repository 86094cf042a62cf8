import { newId } from '../../lib/ids';
import type {
  CardProviderName,
  PaymentDirection,
  PaymentStatus,
  PaymentTrigger,
  PaymentType,
} from '../../../contract/enums';
import type { PaymentMethod } from '../../platform';

export interface NewPayment {
  id: string;
  direction: PaymentDirection;
  type: PaymentType;
  status: PaymentStatus;
  /** In minor units of the payment's currency. */
  amount: number;
  fee: number;
  /** Set for `Incoming` payments only. */
  clientId: string | null;
  planId: string | null;
  subscriptionId: string | null;
  /** What the payment is for, such as the plan's name. Its text is composed in the reader's language. */
  item?: string | null;
  /** The text of a payment without an item. */
  description?: string | null;
  trigger: PaymentTrigger;
  method: PaymentMethod | null;
  failureCode: string | null;
  declineCode: string | null;
  attempts: number;
  nextRetryAt: Date | null;
  provider: CardProviderName | null;
  providerPaymentId: string | null;
  invoiceNumber: string | null;
  createdAt: Date;
  paidAt: Date | null;
  failedAt: Date | null;
  /** Defaults to the company's currency. */
  currency?: string;
  /** The subscription period that the payment is for. */
  periodStart?: Date | null;
  periodEnd?: Date | null;
  /** The first and last day of the period, in the company's time zone. */
  periodFrom?: string | null;
  periodTo?: string | null;
  priceVersion?: number | null;
  /** The charged card of the client or the company. */
  cardId?: string | null;
  providerInvoiceId?: string | null;
  isLive?: boolean;
}

type OutcomeField =
  | 'status'
  | 'fee'
  | 'failureCode'
  | 'declineCode'
  | 'nextRetryAt'
  | 'provider'
  | 'providerPaymentId'
  | 'invoiceNumber'
  | 'paidAt'
  | 'failedAt';

/**
 * Returns a new payment. By default, its first attempt is in progress and no provider has reported it yet.
 */
export const createPendingPayment = (
  values: Omit<NewPayment, OutcomeField | 'id' | 'attempts'> & Partial<NewPayment>,
): NewPayment => ({
  id: newId(),
  status: 'Processing',
  fee: 0,
  failureCode: null,
  declineCode: null,
  attempts: 1,
  nextRetryAt: null,
  provider: null,
  providerPaymentId: null,
  invoiceNumber: null,
  paidAt: null,
  failedAt: null,
  ...values,
});
