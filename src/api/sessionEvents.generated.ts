/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema.generated';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { api } from '@/api/base';
export type ActiveBanner = 'SettingUpClientDashboard' | 'SettingUpCustomDomain' | 'SettingUpSubdomain';

export type CompanyStatus =
  | 'Active'
  /** Closed by the platform. Only viewing the reason and exporting remain possible. */
  | 'Blocked'
  /** Closed by an Admin. Reading, exporting and paying remain possible. */
  | 'Cancelled'
  /** Onboarding is not complete. */
  | 'Pending';

export type DeploymentKind =
  /** The portal's content. Takes up to 30 minutes. */
  | 'ClientDashboard'
  /** A custom domain. Takes up to 12 hours. */
  | 'CustomDomain'
  /** The product's subdomain. Takes up to 10 minutes. */
  | 'Subdomain';

export type DeploymentStatus = 'Canceled' | 'Failed' | 'Queued' | 'Running' | 'Succeeded';

export type DeploymentStepName =
  'Added' | 'Certificate' | 'Check' | 'Confirm' | 'Dns' | 'Live' | 'Publish' | 'Reserve' | 'Snapshot';

export type DeploymentStepStatus =
  | 'Failed'
  | 'Running'
  /** The deployment ended before this step. */
  | 'Skipped'
  | 'Succeeded'
  | 'Waiting';

export type DeploymentTrigger =
  /** A check after the verification period found the correct DNS records. */
  | 'DomainVerified'
  | 'Manual'
  /** The company finished onboarding. */
  | 'Onboarding'
  | 'Retry'
  | 'Rollback';

export type LiveStatus = 'Live' | 'NotLive';

export type SessionEndReason =
  | 'EmailChanged'
  | 'Expired'
  | 'OperatorRemoved'
  | 'PasswordChanged'
  | 'Revoked'
  | 'SignedOut'
  /** Two-factor authentication was turned on, or reset by an Admin. */
  | 'TwoFactorChanged';

export type CompanyChangedSubscriptionVariables = Exact<{ [key: string]: never }>;

export type CompanyChangedSubscription = {
  companyChanged: {
    id: string;
    status: Types.CompanyStatus;
    liveStatus: Types.LiveStatus;
    name: string;
    email: string;
    phone: string | null;
    country: string | null;
    currency: string;
    timeZone: string;
    website: string | null;
    dashboardLink: string | null;
    activeDeploymentSessionFound: boolean;
    undeployedChangesExist: boolean;
    activeBanner: Types.ActiveBanner | null;
    isTwoFactorRequired: boolean;
    blockedReason: string | null;
    closedAt: string | null;
    reopenableUntil: string | null;
    createdAt: string;
    goLiveChecklist: {
      setUpBusinessBranding: boolean;
      setUpClientPricing: boolean;
      addCardDetails: boolean;
      setUpCustomDomain: boolean;
    };
    activeDeployment: {
      id: string;
      kind: Types.DeploymentKind;
      status: Types.DeploymentStatus;
      trigger: Types.DeploymentTrigger;
      expectedMinutes: number;
      canCancel: boolean;
      createdAt: string;
      startedAt: string | null;
      steps: Array<{
        name: Types.DeploymentStepName;
        status: Types.DeploymentStepStatus;
        message: string | null;
        startedAt: string | null;
        finishedAt: string | null;
      }>;
    } | null;
  };
};

export type SessionEndedSubscriptionVariables = Exact<{ [key: string]: never }>;

export type SessionEndedSubscription = { sessionEnded: { reason: Types.SessionEndReason } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const CompanyChangedDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription CompanyChanged {
  companyChanged {
    ...CompanyFields
  }
}
    fragment CompanyFields on WhiteLabelledCustomer {
  id
  status
  liveStatus
  name
  email
  phone
  country
  currency
  timeZone
  website
  goLiveChecklist {
    setUpBusinessBranding
    setUpClientPricing
    addCardDetails
    setUpCustomDomain
  }
  dashboardLink
  activeDeploymentSessionFound
  undeployedChangesExist
  activeBanner
  activeDeployment {
    id
    kind
    status
    trigger
    steps {
      name
      status
      message
      startedAt
      finishedAt
    }
    expectedMinutes
    canCancel
    createdAt
    startedAt
  }
  isTwoFactorRequired
  blockedReason
  closedAt
  reopenableUntil
  createdAt
}`);
export const SessionEndedDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription SessionEnded {
  sessionEnded {
    reason
  }
}
    `);

const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({}),
});

export { injectedRtkApi as api };
export const {} = injectedRtkApi;
