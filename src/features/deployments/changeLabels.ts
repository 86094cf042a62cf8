import { parseAmount } from '@contract/money';
import { formatDate } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import * as texts from '@/texts/deployments';
import { inWords } from '@/texts/grammar';
import type { PortalChange } from './deploymentsApi';

export const areaLabels: Readonly<Record<PortalChange['area'], string>> = {
  Branding: texts.branding,
  Company: texts.companyDetails,
  ClientBilling: texts.plans,
  Legal: texts.legalPages,
  QuickGuide: texts.quickGuides,
};

export const kindLabels: Readonly<Record<PortalChange['kind'], string>> = {
  Added: texts.newIt,
  Changed: texts.changed,
  Removed: texts.removed,
};

const fieldLabels: Readonly<Record<string, string>> = {
  colour: texts.colour,
  squareLogo: texts.squareLogo,
  fullLogo: texts.fullLogo,
  tagline: texts.headline,
  farewell: texts.whatADeactivatedClientReads,
  isSignUpOpen: texts.visitorsCanSignUp,
  requireCardForTrial: texts.cardAskedForBeforeATrial,
  allowSelfUpgrade: texts.clientsCanChangeToItThemselves,
  isPopular: texts.markedAsPopular,
  isDefault: texts.chosenUnlessAClientChooses,
  taxBehavior: texts.tax,
  planIds: texts.whoSeesIt,
  effectiveOn: texts.inForceFrom,
  requiresReacceptance: texts.clientsAreAskedToAgreeAgain,
  pathname: texts.address,
  timeZone: texts.timeZone,
  order: texts.placeInTheList,
  version: texts.text,
  interval: texts.chargedEvery,
};

const brandFieldLabels: Readonly<Record<string, string>> = { title: texts.nameThatClientsRead };

const fieldName = (area: PortalChange['area'], field: string): string =>
  (area === 'Branding' ? brandFieldLabels[field] : undefined) ?? fieldLabels[field] ?? inWords(field);

const amountFields = new Set(['price', 'yearlyPrice', 'setupFee']);

/** Fields whose values are image paths. */
export const imageFields: ReadonlySet<string> = new Set(['squareLogo', 'fullLogo']);

/** Shown for a missing value. */
export const missingValue = 'nothing';

function formatValue(field: string, value: string | null, currency: string): string {
  if (field === 'planIds') return value === null ? 'everybody' : texts.clientsOfSomePlans;
  if (value === null) return missingValue;
  if (amountFields.has(field)) return formatMoney(parseAmount(value), currency);
  if (value === 'true') return 'yes';
  if (value === 'false') return 'no';
  if (field === 'effectiveOn') return formatDate(`${value}T12:00:00Z`);
  if (field === 'version') return texts.version(value);
  if (field === 'trialDays') return value === '1' ? texts.oneDay : texts.days(value);
  return value.replaceAll('\n', ', ');
}

export interface FormattedField {
  field: string;
  name: string;
  before: string;
  after: string;
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
