import { formatDate } from '@/lib/format';
import { formatMoney, minorUnitsIn } from '@/lib/money';
import { inWords } from '@/texts/inWords';
import * as texts from '@/texts/deployments';
import type { SiteChange } from './deploymentsApi';

export const areaWords: Readonly<Record<SiteChange['area'], string>> = {
  Branding: texts.branding,
  Company: texts.companyDetails,
  ClientBilling: texts.plans,
  Legal: texts.legalPages,
  QuickGuide: texts.quickGuides,
};

export const kindWords: Readonly<Record<SiteChange['kind'], string>> = {
  Added: texts.newIt,
  Changed: texts.changed,
  Removed: texts.removed,
};

const fieldWords: Readonly<Record<string, string>> = {
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

const brandWords: Readonly<Record<string, string>> = { title: texts.nameThatClientsRead };

const fieldName = (area: SiteChange['area'], field: string): string =>
  (area === 'Branding' ? brandWords[field] : undefined) ?? fieldWords[field] ?? inWords(field);

const amounts = new Set(['price', 'yearlyPrice', 'setupFee']);

/** Fields whose values are the paths of pictures. */
export const pictures: ReadonlySet<string> = new Set(['squareLogo', 'fullLogo']);

/** Stands for what is not there. */
export const nothing = 'nothing';

/** What stood, or stands, in a field, as people read it. */
function valueWords(field: string, value: string | null, currency: string): string {
  if (field === 'planIds') return value === null ? 'everybody' : texts.clientsOfSomePlans;
  if (value === null) return nothing;
  if (amounts.has(field)) return formatMoney(minorUnitsIn(value), currency);
  if (value === 'true') return 'yes';
  if (value === 'false') return 'no';
  if (field === 'effectiveOn') return formatDate(`${value}T12:00:00Z`);
  if (field === 'version') return texts.version(value);
  if (field === 'trialDays') return value === '1' ? texts.oneDay : texts.days(value);
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
