import { requirementLabel, requirementsOf } from './requirements';

test.each([
  ['business_profile.url', 'The address of your website'],
  ['business_profile.support_phone', 'Details of your business'],
  ['external_account', 'A bank account for payouts'],
  ['tos_acceptance.date', 'Your consent to Stripe’s terms of service'],
  ['company.tax_id', 'Tax number of the company'],
  ['company.address.postal_code', 'Address of the company'],
  ['company.owners_provided', 'Confirmation that all owners are named'],
  ['individual.dob.day', 'Date of birth of the owner'],
  ['individual.id_number', 'Identity number of the owner'],
  ['individual.verification.document', 'A document of the owner'],
  ['individual.verification.additional_document', 'A second document of the owner'],
  ['representative.relationship.title', 'Role in the company of the representative'],
  ['person_1MqjB62eZvKYlo2C.first_name', 'First name of a person of the company'],
  ['owners', 'Details of the owners'],
  ['individual', 'Details of the owner'],
  ['documents.company_license.files', 'A document about your business'],
])('%s is: %s', (name, label) => {
  expect(requirementLabel(name)).toBe(label);
});

test.each([
  ['interv_1MqjB62eZvKYlo2C.a_new_form.support', 'Interv 1MqjB62eZvKYlo2C: a new form: support'],
  ['individual.favourite_colour', 'Individual: favourite colour'],
  ['company_stamp', 'Company stamp'],
  ['constructor', 'Constructor'],
  ['', ''],
])('what nobody has heard of stays readable: %s', (name, label) => {
  expect(requirementLabel(name)).toBe(label);
});

test('each thing is asked for once, the overdue first', () => {
  expect(
    requirementsOf(
      ['individual.dob.day', 'individual.dob.month', 'individual.dob.year', 'company.tax_id'],
      ['company.tax_id', 'external_account'],
    ),
  ).toEqual([
    { name: 'company.tax_id', label: 'Tax number of the company', isPastDue: true },
    { name: 'external_account', label: 'A bank account for payouts', isPastDue: true },
    { name: 'individual.dob.day', label: 'Date of birth of the owner', isPastDue: false },
  ]);
});
