import type { PaymentAction } from '../../../contract/enums';
import type { PaymentJson } from './columns';

/** Codes of temporary declines. A later retry with the same card may succeed. */
const temporaryCodes: ReadonlySet<string> = new Set([
  'approve_with_id',
  'card_velocity_exceeded',
  'insufficient_funds',
  'issuer_not_available',
  'processing_error',
  'reenter_transaction',
  'try_again_later',
  'withdrawal_count_limit_exceeded',
]);

/**
 * Codes that an operator has to check before a retry, because the client may have paid already or stopped the
 * payments.
 */
const reviewCodes: ReadonlySet<string> = new Set([
  'duplicate_transaction',
  'revocation_of_all_authorizations',
  'revocation_of_authorization',
  'stop_payment_order',
]);

interface FailedPayment extends Pick<PaymentJson, 'status' | 'direction' | 'declineCode' | 'failureCode'> {
  client?: object | null;
}

/**
 * Returns the action that may collect a failed payment, or null. The action for a failed platform fee is
 * always a retry.
 */
export function suggestedActionOf(payment: FailedPayment): PaymentAction | null {
  const { status, direction, client, declineCode, failureCode } = payment;
  const hasCodeIn = (codes: ReadonlySet<string>) =>
    [declineCode, failureCode].some((code) => code && codes.has(code));
  if (status !== 'Failed') return null;
  if (direction === 'Outgoing') return 'Retry';
  if (!client || hasCodeIn(reviewCodes)) return null;
  return hasCodeIn(temporaryCodes) ? 'Retry' : 'RequestCard';
}
