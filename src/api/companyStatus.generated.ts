/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema.generated';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { api } from '@/api/base';
/** An action that a company's status allows or denies. */
export type CompanyAction =
  /** Change data and publish. */
  | 'Change'
  /** Charge clients. */
  | 'ChargeClients'
  /** Export data. */
  | 'Export'
  /** Finish running work: imports, bulk actions and emails. */
  | 'Finish'
  /** Pay the platform: cards, billing details and charges. */
  | 'Pay'
  /** Read data, within the operator's permissions. */
  | 'Read'
  /** Reopen the company, by an Admin. */
  | 'Reopen'
  /** Let clients sign in to the portal. */
  | 'ServeClients'
  /** Complete onboarding. */
  | 'SetUp'
  /** View the company's status and the operator's own account. */
  | 'ViewStatus';

export type CompanyStatus =
  | 'Active'
  /** Closed by the platform. Only viewing the reason and exporting remain possible. */
  | 'Blocked'
  /** Closed by an Admin. Reading, exporting and paying remain possible. */
  | 'Cancelled'
  /** Onboarding is not complete. */
  | 'Pending';

export type GetCompanyStatusRulesQueryVariables = Exact<{ [key: string]: never }>;

export type GetCompanyStatusRulesQuery = {
  companyStatusRules: Array<{ status: Types.CompanyStatus; allows: Array<Types.CompanyAction> }>;
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
    GetCompanyStatusRules: build.query<
      GetCompanyStatusRulesQuery,
      GetCompanyStatusRulesQueryVariables | void
    >({
      query: (variables) => ({ document: GetCompanyStatusRulesDocument as unknown as string, variables }),
    }),
  }),
});

export { injectedRtkApi as api };
export const { useGetCompanyStatusRulesQuery, useLazyGetCompanyStatusRulesQuery } = injectedRtkApi;
