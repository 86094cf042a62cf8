import type * as Types from '../../../api/schema.generated';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { api } from '@/api/base';
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
  defaultLanguage
  portalLanguages
  contentLanguage
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
  defaultLanguage
  portalLanguages
  contentLanguage
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
  defaultLanguage
  portalLanguages
  contentLanguage
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
export const UpdatePortalLanguagesDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdatePortalLanguages($input: PortalLanguagesInput!) {
  updatePortalLanguages(input: $input) {
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
  defaultLanguage
  portalLanguages
  contentLanguage
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
  defaultLanguage
  portalLanguages
  contentLanguage
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
export const GetCompanyStatusRulesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetCompanyStatusRules {
  companyStatusRules {
    status
    allows
  }
}
    `);

const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    GetCompanyProfile: build.query<
      Types.GetCompanyProfileQuery,
      Types.GetCompanyProfileQueryVariables | void
    >({
      query: (variables) => ({ document: GetCompanyProfileDocument as unknown as string, variables }),
    }),
    GetProfileCountries: build.query<
      Types.GetProfileCountriesQuery,
      Types.GetProfileCountriesQueryVariables | void
    >({
      query: (variables) => ({ document: GetProfileCountriesDocument as unknown as string, variables }),
    }),
    GetCompanyExports: build.query<
      Types.GetCompanyExportsQuery,
      Types.GetCompanyExportsQueryVariables | void
    >({
      query: (variables) => ({ document: GetCompanyExportsDocument as unknown as string, variables }),
    }),
    UpdateCompanyProfile: build.mutation<
      Types.UpdateCompanyProfileMutation,
      Types.UpdateCompanyProfileMutationVariables
    >({
      query: (variables) => ({ document: UpdateCompanyProfileDocument as unknown as string, variables }),
    }),
    UpdatePortalLanguages: build.mutation<
      Types.UpdatePortalLanguagesMutation,
      Types.UpdatePortalLanguagesMutationVariables
    >({
      query: (variables) => ({ document: UpdatePortalLanguagesDocument as unknown as string, variables }),
    }),
    CloseCompany: build.mutation<Types.CloseCompanyMutation, Types.CloseCompanyMutationVariables>({
      query: (variables) => ({ document: CloseCompanyDocument as unknown as string, variables }),
    }),
    SetTwoFactorRequirement: build.mutation<
      Types.SetTwoFactorRequirementMutation,
      Types.SetTwoFactorRequirementMutationVariables
    >({
      query: (variables) => ({ document: SetTwoFactorRequirementDocument as unknown as string, variables }),
    }),
    StartCompanyExport: build.mutation<
      Types.StartCompanyExportMutation,
      Types.StartCompanyExportMutationVariables | void
    >({
      query: (variables) => ({ document: StartCompanyExportDocument as unknown as string, variables }),
    }),
    CreateCompanyExportLink: build.mutation<
      Types.CreateCompanyExportLinkMutation,
      Types.CreateCompanyExportLinkMutationVariables
    >({
      query: (variables) => ({ document: CreateCompanyExportLinkDocument as unknown as string, variables }),
    }),
    GetCompanyStatusRules: build.query<
      Types.GetCompanyStatusRulesQuery,
      Types.GetCompanyStatusRulesQueryVariables | void
    >({
      query: (variables) => ({ document: GetCompanyStatusRulesDocument as unknown as string, variables }),
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
  useUpdatePortalLanguagesMutation,
  useCloseCompanyMutation,
  useSetTwoFactorRequirementMutation,
  useStartCompanyExportMutation,
  useCreateCompanyExportLinkMutation,
  useGetCompanyStatusRulesQuery,
  useLazyGetCompanyStatusRulesQuery,
} = injectedRtkApi;
