import type * as Types from './schema.generated';

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
export const CompanyFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
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
}
    `,
  { fragmentName: 'CompanyFields' },
);
export const GetCurrentOperatorDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetCurrentOperator {
  currentOperator {
    id
    status
    role
    name
    email
    phone
    locale
    language
    permissions
    hasTwoFactor
    profileImageVersion
    productionGaps
    createdAt
    whiteLabelledCustomer {
      ...CompanyFields
    }
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
export const SignOutDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SignOut {
  signOut
}
    `);
export const GetThemeSetupDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetThemeSetup {
  themeSetup {
    title
    colour
    haveLogosBeenUploaded
    squareLogoUrl
    fullLogoUrl
  }
}
    `);

const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    GetCurrentOperator: build.query<
      Types.GetCurrentOperatorQuery,
      Types.GetCurrentOperatorQueryVariables | void
    >({
      query: (variables) => ({ document: GetCurrentOperatorDocument as unknown as string, variables }),
    }),
    SignOut: build.mutation<Types.SignOutMutation, Types.SignOutMutationVariables | void>({
      query: (variables) => ({ document: SignOutDocument as unknown as string, variables }),
    }),
    GetThemeSetup: build.query<Types.GetThemeSetupQuery, Types.GetThemeSetupQueryVariables | void>({
      query: (variables) => ({ document: GetThemeSetupDocument as unknown as string, variables }),
    }),
  }),
});

export { injectedRtkApi as api };
export const {
  useGetCurrentOperatorQuery,
  useLazyGetCurrentOperatorQuery,
  useSignOutMutation,
  useGetThemeSetupQuery,
  useLazyGetThemeSetupQuery,
} = injectedRtkApi;
