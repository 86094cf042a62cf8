import { formatDate } from '@/lib/format';
import { formatMoney, minorUnitsIn } from '@/lib/money';
import { inWords } from '@/ui/activity/activityWords';
import type { SiteChange } from './deploymentsApi';

export const areaWords: Readonly<Record<SiteChange['area'], string>> = {
  Branding: 'Branding',
  Company: 'Company details',
  ClientBilling: 'Plans',
  Legal: 'Legal pages',
  QuickGuide: 'Quick guides',
};

export const kindWords: Readonly<Record<SiteChange['kind'], string>> = {
  Added: 'New',
  Changed: 'Changed',
  Removed: 'Removed',
};

const fieldWords: Readonly<Record<string, string>> = {
  colour: 'Colour',
  squareLogo: 'Square logo',
  fullLogo: 'Full logo',
  tagline: 'Headline',
  farewell: 'What a deactivated client reads',
  isSignUpOpen: 'Visitors can sign up',
  requireCardForTrial: 'Card asked for before a trial',
  allowSelfUpgrade: 'Clients can change to it themselves',
  isPopular: 'Marked as popular',
  isDefault: 'Chosen unless a client chooses another',
  taxBehavior: 'Tax',
  planIds: 'Who sees it',
  effectiveOn: 'In force from',
  requiresReacceptance: 'Clients are asked to agree again',
  pathname: 'Address',
  timeZone: 'Time zone',
  order: 'Place in the list',
  version: 'Text',
  interval: 'Charged every',
};

const brandWords: Readonly<Record<string, string>> = { title: 'Name that clients read' };

const fieldName = (area: SiteChange['area'], field: string): string =>
  (area === 'Branding' ? brandWords[field] : undefined) ?? fieldWords[field] ?? inWords(field);

const amounts = new Set(['price', 'yearlyPrice', 'setupFee']);

/** Fields whose values are the paths of pictures. */
export const pictures: ReadonlySet<string> = new Set(['squareLogo', 'fullLogo']);

/** Stands for what is not there. */
export const nothing = 'nothing';

/** What stood, or stands, in a field, as people read it. */
function valueWords(field: string, value: string | null, currency: string): string {
  if (field === 'planIds') return value === null ? 'everybody' : 'clients of some plans';
  if (value === null) return nothing;
  if (amounts.has(field)) return formatMoney(minorUnitsIn(value), currency);
  if (value === 'true') return 'yes';
  if (value === 'false') return 'no';
  if (field === 'effectiveOn') return formatDate(`${value}T12:00:00Z`);
  if (field === 'version') return `version ${value}`;
  if (field === 'trialDays') return value === '1' ? '1 day' : `${value} days`;
  return value.replaceAll('\n', ', ');
}

export interface FieldWords {
  field: string;
  name: string;
  before: string;
  after: string;
}

/** Each field that differs; of what is new, only what it has. */
export function fieldWordsOf({ area, kind, fields }: SiteChange, companyCurrency: string): FieldWords[] {
  const valueOf = (name: string) => fields.find(({ field }) => field === name);
  const currency = valueOf('currency')?.after ?? valueOf('currency')?.before ?? companyCurrency;
  return fields
    .filter(({ after }) => kind !== 'Added' || after !== null)
    .map(({ field, before, after }) => ({
      field,
      name: fieldName(area, field),
      before: valueWords(field, before ?? null, currency),
      after: valueWords(field, after ?? null, currency),
    }));
}
