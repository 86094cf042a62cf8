/** The specification's entities as the client's state holds them; the API's answers fit into them. */
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

/** What is being set up or published. */
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
  /** Since when it is Cancelled, and until when it can be opened again. */
  closedAt: string | null;
  reopenableUntil: string | null;
  /** Every operator has to have two-factor. */
  isTwoFactorRequired: boolean;
  createdAt: string;
}

/** What a deployment of Livery lacks in production. */
export type ProductionGap = 'Stripe' | 'Smtp' | 'Https';

export interface Operator {
  id: string;
  status: OperatorStatus;
  role: Role;
  name: string;
  email: string;
  phone: string | null;
  /** For dates and numbers; null is as the browser has it. */
  locale: string | null;
  permissions: Permission[];
  hasTwoFactor: boolean;
  profileImageVersion: string | null;
  /** For the owner alone. */
  productionGaps: ProductionGap[];
  createdAt: string;
  whiteLabelledCustomer: WhiteLabelledCustomer;
}
