/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema.generated';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { api } from '@/api/base';
/** What a company of some status may do. */
export type CompanyAction =
  /** Change anything and publish. */
  | 'Change'
  /** Have clients charged. */
  | 'ChargeClients'
  /** Take its data along. */
  | 'Export'
  /** Finish what was begun: imports, bulk actions, mails in its name. */
  | 'Finish'
  /** Pay for Livery: cards, details and charges. */
  | 'Pay'
  /** Read everything that one's permissions open. */
  | 'Read'
  /** Become Active again, by an Admin's word. */
  | 'Reopen'
  /** See how the company stands, and oneself. */
  | 'SeeStatus'
  /** Have clients sign in to their dashboard and see it. */
  | 'ServeClients'
  /** The steps of onboarding. */
  | 'SetUp';

export type CompanyStatus =
  | 'Active'
  /** Closed by the platform: sees why, and exports. */
  | 'Blocked'
  /** Closed by an Admin: reads, exports and pays. */
  | 'Cancelled'
  /** Onboarding is not finished. */
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
