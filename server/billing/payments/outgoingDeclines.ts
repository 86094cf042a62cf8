/** The reason for a failed payment, and advice for the operator. */
export interface Decline {
  failure: string;
  advice: string;
}

const paymentsStopped = 'You have told your bank to stop these payments.';

/** Texts for the company's own card, where the text for a client's card does not fit. */
const outgoingFailures: Readonly<Record<string, string>> = {
  call_issuer: 'Your bank wants to speak to you first.',
  authentication_required: 'Your bank wants you to confirm the payment.',
  revocation_of_all_authorizations: paymentsStopped,
  revocation_of_authorization: paymentsStopped,
  stop_payment_order: paymentsStopped,
  merchant_blacklist: 'The payment was blocked.',
};

const payInDays = 'Pay again in a few days, or with another card.';
const payInHours = 'Pay again in a few hours, or with another card.';

const outgoingAdvice: Readonly<Record<string, string>> = {
  card_missing: 'Add a billing card, and it is charged at once.',
  expired_card: 'Add your new card, and it is charged at once.',
  new_account_information_available: 'Add your new card, and it is charged at once.',
  insufficient_funds: payInDays,
  withdrawal_count_limit_exceeded: payInDays,
  card_velocity_exceeded: payInDays,
  processing_error: payInHours,
  issuer_not_available: payInHours,
  reenter_transaction: payInHours,
  try_again_later: payInHours,
};

const defaultAdvice = 'Pay with another card, or call your bank.';

/** Returns the texts of a declined platform fee, addressed to the company as the payer. */
export const outgoingDecline = (code: string, { failure }: Decline): Decline => ({
  failure: outgoingFailures[code] ?? failure,
  advice: outgoingAdvice[code] ?? defaultAdvice,
});
