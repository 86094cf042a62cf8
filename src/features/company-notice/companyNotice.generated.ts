import type * as Types from '../../api/schema.generated';

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

export const ReopenCompanyDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ReopenCompany {
  reopenCompany {
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

const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    ReopenCompany: build.mutation<Types.ReopenCompanyMutation, Types.ReopenCompanyMutationVariables | void>({
      query: (variables) => ({ document: ReopenCompanyDocument as unknown as string, variables }),
    }),
  }),
});

export { injectedRtkApi as api };
export const { useReopenCompanyMutation } = injectedRtkApi;
