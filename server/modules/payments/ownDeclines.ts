import type { Decline } from './declines';

const stopped = 'You have told your bank to stop these payments.';

/** Where what is said of a client's card does not fit the reader's own. */
const ownFailures: Readonly<Record<string, string>> = {
  call_issuer: 'Your bank wants to speak to you first.',
  authentication_required: 'Your bank wants you to confirm the payment.',
  revocation_of_all_authorizations: stopped,
  revocation_of_authorization: stopped,
  stop_payment_order: stopped,
  merchant_blacklist: 'The payment was blocked.',
};

const payLater = 'Pay again in a few days, or with another card.';
const payAgain = 'Pay again in a few hours, or with another card.';

const ownAdvice: Readonly<Record<string, string>> = {
  card_missing: 'Add a billing card, and it is charged at once.',
  expired_card: 'Add your new card, and it is charged at once.',
  new_account_information_available: 'Add your new card, and it is charged at once.',
  insufficient_funds: payLater,
  withdrawal_count_limit_exceeded: payLater,
  card_velocity_exceeded: payLater,
  processing_error: payAgain,
  issuer_not_available: payAgain,
  reenter_transaction: payAgain,
  try_again_later: payAgain,
};

const usualAdvice = 'Pay with another card, or call your bank.';

/** The same for what Livery charges, where the reader is who pays. */
export const ownDecline = (code: string, { failure }: Decline): Decline => ({
  failure: ownFailures[code] ?? failure,
  advice: ownAdvice[code] ?? usualAdvice,
});
