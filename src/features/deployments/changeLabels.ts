import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { parseAmount } from '@contract/money';
import { formatDate } from '@/lib/format';
import { inWords } from '@/lib/humanize';
import { formatMoney } from '@/lib/money';
import type { PortalChange } from './deploymentsApi';

export const areaLabels: Readonly<Record<PortalChange['area'], MessageDescriptor>> = {
  Branding: msg`Branding`,
  Company: msg`Company details`,
  ClientBilling: msg`Plans`,
  Legal: msg`Legal pages`,
  QuickGuide: msg`Quick guides`,
};

export const kindLabels: Readonly<Record<PortalChange['kind'], MessageDescriptor>> = {
  Added: msg`Added`,
  Changed: msg`Changed`,
  Removed: msg`Removed`,
};

const fieldLabels: Readonly<Record<string, MessageDescriptor>> = {
  name: msg`Name`,
  title: msg`Title`,
  summary: msg`Summary`,
  description: msg`Description`,
  email: msg`Email`,
  phone: msg`Phone`,
  country: msg`Country`,
  website: msg`Website`,
  currency: msg`Currency`,
  colour: msg`Color`,
  squareLogo: msg`Square logo`,
  fullLogo: msg`Full logo`,
  tagline: msg`Headline`,
  introduction: msg`Introduction`,
  farewell: msg`Closed-account message`,
  isSignUpOpen: msg`Sign-up open`,
  features: msg`Features`,
  price: msg`Price`,
  yearlyPrice: msg`Yearly price`,
  setupFee: msg`Setup fee`,
  trialDays: msg`Free trial`,
  requireCardForTrial: msg`Card required for trial`,
  allowSelfUpgrade: msg`Clients can change to this plan`,
  isPopular: msg`Most popular`,
  isDefault: msg`Default plan`,
  taxBehavior: msg`Tax`,
  planIds: msg`Audience`,
  effectiveOn: msg`Effective date`,
  requiresReacceptance: msg`Clients must accept again`,
  pathname: msg`URL`,
  timeZone: msg`Time zone`,
  order: msg`Position`,
  version: msg`Text`,
  interval: msg`Billing interval`,
  intervalCount: msg`Number of intervals`,
};

const brandFieldLabels: Readonly<Record<string, MessageDescriptor>> = {
  title: msg`Public name`,
};

function fieldName(area: PortalChange['area'], field: string): string {
  const label = (area === 'Branding' ? brandFieldLabels[field] : undefined) ?? fieldLabels[field];
  return label ? i18n._(label) : inWords(field);
}

const valueLabels: Readonly<Record<string, Readonly<Record<string, MessageDescriptor>>>> = {
  interval: { Week: msg`Week`, Month: msg`Month`, Year: msg`Year` },
  taxBehavior: {
    Unspecified: msg`Not specified`,
    Inclusive: msg`Included in price`,
    Exclusive: msg`Added to price`,
  },
};

const amountFields = new Set(['price', 'yearlyPrice', 'setupFee']);

/** Fields whose values are image paths. */
export const imageFields: ReadonlySet<string> = new Set(['squareLogo', 'fullLogo']);

function formatValue(field: string, value: string | null, currency: string): string | null {
  if (field === 'planIds') return value === null ? t`All clients` : t`Clients on selected plans`;
  if (value === null) return null;
  const label = valueLabels[field]?.[value];
  if (label) return i18n._(label);
  if (amountFields.has(field)) return formatMoney(parseAmount(value), currency);
  if (value === 'true') return t`Yes`;
  if (value === 'false') return t`No`;
  if (field === 'effectiveOn') return formatDate(`${value}T12:00:00Z`);
  if (field === 'version') return t`Version ${value}`;
  if (field === 'trialDays') return t`${plural({ count: Number(value) }, { one: '# day', other: '# days' })}`;
  return value.replaceAll('\n', ', ');
}

export interface FormattedField {
  field: string;
  name: string;
  /** Null for a missing value. */
  before: string | null;
  after: string | null;
}

/** Formats the changed fields; those of an added item appear only if they have a value. */
export function formatFields(
  { area, kind, fields }: PortalChange,
  companyCurrency: string,
): FormattedField[] {
  const valueOf = (name: string) => fields.find(({ field }) => field === name);
  const currency = valueOf('currency')?.after ?? valueOf('currency')?.before ?? companyCurrency;
  return fields
    .filter(({ after }) => kind !== 'Added' || after !== null)
    .map(({ field, before, after }) => ({
      field,
      name: fieldName(area, field),
      before: formatValue(field, before ?? null, currency),
      after: formatValue(field, after ?? null, currency),
    }));
}
