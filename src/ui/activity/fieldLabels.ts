import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { languageName } from '@/lib/format';
import { inWords } from '@/lib/humanize';

const fieldLabels: Readonly<Record<string, MessageDescriptor>> = {
  addressLine1: msg`Address`,
  addressLine2: msg`Address line 2`,
  allowSelfUpgrade: msg`Clients can change to this plan`,
  audience: msg`Audience`,
  card: msg`Card`,
  city: msg`City`,
  clients: msg`Clients`,
  closedAccountMessage: msg`Closed-account message`,
  colour: msg`Color`,
  columns: msg`Columns`,
  companyName: msg`Company name`,
  contactFirstName: msg`First name`,
  contactLastName: msg`Last name`,
  contentLanguage: msg`Content language`,
  country: msg`Country`,
  currency: msg`Currency`,
  deactivateAt: msg`Deactivation date`,
  defaultLanguage: msg`Default language`,
  defaultPlan: msg`Default plan`,
  description: msg`Description`,
  effectiveOn: msg`Effective date`,
  email: msg`Email`,
  expiresAt: msg`Expiration date`,
  externalId: msg`External ID`,
  failure: msg`Failure`,
  farewell: msg`Closed-account message`,
  features: msg`Features`,
  fullLogo: msg`Full logo`,
  googleSubject: msg`Google account`,
  hasTwoFactor: msg`Two-factor`,
  html: msg`Text`,
  interval: msg`Billing interval`,
  intervalCount: msg`Number of intervals`,
  introduction: msg`Introduction`,
  isDefault: msg`Default plan`,
  isPopular: msg`Most popular`,
  isSignUpOpen: msg`Sign-up open`,
  isTwoFactorRequired: msg`Require two-factor`,
  language: msg`Language`,
  languages: msg`Client languages`,
  legalName: msg`Registered name`,
  locale: msg`Dates and numbers`,
  name: msg`Name`,
  note: msg`Note`,
  order: msg`Position`,
  owner: msg`Owner`,
  password: msg`Password`,
  pathname: msg`URL`,
  paymentCard: msg`Card`,
  payments: msg`Payments`,
  permissions: msg`Permissions`,
  phone: msg`Phone`,
  plan: msg`Plan`,
  planIds: msg`Audience`,
  portalLanguages: msg`Client languages`,
  postalCode: msg`Postal code`,
  price: msg`Price`,
  priceVersion: msg`Price version`,
  reason: msg`Reason`,
  refundAmount: msg`Refund amount`,
  requireCardForTrial: msg`Card required for trial`,
  requiresReacceptance: msg`Clients must accept again`,
  role: msg`Role`,
  sessions: msg`Sessions`,
  setupFee: msg`Setup fee`,
  squareLogo: msg`Square logo`,
  state: msg`State or region`,
  status: msg`Status`,
  summary: msg`Summary`,
  tagline: msg`Headline`,
  tags: msg`Tags`,
  taxBehavior: msg`Tax`,
  taxId: msg`Tax ID`,
  timeZone: msg`Time zone`,
  title: msg`Title`,
  trialDays: msg`Free trial`,
  trialEndsAt: msg`Trial end`,
  version: msg`Version`,
  website: msg`Website`,
  words: msg`Word count`,
  yearlyPrice: msg`Yearly price`,
};

/** Returns the label of a field. Rare fields without a message show their English name. */
export function fieldLabel(field: string): string {
  const label = fieldLabels[field];
  return label ? i18n._(label) : inWords(field);
}

/** Returns the label of a field with its language, if it has one, as `Headline (German)`. */
export const labelInLanguage = (label: string, language: string | null | undefined): string =>
  language
    ? t({
        message: `${label} (${{ language: languageName(language) }})`,
        comment: 'Such as “Headline (German)”',
      })
    : label;
