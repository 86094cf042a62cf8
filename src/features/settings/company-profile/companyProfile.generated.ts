/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../api/schema.generated';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { api } from '@/api/base';
export type ActiveBanner = 'SettingUpClientDashboard' | 'SettingUpCustomDomain' | 'SettingUpSubdomain';

export type ClientVisibleLocation =
  /** The portal, from the next deployment. */
  | 'ClientDashboard'
  /** Emails to clients. */
  | 'Emails'
  /** Receipts that are opened from now on. */
  | 'Receipts';

export type CompanyExportStatus =
  /** The file was deleted, a day after it was created. */
  'Expired' | 'Failed' | 'Finished' | 'Running';

/** Omitted or empty optional fields are cleared. */
export type CompanyProfileInput = {
  addressLine1?: string | null | undefined;
  addressLine2?: string | null | undefined;
  city?: string | null | undefined;
  country: string;
  currency: string;
  email: string;
  /** At most 200 characters, as for each address line. */
  legalName?: string | null | undefined;
  name: string;
  phone?: string | null | undefined;
  /** At most 20 characters. */
  postalCode?: string | null | undefined;
  state?: string | null | undefined;
  /** At most 40 characters. A number with the prefix of the country's VAT numbers must be a valid one. */
  taxId?: string | null | undefined;
  timeZone: string;
  website?: string | null | undefined;
};

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

export type CompanyProfileFieldsFragment = {
  name: string;
  legalName: string | null;
  email: string;
  phone: string | null;
  website: string | null;
  addressLine1: string | null;
  addressLine2: string | null;
  city: string | null;
  state: string | null;
  postalCode: string | null;
  country: string | null;
  currency: string;
  timeZone: string;
  taxId: string | null;
  lockVersion: number;
  locks: Array<{ field: string; reason: string }>;
  clientVisibleFields: Array<{ field: string; locations: Array<Types.ClientVisibleLocation> }>;
};

export type CompanyExportFieldsFragment = {
  id: string;
  status: Types.CompanyExportStatus;
  fileName: string;
  rowsWritten: number;
  estimatedRows: number;
  kilobytes: number;
  failure: string | null;
  createdByName: string;
  createdAt: string;
  expiresAt: string | null;
};

export type GetCompanyProfileQueryVariables = Exact<{ [key: string]: never }>;

export type GetCompanyProfileQuery = {
  companyProfile: {
    name: string;
    legalName: string | null;
    email: string;
    phone: string | null;
    website: string | null;
    addressLine1: string | null;
    addressLine2: string | null;
    city: string | null;
    state: string | null;
    postalCode: string | null;
    country: string | null;
    currency: string;
    timeZone: string;
    taxId: string | null;
    lockVersion: number;
    locks: Array<{ field: string; reason: string }>;
    clientVisibleFields: Array<{ field: string; locations: Array<Types.ClientVisibleLocation> }>;
  };
};

export type GetProfileCountriesQueryVariables = Exact<{ [key: string]: never }>;

export type GetProfileCountriesQuery = { countries: Array<{ code: string; name: string; currency: string }> };

export type GetCompanyExportsQueryVariables = Exact<{ [key: string]: never }>;

export type GetCompanyExportsQuery = {
  companyExports: Array<{
    id: string;
    status: Types.CompanyExportStatus;
    fileName: string;
    rowsWritten: number;
    estimatedRows: number;
    kilobytes: number;
    failure: string | null;
    createdByName: string;
    createdAt: string;
    expiresAt: string | null;
  }>;
};

export type UpdateCompanyProfileMutationVariables = Exact<{
  input: Types.CompanyProfileInput;
  lockVersion: number;
}>;

export type UpdateCompanyProfileMutation = {
  updateCompanyProfile: {
    name: string;
    legalName: string | null;
    email: string;
    phone: string | null;
    website: string | null;
    addressLine1: string | null;
    addressLine2: string | null;
    city: string | null;
    state: string | null;
    postalCode: string | null;
    country: string | null;
    currency: string;
    timeZone: string;
    taxId: string | null;
    lockVersion: number;
    locks: Array<{ field: string; reason: string }>;
    clientVisibleFields: Array<{ field: string; locations: Array<Types.ClientVisibleLocation> }>;
  };
};

export type CloseCompanyMutationVariables = Exact<{
  name: string;
  reason?: string | null | undefined;
}>;

export type CloseCompanyMutation = {
  closeCompany: {
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

export type SetTwoFactorRequirementMutationVariables = Exact<{
  isRequired: boolean;
}>;

export type SetTwoFactorRequirementMutation = {
  setTwoFactorRequirement: { id: string; isTwoFactorRequired: boolean };
};

export type StartCompanyExportMutationVariables = Exact<{ [key: string]: never }>;

export type StartCompanyExportMutation = {
  startCompanyExport: {
    id: string;
    status: Types.CompanyExportStatus;
    fileName: string;
    rowsWritten: number;
    estimatedRows: number;
    kilobytes: number;
    failure: string | null;
    createdByName: string;
    createdAt: string;
    expiresAt: string | null;
  };
};

export type CreateCompanyExportLinkMutationVariables = Exact<{
  id: string;
}>;

export type CreateCompanyExportLinkMutation = { createCompanyExportLink: { url: string } };

export type CompanyExportChangedSubscriptionVariables = Exact<{ [key: string]: never }>;

export type CompanyExportChangedSubscription = {
  companyExportChanged: {
    id: string;
    status: Types.CompanyExportStatus;
    fileName: string;
    rowsWritten: number;
    estimatedRows: number;
    kilobytes: number;
    failure: string | null;
    createdByName: string;
    createdAt: string;
    expiresAt: string | null;
  };
};

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
export const CompanyProfileFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment CompanyProfileFields on CompanyProfile {
  name
  legalName
  email
  phone
  website
  addressLine1
  addressLine2
  city
  state
  postalCode
  country
  currency
  timeZone
  taxId
  locks {
    field
    reason
  }
  clientVisibleFields {
    field
    locations
  }
  lockVersion
}
    `,
  { fragmentName: 'CompanyProfileFields' },
);
export const CompanyExportFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment CompanyExportFields on CompanyExport {
  id
  status
  fileName
  rowsWritten
  estimatedRows
  kilobytes
  failure
  createdByName
  createdAt
  expiresAt
}
    `,
  { fragmentName: 'CompanyExportFields' },
);
export const GetCompanyProfileDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetCompanyProfile {
  companyProfile {
    ...CompanyProfileFields
  }
}
    fragment CompanyProfileFields on CompanyProfile {
  name
  legalName
  email
  phone
  website
  addressLine1
  addressLine2
  city
  state
  postalCode
  country
  currency
  timeZone
  taxId
  locks {
    field
    reason
  }
  clientVisibleFields {
    field
    locations
  }
  lockVersion
}`);
export const GetProfileCountriesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetProfileCountries {
  countries {
    code
    name
    currency
  }
}
    `);
