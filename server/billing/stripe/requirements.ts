import { t } from '../../lib/i18n/i18n';
import type { StripeRequirement } from '../../platform';

/** Labels of the subject, by the first part of a requirement's name. */
const subjects: ReadonlyMap<string, () => string> = new Map([
  ['company', () => t('Company')],
  ['individual', () => t('Owner')],
  ['representative', () => t('Representative')],
  ['owners', () => t('Owners')],
  ['directors', () => t('Directors')],
  ['executives', () => t('Executives')],
]);

/** Labels by the start of a requirement's name. The first match applies. */
const requirementLabels: readonly (readonly [part: string, label: () => string])[] = [
  ['business_profile.url', () => t('Website address')],
  ['business_profile.mcc', () => t('Industry')],
  ['business_profile.product_description', () => t('Description of what you sell')],
  ['business_profile.name', () => t('Public business name')],
  ['business_profile', () => t('Business details')],
  ['business_type', () => t('Type of business')],
  ['external_account', () => t('Bank account for payouts')],
  ['bank_account', () => t('Bank account for payouts')],
  ['tos_acceptance', () => t('Acceptance of Stripe’s terms of service')],
  ['settings.payments.statement_descriptor', () => t('Statement descriptor')],
  ['documents.bank_account_ownership_verification', () => t('Proof that you own the bank account')],
  ['documents', () => t('Business document')],
  ['company.owners_provided', () => t('Confirmation that all owners are listed')],
  ['company.directors_provided', () => t('Confirmation that all directors are listed')],
  ['company.executives_provided', () => t('Confirmation that all executives are listed')],
];

/** Labels of a subject's details, by the rest of a requirement's name. The first match applies. */
const detailLabels: readonly (readonly [part: string, label: () => string])[] = [
  ['verification.additional_document', () => t('Second identity document')],
  ['verification.proof_of_liveness', () => t('Photo')],
  ['verification', () => t('Identity document')],
  ['proof_of_liveness', () => t('Photo')],
  ['first_name', () => t('First name')],
  ['last_name', () => t('Last name')],
  ['name', () => t('Name')],
  ['dob', () => t('Date of birth')],
  ['registered_address', () => t('Registered address')],
  ['address', () => t('Address')],
  ['email', () => t('Email address')],
  ['phone', () => t('Phone number')],
  ['id_number', () => t('ID number')],
  ['ssn_last_4', () => t('Last 4 digits of the Social Security number')],
  ['tax_id', () => t('Tax ID')],
  ['vat_id', () => t('VAT number')],
  ['registration_number', () => t('Registration number')],
  ['political_exposure', () => t('Political exposure')],
  ['nationality', () => t('Nationality')],
  ['relationship', () => t('Role at the company')],
];

const matchesPart = (name: string, part: string): boolean => name === part || name.startsWith(`${part}.`);

const subjectOf = (first: string): string | undefined =>
  first.startsWith('person_') ? t('Person') : subjects.get(first)?.();

/** Formats the name of an unknown requirement: `a_new.thing` becomes `A new: thing`. */
function humanize(name: string): string {
  const text = name.replaceAll('_', ' ').replaceAll('.', ': ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function requirementLabel(name: string): string {
  const match = requirementLabels.find(([part]) => matchesPart(name, part));
  if (match) return match[1]();
  const [first = '', ...others] = name.split('.');
  const subject = subjectOf(first);
  if (subject === undefined) return humanize(name);
  const rest = others.join('.');
  const detail = rest === '' ? t('Details') : detailLabels.find(([part]) => matchesPart(rest, part))?.[1]();
  return detail === undefined ? humanize(name) : t('{subject}: {detail}', { subject, detail });
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
