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
      Types.GetCompanyStatusRulesQuery,
      Types.GetCompanyStatusRulesQueryVariables | void
    >({
      query: (variables) => ({ document: GetCompanyStatusRulesDocument as unknown as string, variables }),
    }),
  }),
});

export { injectedRtkApi as api };
export const { useGetCompanyStatusRulesQuery, useLazyGetCompanyStatusRulesQuery } = injectedRtkApi;
