import type { PaymentDirection } from '../../../contract/enums';
import { outgoingDecline, type Decline } from './outgoingDeclines';

const askForAnotherCard = 'Ask the client to pay with another card.';
const askTheBank = 'Ask the client to call their bank, or to pay with another card.';
const tryLater = 'Try again in a few hours, or ask the client to pay with another card.';
const checkAndTryAgain = 'Ask the client to type the card details again.';
const contactPrivately =
  'Do not try this card again. Ask the client for another card without naming the reason.';

const declinedWithoutReason = 'The bank declined the card and did not say why.';

const paymentsStopped: Decline = {
  failure: 'The client has told their bank to stop these payments.',
  advice: 'Ask the client whether they want to go on, and how they want to pay.',
};

const wrongPin: Decline = {
  failure: 'The card wants a PIN, or was given a wrong one.',
  advice: askForAnotherCard,
};

/** The texts by Stripe's decline and error codes, which the sandbox also uses. */
const declines: Readonly<Record<string, Decline>> = {
  card_declined: { failure: declinedWithoutReason, advice: askTheBank },
  generic_decline: { failure: declinedWithoutReason, advice: askTheBank },
  do_not_honor: { failure: declinedWithoutReason, advice: askTheBank },
  do_not_try_again: { failure: declinedWithoutReason, advice: askForAnotherCard },
  call_issuer: { failure: 'The bank wants to speak to the client first.', advice: askTheBank },
  no_action_taken: { failure: declinedWithoutReason, advice: askTheBank },
  not_permitted: { failure: 'The bank does not allow this payment.', advice: askTheBank },
  service_not_allowed: { failure: 'The bank does not allow this payment.', advice: askTheBank },
  transaction_not_allowed: { failure: 'The bank does not allow this payment.', advice: askTheBank },
  revocation_of_all_authorizations: paymentsStopped,
  revocation_of_authorization: paymentsStopped,
  stop_payment_order: paymentsStopped,
  insufficient_funds: {
    failure: 'There was not enough money on the account.',
    advice: 'Try again in a few days, or ask the client to pay with another card.',
  },
  withdrawal_count_limit_exceeded: {
    failure: "The payment goes over the card's limit.",
    advice: 'Try again in a few days, or ask the client to pay with another card.',
  },
  card_velocity_exceeded: {
    failure: "The payment goes over the card's limit.",
    advice: 'Try again in a few days, or ask the client to pay with another card.',
  },
  card_missing: { failure: 'There is no card to charge.', advice: 'Ask the client for a card.' },
  expired_card: { failure: 'The card has expired.', advice: 'Ask the client to add their new card.' },
  incorrect_number: { failure: 'The card number is not right.', advice: checkAndTryAgain },
  invalid_number: { failure: 'The card number is not right.', advice: checkAndTryAgain },
  incorrect_cvc: { failure: 'The security code is not right.', advice: checkAndTryAgain },
  invalid_cvc: { failure: 'The security code is not right.', advice: checkAndTryAgain },
  invalid_expiry_month: { failure: 'The expiry date is not right.', advice: checkAndTryAgain },
  invalid_expiry_year: { failure: 'The expiry date is not right.', advice: checkAndTryAgain },
  incorrect_zip: {
    failure: "The postal code is not the one that the card's bank has.",
    advice: 'Ask the client to check their postal code and to type the card details again.',
  },
  incorrect_address: {
    failure: "The address is not the one that the card's bank has.",
    advice: 'Ask the client to check their address and to type the card details again.',
  },
  invalid_account: { failure: 'The card or its account is closed.', advice: askForAnotherCard },
  new_account_information_available: {
    failure: 'The card has been replaced by another one.',
    advice: 'Ask the client to add their new card.',
  },
  invalid_amount: { failure: 'The bank does not take this amount.', advice: askTheBank },
  card_not_supported: { failure: 'The card does not take payments of this kind.', advice: askForAnotherCard },
  currency_not_supported: { failure: 'The card does not pay in this currency.', advice: askForAnotherCard },
  duplicate_transaction: {
    failure: 'The same amount was charged a moment before.',
    advice: 'Look whether the payment is here already before you try again.',
  },
  authentication_required: {
    failure: 'The bank wants the client to confirm the payment.',
    advice: 'Ask the client for a card by mail: they can confirm it with their bank while they give it.',
  },
  approve_with_id: { failure: 'The bank did not approve the payment.', advice: tryLater },
  incorrect_pin: wrongPin,
  invalid_pin: wrongPin,
  offline_pin_required: wrongPin,
  online_or_offline_pin_required: wrongPin,
  pin_try_exceeded: { failure: 'The card is locked after too many wrong PINs.', advice: askForAnotherCard },
  processing_error: { failure: 'Something went wrong while the card was charged.', advice: tryLater },
  issuer_not_available: { failure: 'The bank could not be reached.', advice: tryLater },
  reenter_transaction: { failure: 'The bank could not take the payment.', advice: tryLater },
  try_again_later: { failure: 'The bank could not take the payment.', advice: tryLater },
  testmode_decline: { failure: 'A test card was used.', advice: 'Ask the client to pay with a real card.' },
  live_mode_test_card: {
    failure: 'A test card was used.',
    advice: 'Ask the client to pay with a real card.',
  },
  lost_card: { failure: 'The card is reported as lost.', advice: contactPrivately },
  stolen_card: { failure: 'The card is reported as stolen.', advice: contactPrivately },
  pickup_card: { failure: 'The bank has withdrawn the card.', advice: contactPrivately },
  restricted_card: { failure: 'The bank has restricted the card.', advice: contactPrivately },
  fraudulent: { failure: 'The payment looks like fraud.', advice: contactPrivately },
  merchant_blacklist: { failure: 'The payment was blocked by your own rules.', advice: contactPrivately },
  security_violation: { failure: declinedWithoutReason, advice: askTheBank },
};

const defaultDecline: Decline = { failure: declinedWithoutReason, advice: askTheBank };

const canceledFailure = 'The payment was canceled before it was taken.';

/** The failure code of a payment for a plan that the client changed before paying. */
export const planChanged = 'plan_changed';

const planChangedDecline: Decline = {
  failure: 'The client changed to another plan before this one was paid for.',
  advice: 'The plan never opened, so the client owes nothing for it.',
};

/**
 * The advice for canceled payments. It replaces the advice for a decline, because a canceled payment is not
 * retried.
 */
const canceledAdvice: Readonly<Record<PaymentDirection, string>> = {
  Incoming:
    'Nothing is charged for it any more. If the client still owes it, ask them to pay you another way.',
  Outgoing: 'Nothing is charged for it any more.',
};

/**
 * Returns the texts for a failed or canceled payment. Prefers the bank's decline code, because the provider's
 * failure code is usually just `card_declined`.
 */
export function declineOf({
  status,
  direction,
  declineCode,
  failureCode,
}: {
  status: 'Failed' | 'Canceled';
  direction: PaymentDirection;
  declineCode: string | null;
  failureCode: string | null;
}): Decline {
  const code =
    [declineCode, failureCode].find(
      (candidate) => candidate !== null && Object.hasOwn(declines, candidate),
    ) ?? '';
  if (failureCode === planChanged) return planChangedDecline;
  if (status === 'Canceled') return { failure: canceledFailure, advice: canceledAdvice[direction] };
  const decline = declines[code] ?? defaultDecline;
  return direction === 'Incoming' ? decline : outgoingDecline(code, decline);
}
