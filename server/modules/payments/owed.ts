import { newId } from '../../lib/ids';
import type { NewPayment } from './recording';

type Unsettled =
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

/** What is owed from now on: under way for the first time, with nothing known of it from any provider. */
export const owed = (
  given: Omit<NewPayment, Unsettled | 'id' | 'attempts'> & Partial<NewPayment>,
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
  ...given,
});
