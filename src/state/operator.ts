import type {
  ActiveBanner,
  CompanyStatus,
  DeploymentKind,
  DeploymentStatus,
  DeploymentStepName,
  DeploymentStepStatus,
  DeploymentTrigger,
  LiveStatus,
  OperatorStatus,
  Permission,
  ProductionGap,
  Role,
} from '@contract/enums';

// The specification's entities in the console's state. The API's results are assignable to these types.

export interface GoLiveChecklist {
  setUpBusinessBranding: boolean;
  setUpClientPricing: boolean;
  addCardDetails: boolean;
  setUpCustomDomain: boolean;
}

export interface DeploymentStep {
  name: DeploymentStepName;
  status: DeploymentStepStatus;
  message: string | null;
  startedAt: string | null;
  finishedAt: string | null;
}

export interface ActiveDeployment {
  id: string;
  kind: DeploymentKind;
  status: DeploymentStatus;
  trigger: DeploymentTrigger;
  steps: DeploymentStep[];
  expectedMinutes: number;
  canCancel: boolean;
  createdAt: string;
  startedAt: string | null;
}

export interface WhiteLabelledCustomer {
  id: string;
  status: CompanyStatus;
  liveStatus: LiveStatus;
  name: string;
  email: string;
  phone: string | null;
  country: string | null;
  currency: string;
  timeZone: string;
  /** The language of clients without one. */
  defaultLanguage: string;
  portalLanguages: string[];
  /** The language in which operators write the portal's texts. */
  contentLanguage: string;
  website: string | null;
  goLiveChecklist: GoLiveChecklist;
  dashboardLink: string | null;
  activeDeploymentSessionFound: boolean;
  undeployedChangesExist: boolean;
  activeBanner: ActiveBanner | null;
  activeDeployment: ActiveDeployment | null;
  blockedReason: string | null;
  /** Set while the company is Cancelled: when it closed, and the deadline for reopening it. */
  closedAt: string | null;
  reopenableUntil: string | null;
  /** Whether every operator must use two-factor authentication. */
  isTwoFactorRequired: boolean;
  createdAt: string;
}

export interface Operator {
  id: string;
  status: OperatorStatus;
  role: Role;
  name: string;
  email: string;
  phone: string | null;
  /** Locale of dates and numbers. Null uses the browser's locale. */
  locale: string | null;
  /** Language of the console and the operator's emails. Null before the next sign-in. */
  language: string | null;
  permissions: Permission[];
  hasTwoFactor: boolean;
  profileImageVersion: string | null;
  /** The production settings that this installation lacks. Empty unless the operator is the owner. */
  productionGaps: ProductionGap[];
  createdAt: string;
  whiteLabelledCustomer: WhiteLabelledCustomer;
}
