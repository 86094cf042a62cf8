import { sandboxAccounts, accountStateOf } from '../../card-provider/sandbox/accounts';
import type { StripeState } from '../../schema.generated';
import { stripeStateOf, type Standing } from './state';

const ready: Standing = {
  chargesEnabled: true,
  payoutsEnabled: true,
  detailsSubmitted: true,
  currentlyDue: [],
  pastDue: [],
  currentDeadline: null,
  disabledReason: null,
};
const chargesOff = { ...ready, chargesEnabled: false, payoutsEnabled: false };
const due = ['company.tax_id'];
const deadline = new Date('2026-12-01T00:00:00Z');

test.each<[what: string, standing: Standing | null, state: StripeState]>([
  ['there is no account', null, 'NotConnected'],
  ['charges and payouts are on and nothing is asked for', ready, 'Ready'],
  ['something is asked for without a deadline', { ...ready, currentlyDue: due }, 'Ready'],
  [
    'something is asked for by a deadline',
    { ...ready, currentlyDue: due, currentDeadline: deadline },
    'RestrictedSoon',
  ],
  ['something is overdue, and all works still', { ...ready, pastDue: due }, 'RestrictedSoon'],
  ['the details were never handed in', { ...chargesOff, detailsSubmitted: false }, 'Incomplete'],
  [
    'a new account has everything overdue at once',
    { ...chargesOff, detailsSubmitted: false, pastDue: due, disabledReason: 'requirements.past_due' },
    'Incomplete',
  ],
  ['charges wait for something that is asked for', { ...chargesOff, currentlyDue: due }, 'Incomplete'],
  ['nothing is asked for, and charges are off', chargesOff, 'UnderReview'],
  [
    'what was given is being verified',
    { ...chargesOff, disabledReason: 'requirements.pending_verification' },
    'UnderReview',
  ],
  ['the account is being looked into', { ...chargesOff, disabledReason: 'under_review' }, 'UnderReview'],
  [
    'payouts alone wait for verification',
    { ...ready, payoutsEnabled: false, disabledReason: 'requirements.pending_verification' },
    'UnderReview',
  ],
  [
    'charges were switched off over something overdue',
    { ...chargesOff, currentlyDue: due, pastDue: due, disabledReason: 'requirements.past_due' },
    'Paused',
  ],
  ['the account was rejected', { ...chargesOff, disabledReason: 'rejected.fraud' }, 'Paused'],
  [
    'the platform paused it while something is asked for',
    { ...chargesOff, currentlyDue: due, disabledReason: 'platform_paused' },
    'Paused',
  ],
  [
    'payouts alone are off, and something is asked for',
    { ...ready, payoutsEnabled: false, currentlyDue: due },
    'Paused',
  ],
  [
    'payouts alone are off over something overdue',
    { ...ready, payoutsEnabled: false, pastDue: due },
    'Paused',
  ],
])('%s: %#', (_what, standing, state) => {
  expect(stripeStateOf(standing)).toBe(state);
});

test.each(sandboxAccounts.map(({ token, state }) => [token, state]))('%s is %s', (token, state) => {
  const account = accountStateOf(`${token}:company`, deadline);
  expect(account && stripeStateOf(account)).toBe(state);
});
