import { accountStateOf, sandboxAccounts } from '../../platform/internals';
import { requirementLabel, requirementsOf } from './requirements';
import { type AccountStatusFields, stripeStateOf } from './state';
import type { StripeState } from '../../../contract/enums';

describe('stripeStateOf', () => {
  const ready: AccountStatusFields = {
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

  test.each<[state: StripeState, condition: string, account: AccountStatusFields | null]>([
    ['NotConnected', 'there is no account', null],
    ['Ready', 'charges and payouts are enabled and nothing is required', ready],
    ['Ready', 'a requirement has no deadline', { ...ready, currentlyDue: due }],
    [
      'RestrictedSoon',
      'a requirement has a deadline',
      { ...ready, currentlyDue: due, currentDeadline: deadline },
    ],
    ['RestrictedSoon', 'a requirement is past due and everything is enabled', { ...ready, pastDue: due }],
    ['Incomplete', 'details were not submitted', { ...chargesOff, detailsSubmitted: false }],
    [
      'Incomplete',
      'all requirements of a new account are past due',
      { ...chargesOff, detailsSubmitted: false, pastDue: due, disabledReason: 'requirements.past_due' },
    ],
    ['Incomplete', 'a requirement disables charges', { ...chargesOff, currentlyDue: due }],
    ['UnderReview', 'charges are disabled and nothing is required', chargesOff],
    [
      'UnderReview',
      'submitted details are being verified',
      { ...chargesOff, disabledReason: 'requirements.pending_verification' },
    ],
    ['UnderReview', 'the account is under review', { ...chargesOff, disabledReason: 'under_review' }],
    [
      'UnderReview',
      'only payouts wait for verification',
      { ...ready, payoutsEnabled: false, disabledReason: 'requirements.pending_verification' },
    ],
    [
      'Paused',
      'a past-due requirement disabled charges',
      { ...chargesOff, currentlyDue: due, pastDue: due, disabledReason: 'requirements.past_due' },
    ],
    ['Paused', 'the account was rejected', { ...chargesOff, disabledReason: 'rejected.fraud' }],
    [
      'Paused',
      'the platform paused the account while something is required',
      { ...chargesOff, currentlyDue: due, disabledReason: 'platform_paused' },
    ],
    [
      'Paused',
      'only payouts are disabled and something is required',
      { ...ready, payoutsEnabled: false, currentlyDue: due },
    ],
    [
      'Paused',
      'only payouts are disabled by a past-due requirement',
      { ...ready, payoutsEnabled: false, pastDue: due },
    ],
  ])('is %s when %s', (state, _condition, accountState) => {
    expect(stripeStateOf(accountState)).toBe(state);
  });

  test.each(sandboxAccounts.map(({ token, state }) => [token, state]))(
    'matches the state that the sandbox account %s advertises: %s',
    (token, state) => {
      const account = accountStateOf(`${token}:company`, deadline);
      expect(account && stripeStateOf(account)).toBe(state);
    },
  );
});

describe('Stripe requirements', () => {
  test.each([
    ['business_profile.url', 'Website address'],
    ['business_profile.support_phone', 'Business details'],
    ['external_account', 'Bank account for payouts'],
    ['tos_acceptance.date', 'Acceptance of Stripe’s terms of service'],
    ['company.tax_id', 'Company: Tax ID'],
    ['company.address.postal_code', 'Company: Address'],
    ['company.owners_provided', 'Confirmation that all owners are listed'],
    ['individual.dob.day', 'Owner: Date of birth'],
    ['individual.id_number', 'Owner: ID number'],
    ['individual.verification.document', 'Owner: Identity document'],
    ['individual.verification.additional_document', 'Owner: Second identity document'],
    ['representative.relationship.title', 'Representative: Role at the company'],
    ['person_1MqjB62eZvKYlo2C.first_name', 'Person: First name'],
    ['owners', 'Owners: Details'],
    ['individual', 'Owner: Details'],
    ['documents.company_license.files', 'Business document'],
  ])('with the name %s are labeled %s', (name, label) => {
    expect(requirementLabel(name)).toBe(label);
  });

  test.each([
    ['interv_1MqjB62eZvKYlo2C.a_new_form.support', 'Interv 1MqjB62eZvKYlo2C: a new form: support'],
    ['individual.favourite_colour', 'Individual: favourite colour'],
    ['company_stamp', 'Company stamp'],
    ['constructor', 'Constructor'],
    ['', ''],
  ])('with the unknown name %j are labeled %j', (name, label) => {
    expect(requirementLabel(name)).toBe(label);
  });

  test('that share a label are merged, and past-due ones come first', () => {
    expect(
      requirementsOf(
        ['individual.dob.day', 'individual.dob.month', 'individual.dob.year', 'company.tax_id'],
        ['company.tax_id', 'external_account'],
      ),
    ).toEqual([
      { name: 'company.tax_id', label: 'Company: Tax ID', isPastDue: true },
      { name: 'external_account', label: 'Bank account for payouts', isPastDue: true },
      { name: 'individual.dob.day', label: 'Owner: Date of birth', isPastDue: false },
    ]);
  });
});
