import type { StripeRequirement } from '../../platform';

/** Labels of the subject, by the first part of a requirement's name. */
const subjects: ReadonlyMap<string, string> = new Map([
  ['company', 'the company'],
  ['individual', 'the owner'],
  ['representative', 'the representative'],
  ['owners', 'the owners'],
  ['directors', 'the directors'],
  ['executives', 'the executives'],
]);

/** Labels by the start of a requirement's name. The first match applies. */
const requirementLabels: readonly (readonly [part: string, label: string])[] = [
  ['business_profile.url', 'The address of your website'],
  ['business_profile.mcc', 'The kind of business you run'],
  ['business_profile.product_description', 'What you sell, in a few words'],
  ['business_profile.name', 'The name that your clients know you by'],
  ['business_profile', 'Details of your business'],
  ['business_type', 'The legal form of your business'],
  ['external_account', 'A bank account for payouts'],
  ['bank_account', 'A bank account for payouts'],
  ['tos_acceptance', 'Your consent to Stripe’s terms of service'],
  ['settings.payments.statement_descriptor', 'The name on your clients’ bank statements'],
  ['documents.bank_account_ownership_verification', 'A proof that the bank account is yours'],
  ['documents', 'A document about your business'],
  ['company.owners_provided', 'Confirmation that all owners are named'],
  ['company.directors_provided', 'Confirmation that all directors are named'],
  ['company.executives_provided', 'Confirmation that all executives are named'],
];

/** Labels of a subject's details, by the rest of a requirement's name. The first match applies. */
const detailLabels: readonly (readonly [part: string, label: string])[] = [
  ['verification.additional_document', 'A second document'],
  ['verification.proof_of_liveness', 'A photo'],
  ['verification', 'A document'],
  ['proof_of_liveness', 'A photo'],
  ['first_name', 'First name'],
  ['last_name', 'Last name'],
  ['name', 'Name'],
  ['dob', 'Date of birth'],
  ['registered_address', 'Registered address'],
  ['address', 'Address'],
  ['email', 'Email address'],
  ['phone', 'Phone number'],
  ['id_number', 'Identity number'],
  ['ssn_last_4', 'Last four digits of the social security number'],
  ['tax_id', 'Tax number'],
  ['vat_id', 'VAT number'],
  ['registration_number', 'Registration number'],
  ['political_exposure', 'Public offices'],
  ['nationality', 'Nationality'],
  ['relationship', 'Role in the company'],
];

const matchesPart = (name: string, part: string): boolean => name === part || name.startsWith(`${part}.`);

const subjectOf = (first: string): string | undefined =>
  first.startsWith('person_') ? 'a person of the company' : subjects.get(first);

/** Formats the name of an unknown requirement: `a_new.thing` becomes `A new: thing`. */
function humanize(name: string): string {
  const text = name.replaceAll('_', ' ').replaceAll('.', ': ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function requirementLabel(name: string): string {
  const match = requirementLabels.find(([part]) => matchesPart(name, part));
  if (match) return match[1];
  const [first = '', ...others] = name.split('.');
  const subject = subjectOf(first);
  const rest = others.join('.');
  const detail = subject && detailLabels.find(([part]) => matchesPart(rest, part));
  if (detail) return `${detail[1]} of ${subject}`;
  return subject && rest === '' ? `Details of ${subject}` : humanize(name);
}

/**
 * Returns one requirement per label, past due first. Several Stripe names can share a label, such as the
 * parts of a date of birth.
 */
export function requirementsOf(
  currentlyDue: readonly string[],
  pastDue: readonly string[],
): StripeRequirement[] {
  const byLabel = new Map<string, StripeRequirement>();
  for (const name of [...pastDue, ...currentlyDue]) {
    const label = requirementLabel(name);
    if (!byLabel.has(label)) byLabel.set(label, { name, label, isPastDue: pastDue.includes(name) });
  }
  return [...byLabel.values()];
}
