import { declineOf } from './declines';

/** Stripe's decline codes, and its error codes for cards. */
const standardCodes = [
  ...[
    'authentication_required',
    'approve_with_id',
    'call_issuer',
    'card_not_supported',
    'card_velocity_exceeded',
  ],
  ...['currency_not_supported', 'do_not_honor', 'do_not_try_again', 'duplicate_transaction', 'expired_card'],
  ...[
    'fraudulent',
    'generic_decline',
    'incorrect_address',
    'incorrect_cvc',
    'incorrect_number',
    'incorrect_pin',
  ],
  ...['incorrect_zip', 'insufficient_funds', 'invalid_account', 'invalid_amount', 'invalid_cvc'],
  ...['invalid_expiry_month', 'invalid_expiry_year', 'invalid_number', 'invalid_pin', 'issuer_not_available'],
  ...[
    'lost_card',
    'merchant_blacklist',
    'new_account_information_available',
    'no_action_taken',
    'not_permitted',
  ],
  ...['offline_pin_required', 'online_or_offline_pin_required', 'pickup_card', 'pin_try_exceeded'],
  ...['processing_error', 'reenter_transaction', 'restricted_card', 'revocation_of_all_authorizations'],
  ...['revocation_of_authorization', 'security_violation', 'service_not_allowed', 'stolen_card'],
  ...['stop_payment_order', 'testmode_decline', 'transaction_not_allowed', 'try_again_later'],
  ...['withdrawal_count_limit_exceeded', 'card_declined'],
];

/** Of these the bank itself says no more. */
const vagueCodes = new Set([
  ...['card_declined', 'generic_decline', 'do_not_honor', 'do_not_try_again', 'no_action_taken'],
  ...['security_violation'],
]);

const unexplained = declineOf('Failed', null, null);

test.each(standardCodes)('%s is told in plain words, with what to do next', (code) => {
  const { failure, advice } = declineOf('Failed', code, 'card_declined');
  for (const sentence of [failure, advice]) {
    expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(sentence).not.toMatch(/_/);
  }
  expect(failure === unexplained.failure).toBe(vagueCodes.has(code));
});

test("the bank's own code says more than the provider's", () => {
  expect(declineOf('Failed', 'expired_card', 'card_declined').failure).toBe('The card has expired.');
  expect(declineOf('Failed', null, 'expired_card').failure).toBe('The card has expired.');
  expect(declineOf('Failed', 'unheard_of', 'expired_card').failure).toBe('The card has expired.');
});

test.each([null, 'unheard_of', 'constructor', '__proto__'])('a code that says nothing: %p', (code) => {
  expect(declineOf('Failed', code, code)).toEqual(unexplained);
});

test('a payment that was canceled says so', () => {
  expect(declineOf('Canceled', null, null).failure).toBe('The payment was canceled before it was taken.');
});

test.each(['lost_card', 'stolen_card', 'pickup_card', 'fraudulent', 'restricted_card', 'merchant_blacklist'])(
  '%s: the client is not to be told the reason',
  (code) => {
    expect(declineOf('Failed', code, 'card_declined').advice).toMatch(/without naming the reason/);
  },
);
