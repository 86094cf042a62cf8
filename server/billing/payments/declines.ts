import type { PaymentDirection } from '../../../contract/enums';
import { t } from '../../lib/i18n/i18n';
import { outgoingDecline, type DeclineTexts } from './outgoingDeclines';

const askForAnotherCard = () => t('Ask the client to use a different card.');
const askTheBank = () => t('Ask the client to contact their bank or use a different card.');
const tryLater = () => t('Try again in a few hours, or ask the client to use a different card.');
const checkAndTryAgain = () => t('Ask the client to enter the card details again.');
const contactPrivately = () =>
  t('Don’t charge this card again. Ask the client for a different card without telling them why.');

const declinedWithoutReason = () => t('The bank declined the card without giving a reason.');

const paymentsStopped: DeclineTexts = {
  failure: () => t('The client asked their bank to stop these payments.'),
  advice: () => t('Ask the client if they want to continue and how they want to pay.'),
};

const wrongPin: DeclineTexts = {
  failure: () => t('The card requires a PIN, or the PIN was incorrect.'),
  advice: askForAnotherCard,
};

/** The texts by Stripe's decline and error codes, which the sandbox also uses. */
const declines: Readonly<Record<string, DeclineTexts>> = {
  card_declined: { failure: declinedWithoutReason, advice: askTheBank },
  generic_decline: { failure: declinedWithoutReason, advice: askTheBank },
  do_not_honor: { failure: declinedWithoutReason, advice: askTheBank },
  do_not_try_again: { failure: declinedWithoutReason, advice: askForAnotherCard },
  call_issuer: {
    failure: () => t('The bank asks the client to call before it approves the payment.'),
    advice: askTheBank,
  },
  no_action_taken: { failure: declinedWithoutReason, advice: askTheBank },
  not_permitted: { failure: () => t('The bank doesn’t allow this payment.'), advice: askTheBank },
  service_not_allowed: { failure: () => t('The bank doesn’t allow this payment.'), advice: askTheBank },
  transaction_not_allowed: { failure: () => t('The bank doesn’t allow this payment.'), advice: askTheBank },
  revocation_of_all_authorizations: paymentsStopped,
  revocation_of_authorization: paymentsStopped,
  stop_payment_order: paymentsStopped,
  insufficient_funds: {
    failure: () => t('The card has insufficient funds.'),
    advice: () => t('Try again in a few days, or ask the client to use a different card.'),
  },
  withdrawal_count_limit_exceeded: {
    failure: () => t('The payment exceeds the card’s limit.'),
    advice: () => t('Try again in a few days, or ask the client to use a different card.'),
  },
  card_velocity_exceeded: {
    failure: () => t('The payment exceeds the card’s limit.'),
    advice: () => t('Try again in a few days, or ask the client to use a different card.'),
  },
  card_missing: {
    failure: () => t('There’s no card to charge.'),
    advice: () => t('Ask the client to add a card.'),
  },
  expired_card: {
    failure: () => t('The card has expired.'),
    advice: () => t('Ask the client to add their new card.'),
  },
  incorrect_number: { failure: () => t('The card number is incorrect.'), advice: checkAndTryAgain },
  invalid_number: { failure: () => t('The card number is incorrect.'), advice: checkAndTryAgain },
  incorrect_cvc: { failure: () => t('The security code is incorrect.'), advice: checkAndTryAgain },
  invalid_cvc: { failure: () => t('The security code is incorrect.'), advice: checkAndTryAgain },
  invalid_expiry_month: { failure: () => t('The expiration date is incorrect.'), advice: checkAndTryAgain },
  invalid_expiry_year: { failure: () => t('The expiration date is incorrect.'), advice: checkAndTryAgain },
  incorrect_zip: {
    failure: () => t('The postal code doesn’t match the card.'),
    advice: () => t('Ask the client to check their postal code and enter the card details again.'),
  },
  incorrect_address: {
    failure: () => t('The billing address doesn’t match the card.'),
    advice: () => t('Ask the client to check their billing address and enter the card details again.'),
  },
  invalid_account: { failure: () => t('The card or its account is closed.'), advice: askForAnotherCard },
  new_account_information_available: {
    failure: () => t('The bank replaced this card with a new one.'),
    advice: () => t('Ask the client to add their new card.'),
  },
  invalid_amount: { failure: () => t('The bank doesn’t accept this amount.'), advice: askTheBank },
  card_not_supported: {
    failure: () => t('The card doesn’t support this type of payment.'),
    advice: askForAnotherCard,
  },
  currency_not_supported: {
    failure: () => t('The card doesn’t support this currency.'),
    advice: askForAnotherCard,
  },
  duplicate_transaction: {
    failure: () => t('The same amount was charged moments ago.'),
    advice: () => t('Check for a duplicate payment before you try again.'),
  },
  authentication_required: {
    failure: () => t('The bank requires the client to confirm the payment.'),
    advice: () => t('Request a card by email, so that the client can add it and confirm it with their bank.'),
  },
  approve_with_id: { failure: () => t('The bank didn’t approve the payment.'), advice: tryLater },
  incorrect_pin: wrongPin,
  invalid_pin: wrongPin,
  offline_pin_required: wrongPin,
  online_or_offline_pin_required: wrongPin,
  pin_try_exceeded: {
    failure: () => t('The card is locked because of too many incorrect PINs.'),
    advice: askForAnotherCard,
  },
  processing_error: { failure: () => t('An error occurred while charging the card.'), advice: tryLater },
  issuer_not_available: { failure: () => t('The bank couldn’t be reached.'), advice: tryLater },
  reenter_transaction: { failure: () => t('The bank couldn’t process the payment.'), advice: tryLater },
  try_again_later: { failure: () => t('The bank couldn’t process the payment.'), advice: tryLater },
  testmode_decline: {
    failure: () => t('A test card was used.'),
    advice: () => t('Ask the client to use a real card.'),
  },
  live_mode_test_card: {
    failure: () => t('A test card was used.'),
    advice: () => t('Ask the client to use a real card.'),
  },
  lost_card: { failure: () => t('The card was reported lost.'), advice: contactPrivately },
  stolen_card: { failure: () => t('The card was reported stolen.'), advice: contactPrivately },
  pickup_card: { failure: () => t('The bank has blocked the card.'), advice: contactPrivately },
  restricted_card: { failure: () => t('The bank has restricted the card.'), advice: contactPrivately },
  fraudulent: { failure: () => t('The payment was flagged as fraudulent.'), advice: contactPrivately },
  merchant_blacklist: {
    failure: () => t('The payment matches your block list in Stripe.'),
    advice: contactPrivately,
  },
  security_violation: { failure: declinedWithoutReason, advice: askTheBank },
};

