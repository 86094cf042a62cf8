import type { DeploymentKind, DeploymentStepName, PlanInterval, TaxBehavior } from '../../../contract/enums';

export interface SnapshotBranding {
  title: string;
  /** In the form `#RRGGBB`. */
  colour: string;
  /** The id of an image, as in `fullLogo`. */
  squareLogo: string | null;
  fullLogo: string | null;
  tagline: string | null;
  introduction: string | null;
  /** The message for clients whose account is deactivated. */
  farewell: string | null;
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
}

/** Amounts are in minor units. */
export interface SnapshotPlan {
  id: string;
  name: string;
  description: string | null;
  features: string[];
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

/** The text is in `legal_page_versions`, whose rows never change. */
export interface SnapshotLegalPage {
  pathname: string;
  title: string;
  version: number;
  /** In the form `2026-01-31`. */
  effectiveOn: string;
  requiresReacceptance: boolean;
}

/** The text is in `quick_guide_versions`, whose rows never change. */
export interface SnapshotGuide {
  id: string;
  pathname: string;
  title: string;
  summary: string;
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
