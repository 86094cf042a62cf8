// The specification's entities in the console's state. The API's results are assignable to these types.

export type Role = 'Admin' | 'Staff' | 'ClientManagement';
export type OperatorStatus = 'Pending' | 'Active';
export type CompanyStatus = 'Pending' | 'Active' | 'Cancelled' | 'Blocked';
export type ActiveBanner = 'SettingUpCustomDomain' | 'SettingUpSubdomain' | 'SettingUpClientDashboard';

export type Permission =
  | 'MANAGE_DASHBOARD'
  | 'MANAGE_CLIENT_MANAGEMENT'
  | 'MANAGE_PAYMENTS'
  | 'MANAGE_WHITE_LABELLED_CUSTOMER'
  | 'MANAGE_SETTINGS';

export interface GoLiveChecklist {
  setUpBusinessBranding: boolean;
  setUpClientPricing: boolean;
  addCardDetails: boolean;
  setUpCustomDomain: boolean;
}

export interface DeploymentStep {
  name: 'Reserve' | 'Snapshot' | 'Check' | 'Publish' | 'Confirm' | 'Added' | 'Dns' | 'Certificate' | 'Live';
  status: 'Waiting' | 'Running' | 'Succeeded' | 'Failed' | 'Skipped';
  message: string | null;
  startedAt: string | null;
  finishedAt: string | null;
}

export interface ActiveDeployment {
  id: string;
  kind: 'Subdomain' | 'ClientDashboard' | 'CustomDomain';
  status: 'Queued' | 'Running' | 'Succeeded' | 'Failed' | 'Canceled';
  trigger: 'Manual' | 'Onboarding' | 'DomainVerified' | 'Retry' | 'Rollback';
  steps: DeploymentStep[];
  expectedMinutes: number;
  canCancel: boolean;
  createdAt: string;
  startedAt: string | null;
}

export interface WhiteLabelledCustomer {
  id: string;
  status: CompanyStatus;
  liveStatus: 'Live' | 'NotLive';
  name: string;
  email: string;
  phone: string | null;
  country: string | null;
  currency: string;
  timeZone: string;
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

/** A production setting that this installation lacks. */
export type ProductionGap = 'Stripe' | 'Smtp' | 'Https';

export interface Operator {
  id: string;
  status: OperatorStatus;
  role: Role;
  name: string;
  email: string;
  phone: string | null;
  /** Locale of dates and numbers. Null uses the browser's locale. */
  locale: string | null;
  permissions: Permission[];
  hasTwoFactor: boolean;
  profileImageVersion: string | null;
  /** Empty unless the operator is the owner. */
  productionGaps: ProductionGap[];
  createdAt: string;
  whiteLabelledCustomer: WhiteLabelledCustomer;
}
