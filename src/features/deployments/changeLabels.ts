import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { parseAmount } from '@contract/money';
import { formatDate, formatList, languageName } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import { fieldLabel, labelInLanguage } from '@/ui/activity/fieldLabels';
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

/** The fields that have another meaning in published content than in the audit log. */
const portalFieldLabels: Readonly<
  Partial<Record<PortalChange['area'], Readonly<Record<string, MessageDescriptor>>>>
> = {
  Branding: { title: msg`Public name` },
  Legal: { version: msg`Text`, translationVersion: msg`Text` },
  QuickGuide: { version: msg`Text`, translationVersion: msg`Text` },
};

function fieldName(area: PortalChange['area'], { field, language }: PortalChange['fields'][number]): string {
  const label = portalFieldLabels[area]?.[field];
  return labelInLanguage(label ? i18n._(label) : fieldLabel(field), language);
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
const languageFields = new Set(['languages', 'defaultLanguage', 'contentLanguage']);
const versionFields = new Set(['version', 'translationVersion']);

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
  if (languageFields.has(field)) return formatList(value.split('\n').map(languageName), 'unit');
  if (versionFields.has(field)) return t`Version ${value}`;
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
    .map((change) => ({
      field: change.field,
      name: fieldName(area, change),
      before: formatValue(change.field, change.before ?? null, currency),
      after: formatValue(change.field, change.after ?? null, currency),
    }));
}
