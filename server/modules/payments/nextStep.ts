import type { PaymentAction } from '../../schema.generated';
import type { PaymentJson } from './present';

/** Codes of refusals that pass: the same card may pay later. */
const passing: ReadonlySet<string> = new Set([
  'approve_with_id',
  'card_velocity_exceeded',
  'insufficient_funds',
  'issuer_not_available',
  'processing_error',
  'reenter_transaction',
  'try_again_later',
  'withdrawal_count_limit_exceeded',
]);

/** Codes that say the money may have come already, or is not wanted from the client any more. */
const toBeLookedAt: ReadonlySet<string> = new Set([
  'duplicate_transaction',
  'revocation_of_all_authorizations',
  'revocation_of_authorization',
  'stop_payment_order',
]);

interface Failed extends Pick<PaymentJson, 'status' | 'direction' | 'declineCode' | 'failureCode'> {
  client?: object | null;
}

/** What may help a payment that failed. The company's own charges are tried again, with another card or the same. */
export function nextStepOf(payment: Failed): PaymentAction | null {
  const { status, direction, client, declineCode, failureCode } = payment;
  const isAmong = (codes: ReadonlySet<string>) =>
    [declineCode, failureCode].some((code) => code && codes.has(code));
  if (status !== 'Failed') return null;
  if (direction === 'Outgoing') return 'Retry';
  if (!client || isAmong(toBeLookedAt)) return null;
  return isAmong(passing) ? 'Retry' : 'AskForCard';
}
