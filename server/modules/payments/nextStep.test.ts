import { nextStepOf } from './nextStep';

const client = { id: 'c1', name: 'Ada Lovelace' };

const failed = {
  status: 'Failed',
  direction: 'Incoming',
  client,
  declineCode: null,
  failureCode: 'card_declined',
} as const;

test.each([
  ['expired_card', 'AskForCard'],
  ['do_not_honor', 'AskForCard'],
  ['insufficient_funds', 'Retry'],
  ['try_again_later', 'Retry'],
  ['duplicate_transaction', null],
  ['stop_payment_order', null],
  [null, 'AskForCard'],
] as const)('what may help a client’s payment that failed with %s: %s', (declineCode, step) => {
  expect(nextStepOf({ ...failed, declineCode })).toBe(step);
});

test('what came in or is under way needs nothing', () => {
  expect(nextStepOf({ ...failed, status: 'Succeeded' })).toBeNull();
  expect(nextStepOf({ ...failed, status: 'Processing' })).toBeNull();
  expect(nextStepOf({ ...failed, status: 'Canceled' })).toBeNull();
});

test('nobody can be asked for a card where no client is known', () => {
  expect(nextStepOf({ ...failed, client: null })).toBeNull();
});

test('the company’s own charge is tried again', () => {
  expect(nextStepOf({ ...failed, direction: 'Outgoing', client: null, declineCode: 'expired_card' })).toBe(
    'Retry',
  );
});
