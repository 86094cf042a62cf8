import { newId } from '../../lib/ids';
import type { NewPayment } from './recording.repository';

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