export const GetCompanyExportsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetCompanyExports {
  companyExports {
    ...CompanyExportFields
  }
}
    fragment CompanyExportFields on CompanyExport {
  id
  status
  fileName
  rowsWritten
  estimatedRows
  kilobytes
  failure
  createdByName
  createdAt
  expiresAt
}`);
export const UpdateCompanyProfileDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateCompanyProfile($input: CompanyProfileInput!, $lockVersion: Int!) {
  updateCompanyProfile(input: $input, lockVersion: $lockVersion) {
    ...CompanyProfileFields
  }
}
    fragment CompanyProfileFields on CompanyProfile {
  name
  legalName
  email
  phone
  website
  addressLine1
  addressLine2
  city
  state
  postalCode
  country
  currency
  timeZone
  taxId
  locks {
    field
    reason
  }
  clientVisibleFields {
    field
    locations
  }
  lockVersion
}`);
export const CloseCompanyDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CloseCompany($name: String!, $reason: String) {
  closeCompany(name: $name, reason: $reason) {
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
export const SetTwoFactorRequirementDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SetTwoFactorRequirement($isRequired: Boolean!) {
  setTwoFactorRequirement(isRequired: $isRequired) {
    id
    isTwoFactorRequired
  }
}
    `);
export const StartCompanyExportDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation StartCompanyExport {
  startCompanyExport {
    ...CompanyExportFields
  }
}
    fragment CompanyExportFields on CompanyExport {
  id
  status
  fileName
  rowsWritten
  estimatedRows
  kilobytes
  failure
  createdByName
  createdAt
  expiresAt
}`);
export const CreateCompanyExportLinkDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateCompanyExportLink($id: ID!) {
  createCompanyExportLink(id: $id) {
    url
  }
}
    `);
export const CompanyExportChangedDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription CompanyExportChanged {
  companyExportChanged {
    ...CompanyExportFields
  }
}
    fragment CompanyExportFields on CompanyExport {
  id
  status
  fileName
  rowsWritten
  estimatedRows
  kilobytes
  failure
  createdByName
  createdAt
  expiresAt
}`);

const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    GetCompanyProfile: build.query<GetCompanyProfileQuery, GetCompanyProfileQueryVariables | void>({
      query: (variables) => ({ document: GetCompanyProfileDocument as unknown as string, variables }),
    }),
    GetProfileCountries: build.query<GetProfileCountriesQuery, GetProfileCountriesQueryVariables | void>({
      query: (variables) => ({ document: GetProfileCountriesDocument as unknown as string, variables }),
    }),
    GetCompanyExports: build.query<GetCompanyExportsQuery, GetCompanyExportsQueryVariables | void>({
      query: (variables) => ({ document: GetCompanyExportsDocument as unknown as string, variables }),
    }),
    UpdateCompanyProfile: build.mutation<UpdateCompanyProfileMutation, UpdateCompanyProfileMutationVariables>(
      {
        query: (variables) => ({ document: UpdateCompanyProfileDocument as unknown as string, variables }),
      },
    ),
    CloseCompany: build.mutation<CloseCompanyMutation, CloseCompanyMutationVariables>({
      query: (variables) => ({ document: CloseCompanyDocument as unknown as string, variables }),
    }),
    SetTwoFactorRequirement: build.mutation<
      SetTwoFactorRequirementMutation,
      SetTwoFactorRequirementMutationVariables
    >({
      query: (variables) => ({ document: SetTwoFactorRequirementDocument as unknown as string, variables }),
    }),
    StartCompanyExport: build.mutation<
      StartCompanyExportMutation,
      StartCompanyExportMutationVariables | void
    >({
      query: (variables) => ({ document: StartCompanyExportDocument as unknown as string, variables }),
    }),
    CreateCompanyExportLink: build.mutation<
      CreateCompanyExportLinkMutation,
      CreateCompanyExportLinkMutationVariables
    >({
      query: (variables) => ({ document: CreateCompanyExportLinkDocument as unknown as string, variables }),
    }),
  }),
});

export { injectedRtkApi as api };
export const {
  useGetCompanyProfileQuery,
  useLazyGetCompanyProfileQuery,
  useGetProfileCountriesQuery,
  useLazyGetProfileCountriesQuery,
  useGetCompanyExportsQuery,
  useLazyGetCompanyExportsQuery,
  useUpdateCompanyProfileMutation,
  useCloseCompanyMutation,
  useSetTwoFactorRequirementMutation,
  useStartCompanyExportMutation,
  useCreateCompanyExportLinkMutation,
} = injectedRtkApi;
