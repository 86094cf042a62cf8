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
  Added: msg`New`,
  Changed: msg`Changed`,
  Removed: msg`Removed`,
};

const fieldLabels: Readonly<Record<string, MessageDescriptor>> = {
  colour: msg`Colour`,
  squareLogo: msg`Square logo`,
  fullLogo: msg`Full logo`,
  tagline: msg`Headline`,
  farewell: msg`What a deactivated client reads`,
  isSignUpOpen: msg`Visitors can sign up`,
  requireCardForTrial: msg`Card asked for before a trial`,
  allowSelfUpgrade: msg`Clients can change to it themselves`,
  isPopular: msg`Marked as popular`,
  isDefault: msg`Chosen unless a client chooses another`,
  taxBehavior: msg`Tax`,
  planIds: msg`Who sees it`,
  effectiveOn: msg`In force from`,
  requiresReacceptance: msg`Clients are asked to agree again`,
  pathname: msg`Address`,
  timeZone: msg`Time zone`,
  order: msg`Place in the list`,
  version: msg`Text`,
  interval: msg`Charged every`,
};

const brandFieldLabels: Readonly<Record<string, MessageDescriptor>> = {
  title: msg`Name that clients read`,
};

function fieldName(area: PortalChange['area'], field: string): string {
  const label = (area === 'Branding' ? brandFieldLabels[field] : undefined) ?? fieldLabels[field];
  return label ? i18n._(label) : inWords(field);
}

const amountFields = new Set(['price', 'yearlyPrice', 'setupFee']);

/** Fields whose values are image paths. */
export const imageFields: ReadonlySet<string> = new Set(['squareLogo', 'fullLogo']);

function formatValue(field: string, value: string | null, currency: string): string | null {
  if (field === 'planIds') return value === null ? t`everybody` : t`clients of some plans`;
  if (value === null) return null;
  if (amountFields.has(field)) return formatMoney(parseAmount(value), currency);
  if (value === 'true') return t`yes`;
  if (value === 'false') return t`no`;
  if (field === 'effectiveOn') return formatDate(`${value}T12:00:00Z`);
  if (field === 'version') return t`version ${value}`;
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
