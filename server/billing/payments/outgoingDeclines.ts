import { t } from '../../lib/i18n/i18n';

/** The reason for a failed payment, and advice for the operator. */
export interface DeclineTexts {
  failure: () => string;
  advice: () => string;
}

const paymentsStopped = () => t('You asked your bank to stop these payments.');

/** Texts for the company's own card, where the text for a client's card does not fit. */
const outgoingFailures: Readonly<Record<string, () => string>> = {
  call_issuer: () => t('Your bank asks you to call before it approves the payment.'),
  authentication_required: () => t('Your bank requires you to confirm the payment.'),
  revocation_of_all_authorizations: paymentsStopped,
  revocation_of_authorization: paymentsStopped,
  stop_payment_order: paymentsStopped,
  merchant_blacklist: () => t('The payment was blocked.'),
};

const payInDays = () => t('Try again in a few days, or use a different card.');
const payInHours = () => t('Try again in a few hours, or use a different card.');

const outgoingAdvice: Readonly<Record<string, () => string>> = {
  card_missing: () => t('Add a billing card. It’s charged immediately.'),
  expired_card: () => t('Add your new card. It’s charged immediately.'),
  new_account_information_available: () => t('Add your new card. It’s charged immediately.'),
  insufficient_funds: payInDays,
  withdrawal_count_limit_exceeded: payInDays,
  card_velocity_exceeded: payInDays,
  processing_error: payInHours,
  issuer_not_available: payInHours,
  reenter_transaction: payInHours,
  try_again_later: payInHours,
};

const defaultAdvice = () => t('Use a different card or contact your bank.');

/** Returns the texts of a declined platform fee, addressed to the company as the payer. */
export const outgoingDecline = (code: string, { failure }: DeclineTexts): DeclineTexts => ({
  failure: outgoingFailures[code] ?? failure,
  advice: outgoingAdvice[code] ?? defaultAdvice,
});
