import { defaultLanguage } from '../../../contract/languages';
import { language } from '../../lib/i18n/i18n';
import type { DeploymentKind, DeploymentStepName, PlanInterval, TaxBehavior } from '../../../contract/enums';

interface Translated<Texts> {
  /** Texts by language, which replace the properties with the same names. */
  translations?: Readonly<Record<string, Partial<Texts>>>;
  /** The texts before `localizeSnapshot` translated them into another language. */
  original?: Texts & { language: string };
}

interface BrandTexts {
  tagline: string | null;
  introduction: string | null;
  /** The message for clients whose account is deactivated. */
  farewell: string | null;
}

export interface SnapshotBranding extends BrandTexts, Translated<BrandTexts> {
  title: string;
  /** In the form `#RRGGBB`. */
  colour: string;
  /** The id of an image, as in `fullLogo`. */
  squareLogo: string | null;
  fullLogo: string | null;
  isSignUpOpen: boolean;
}

export interface SnapshotCompany {
  name: string;
  email: string;
  phone: string | null;
  country: string | null;
  website: string | null;
  currency: string;
  timeZone: string;
  /** Missing in snapshots of a portal that is only in English, as is `defaultLanguage`. */
  languages?: string[];
  defaultLanguage?: string;
  /** The language of the texts without a translation. Missing if it is English. */
  contentLanguage?: string;
}

interface PlanTexts {
  name: string;
  description: string | null;
  features: string[];
}

/** Amounts are in minor units. */
export interface SnapshotPlan extends PlanTexts, Translated<PlanTexts> {
  id: string;
  price: number;
  yearlyPrice: number | null;
  currency: string;
  interval: PlanInterval;
  intervalCount: number;
  trialDays: number;
  requireCardForTrial: boolean;
  setupFee: number;
  taxBehavior: TaxBehavior;
  isPopular: boolean;
  isDefault: boolean;
  allowSelfUpgrade: boolean;
  priceVersion: number;
  order: number;
}

interface DocumentTexts {
  title: string;
  /** The version of the translated HTML in `content_translations`. */
  translationVersion?: number;
}

interface GuideTexts extends DocumentTexts {
  summary: string;
}

/** The text is in `legal_page_versions`, whose rows never change. */
export interface SnapshotLegalPage extends DocumentTexts, Translated<DocumentTexts> {
  pathname: string;
  version: number;
  /** In the form `2026-01-31`. */
  effectiveOn: string;
  requiresReacceptance: boolean;
}

/** The text is in `quick_guide_versions`, whose rows never change. */
export interface SnapshotGuide extends GuideTexts, Translated<GuideTexts> {
  id: string;
  pathname: string;
  version: number;
  /** The plans whose clients see the guide. Null for all clients. */
  planIds: string[] | null;
  order: number;
}

/** The deployed content of a portal. */
export interface PortalSnapshot {
  id: string;
  branding: SnapshotBranding;
  company: SnapshotCompany;
  /** In display order. */
  plans: SnapshotPlan[];
  legalPages: SnapshotLegalPage[];
  guides: SnapshotGuide[];
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

function localize<Texts extends object, Item extends Texts & Translated<Texts>>(
  item: Item,
  target: string,
  contentLanguage: string,
): Item {
  if (target === contentLanguage) return item;
  // An operator who removes a text also removes its translations.
  const removed = Object.fromEntries(Object.entries(item).filter(([, value]) => isEmpty(value)));
  const original = { ...item, language: contentLanguage };
  return { ...item, ...item.translations?.[target], ...removed, original };
}

/** Returns the language of a localized text if it is not the current one, for the attribute `lang`. */
export const langOf = <Texts extends object>(
  { translations, original }: Translated<Texts>,
  field: keyof Texts,
): string | undefined =>
  original === undefined || field in (translations?.[language()] ?? {}) ? undefined : original.language;

/** Returns the snapshot with its texts in a language. Those without a translation stay in their language. */
export function localizeSnapshot(snapshot: PortalSnapshot, target: string): PortalSnapshot {
  const contentLanguage = snapshot.company.contentLanguage ?? defaultLanguage;
  const localized = <Texts extends object, Item extends Texts & Translated<Texts>>(item: Item): Item =>
    localize<Texts, Item>(item, target, contentLanguage);
  return {
    ...snapshot,
    branding: localized(snapshot.branding),
    plans: snapshot.plans.map(localized),
    legalPages: snapshot.legalPages.map(localized),
    guides: snapshot.guides.map(localized),
  };
}

/** Expected set-up time in minutes (spec 9). */
export const expectedMinutes: Readonly<Record<DeploymentKind, number>> = {
  Subdomain: 10,
  ClientDashboard: 30,
  CustomDomain: 12 * 60,
};

/** Steps of the deployments that the queue runs. Domain checks advance the steps of custom domains. */
export const stepsByKind: Readonly<
  Record<Exclude<DeploymentKind, 'CustomDomain'>, readonly DeploymentStepName[]>
> = {
  Subdomain: ['Reserve', 'Confirm'],
  ClientDashboard: ['Snapshot', 'Check', 'Publish', 'Confirm'],
};
