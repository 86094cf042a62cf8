import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { type AuditField, isAuditField } from '@contract/auditFields';
import type { NotificationKind } from '@contract/enums';
import { languageName } from '@/lib/format';
import { inWords } from '@/lib/humanize';

const fieldLabels: Readonly<Record<AuditField, MessageDescriptor>> = {
  actions: msg`Actions`,
  actorIds: msg`Actors`,
  actorTypes: msg`Actor types`,
  added: msg`Added`,
  addressLine1: msg`Address`,
  addressLine2: msg`Address line 2`,
  afterLastRetry: msg`After the last retry`,
  allowSelfUpgrade: msg`Clients can change to this plan`,
  audience: msg`Audience`,
  blockedReason: msg`Block reason`,
  bytes: msg`Size in bytes`,
  card: msg`Card`,
  changed: msg`Changed`,
  city: msg`City`,
  clients: msg`Clients`,
  closedAccountMessage: msg`Closed-account message`,
  code: msg`Code`,
  colour: msg`Color`,
  columns: msg`Columns`,
  companyName: msg`Company name`,
  contactFirstName: msg`First name`,
  contactLastName: msg`Last name`,
  contentLanguage: msg`Content language`,
  country: msg`Country`,
  currency: msg`Currency`,
  daysAhead: msg`Days ahead`,
  deactivateAt: msg`Deactivation date`,
  deactivationNote: msg`Deactivation note`,
  deactivationReason: msg`Deactivation reason`,
  defaultLanguage: msg`Default language`,
  defaultPlan: msg`Default plan`,
  description: msg`Description`,
  effectiveOn: msg`Effective date`,
  email: msg`Email`,
  emailAskedFor: msg`Requested email`,
  expiresAt: msg`Expiration date`,
  externalId: msg`External ID`,
  failed: msg`Failed step`,
  failure: msg`Failure`,
  farewell: msg`Closed-account message`,
  features: msg`Features`,
  firstStep: msg`First factor`,
  from: msg({ message: 'From', context: 'date' }),
  fullLogo: msg`Full logo`,
  goodRows: msg`Valid rows`,
  googleSubject: msg`Google account`,
  graceDays: msg`Grace period in days`,
  hasTwoFactor: msg`Two-factor`,
  html: msg`Text`,
  importedRows: msg`Imported rows`,
  interval: msg`Billing interval`,
  intervalCount: msg`Number of intervals`,
  introduction: msg`Introduction`,
  ipAddress: msg`IP address`,
  isDefault: msg`Default plan`,
  isPopular: msg`Most popular`,
  isPublic: msg`Show in price table`,
  isShared: msg`Shared`,
  isSignUpOpen: msg`Sign-up open`,
  isTwoFactorRequired: msg`Require two-factor`,
  language: msg`Language`,
  languages: msg`Client languages`,
  left: msg`Kept`,
  legalName: msg`Registered name`,
  list: msg({ message: 'List', context: 'noun' }),
  locale: msg`Dates and numbers`,
  mapping: msg`Columns`,
  matchBy: msg`Match by`,
  name: msg`Name`,
  newAddress: msg`New address`,
  note: msg`Note`,
  oldAddress: msg`Previous address`,
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
  primary: msg`Primary domain`,
  publishableKey: msg`Publishable key`,
  query: msg`Search term`,
  reason: msg`Reason`,
  recoveryCodesLeft: msg`Recovery codes left`,
  redirect: msg`Redirect`,
  refundAmount: msg`Refund amount`,
  refused: msg`Refused`,
  refusedRows: msg`Refused rows`,
  replaced: msg`Replaced`,
  requireCardForTrial: msg`Card required for trial`,
  requiresReacceptance: msg`Clients must accept again`,
  restoredFrom: msg`Restored from`,
  reviewDueOn: msg`Review due`,
  role: msg`Role`,
  rows: msg`Rows`,
  scheduledBy: msg`Scheduled by`,
  search: msg`Search term`,
  secondStep: msg`Second factor`,
  sessions: msg`Sessions`,
  setupFee: msg`Setup fee`,
  skipped: msg`Skipped`,
  skippedRows: msg`Skipped rows`,
  squareLogo: msg`Square logo`,
  state: msg`State or region`,
  status: msg`Status`,
  stripeState: msg`Account status`,
  subscribers: msg`Existing clients`,
  summary: msg`Summary`,
  tagline: msg`Headline`,
  tags: msg`Tags`,
  takenback: msg`Removed`,
  targetId: msg`Target`,
  targetTypes: msg`Target types`,
  taxBehavior: msg`Tax`,
  taxId: msg`Tax ID`,
  timeZone: msg`Time zone`,
  title: msg`Title`,
  to: msg({ message: 'To', context: 'date' }),
  totalRows: msg`Total rows`,
  trialDays: msg`Free trial`,
  trialEndsAt: msg`Trial end`,
  trigger: msg`Trigger`,
  unchanged: msg`Unchanged`,
  unchangedRows: msg`Unchanged rows`,
  undoes: msg`Undone bulk action`,
  unmatchedValues: msg`Unmatched values`,
  updatedRows: msg`Updated rows`,
  updateRows: msg`Rows to update`,
  validRows: msg`Valid rows`,
  version: msg`Version`,
  website: msg`Website`,
  words: msg`Word count`,
  yearlyPrice: msg`Yearly price`,
};

/** The names of the kinds of notifications. */
export const notificationTitles: Readonly<Record<NotificationKind, MessageDescriptor>> = {
  ClientAdded: msg`New clients`,
  PaymentFailed: msg`Failed payments`,
  DeploymentDone: msg`Deployments`,
  DomainLive: msg`Domain live`,
  DomainBroken: msg`Domain problems`,
};

/** Returns the label of a notification preference, such as `ClientAdded.byMail`, or null for another field. */
function preferenceLabel(field: string): string | null {
  const [kind = '', channel] = field.split('.');
  const descriptor = Object.entries(notificationTitles).find(([name]) => name === kind)?.[1];
  if (!descriptor) return null;
  const title = i18n._(descriptor);
  return channel === 'inConsole' ? t`${title}: console` : t`${title}: email`;
}

/**
 * Returns the label of an audited field. A title that an operator wrote is its own label. A code of a newer API
 * is shown in words.
 */
export function fieldLabel(field: string): string {
  if (isAuditField(field)) return i18n._(fieldLabels[field]);
  return preferenceLabel(field) ?? (/^[a-z]\w*$/.test(field) ? inWords(field) : field);
}

/** Returns the label of a field with its language, if it has one, as `Headline (German)`. */
export const labelInLanguage = (label: string, language: string | null | undefined): string =>
  language
    ? t({
        message: `${label} (${{ language: languageName(language) }})`,
        comment: 'Such as “Headline (German)”',
      })
    : label;
