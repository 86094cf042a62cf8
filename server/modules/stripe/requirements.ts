import type { StripeRequirement } from '../../schema.generated';

/** Whom a requirement's first part is about. */
const subjects: ReadonlyMap<string, string> = new Map([
  ['company', 'the company'],
  ['individual', 'the owner'],
  ['representative', 'the representative'],
  ['owners', 'the owners'],
  ['directors', 'the directors'],
  ['executives', 'the executives'],
]);

/** What is asked for, by how the name begins; the first that fits. */
const things: readonly (readonly [part: string, label: string])[] = [
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

/** What is asked about somebody, by how the name goes on. */
const details: readonly (readonly [part: string, label: string])[] = [
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

const isOf = (name: string, part: string): boolean => name === part || name.startsWith(`${part}.`);

const subjectOf = (first: string): string | undefined =>
  first.startsWith('person_') ? 'a person of the company' : subjects.get(first);

/** What no table knows, at least without dots and dashes: `a_new.thing` is `A new: thing`. */
function spelledOut(name: string): string {
  const text = name.replaceAll('_', ' ').replaceAll('.', ': ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What Stripe asks for, in plain words. */
export function requirementLabel(name: string): string {
  const thing = things.find(([part]) => isOf(name, part));
  if (thing) return thing[1];
  const [first = '', ...others] = name.split('.');
  const subject = subjectOf(first);
  const rest = others.join('.');
  const detail = subject && details.find(([part]) => isOf(rest, part));
  if (detail) return `${detail[1]} of ${subject}`;
  return subject && rest === '' ? `Details of ${subject}` : spelledOut(name);
}

/** Each thing once, the overdue first: a date of birth is three names of Stripe's. */
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