const defaultDecline: DeclineTexts = { failure: declinedWithoutReason, advice: askTheBank };

const canceledFailure = () => t('The payment was canceled before it was collected.');

/** The failure code of a payment for a plan that the client changed before paying. */
export const planChanged = 'plan_changed';

const planChangedDecline: DeclineTexts = {
  failure: () => t('The client changed to another plan before paying for this one.'),
  advice: () => t('The plan never started, so the client owes nothing for it.'),
};

/**
 * The advice for canceled payments. It replaces the advice for a decline, because a canceled payment is not
 * retried.
 */
const canceledAdvice: Readonly<Record<PaymentDirection, () => string>> = {
  Incoming: () =>
    t('This payment won’t be retried. If the client still owes the amount, collect it another way.'),
  Outgoing: () => t('This payment won’t be retried.'),
};

interface DeclinedPayment {
  status: 'Failed' | 'Canceled';
  direction: PaymentDirection;
  declineCode: string | null;
  failureCode: string | null;
}

function textsOf({ status, direction, declineCode, failureCode }: DeclinedPayment): DeclineTexts {
  const code =
    [declineCode, failureCode].find(
      (candidate) => candidate !== null && Object.hasOwn(declines, candidate),
    ) ?? '';
  if (failureCode === planChanged) return planChangedDecline;
  if (status === 'Canceled') return { failure: canceledFailure, advice: canceledAdvice[direction] };
  const decline = declines[code] ?? defaultDecline;
  return direction === 'Incoming' ? decline : outgoingDecline(code, decline);
}

/**
 * Returns the texts for a failed or canceled payment. Prefers the bank's decline code, because the provider's
 * failure code is usually just `card_declined`.
 */
export function declineOf(payment: DeclinedPayment): { failure: string; advice: string } {
  const { failure, advice } = textsOf(payment);
  return { failure: failure(), advice: advice() };
}
