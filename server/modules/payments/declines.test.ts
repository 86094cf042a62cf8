import type { PaymentDirection } from '../../schema.generated';
import { declineOf } from './declines';

const declined = (
  declineCode: string | null,
  failureCode: string | null = 'card_declined',
  direction: PaymentDirection = 'Incoming',
) => declineOf({ status: 'Failed', direction, declineCode, failureCode });

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
  ...['withdrawal_count_limit_exceeded', 'card_declined', 'card_missing'],
];

/** Of these the bank itself says no more. */
const vagueCodes = new Set([
  ...['card_declined', 'generic_decline', 'do_not_honor', 'do_not_try_again', 'no_action_taken'],
  ...['security_violation'],
]);

const unexplained = declined(null, null);

test.each(standardCodes)('%s is told in plain words, with what to do next', (code) => {
  const { failure, advice } = declined(code);
  for (const sentence of [failure, advice]) {
    expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(sentence).not.toMatch(/_/);
  }
  expect(failure === unexplained.failure).toBe(vagueCodes.has(code));
});

test("the bank's own code says more than the provider's", () => {
  expect(declined('expired_card').failure).toBe('The card has expired.');
  expect(declined(null, 'expired_card').failure).toBe('The card has expired.');
  expect(declined('unheard_of', 'expired_card').failure).toBe('The card has expired.');
});

test.each([null, 'unheard_of', 'constructor', '__proto__'])('a code that says nothing: %p', (code) => {
  expect(declined(code, code)).toEqual(unexplained);
});

test.each([
  [
    'Incoming',
    null,
    'Nothing is charged for it any more. If the client still owes it, ask them to pay you another way.',
  ],
  [
    'Incoming',
    'expired_card',
    'Nothing is charged for it any more. If the client still owes it, ask them to pay you another way.',
  ],
  ['Outgoing', null, 'Nothing is charged for it any more.'],
  ['Outgoing', 'insufficient_funds', 'Nothing is charged for it any more.'],
] as const)(
  'a payment that was canceled says so, and advises nothing that can’t be done with it: %s, %s',
  (direction, declineCode, advice) => {
    expect(declineOf({ status: 'Canceled', direction, declineCode, failureCode: null })).toEqual({
      failure: 'The payment was canceled before it was taken.',
      advice,
    });
  },
);

test.each(['lost_card', 'stolen_card', 'pickup_card', 'fraudulent', 'restricted_card', 'merchant_blacklist'])(
  '%s: the client is not to be told the reason',
  (code) => {
    expect(declined(code).advice).toMatch(/without naming the reason/);
  },
);

test.each(standardCodes)('%s of the company itself speaks of no client', (code) => {
  const { failure, advice } = declined(code, 'card_declined', 'Outgoing');
  for (const sentence of [failure, advice]) {
    expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(sentence).not.toMatch(/client|your own rules/);
  }
});

test('without a billing card the next step is to add one', () => {
  expect(declined(null, 'card_missing', 'Outgoing').advice).toBe(
    'Add a billing card, and it is charged at once.',
  );
  expect(declined(null, 'card_missing').advice).toBe('Ask the client for a card.');
});
