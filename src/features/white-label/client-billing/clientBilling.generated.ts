/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../api/schema.generated';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { api } from '@/api/base';
export type PlanInterval = 'Month' | 'Week' | 'Year';

export type PlanStatus = 'Active' | 'Archived' | 'Draft';

export type GetClientBillingPlansQueryVariables = Exact<{ [key: string]: never }>;

export type GetClientBillingPlansQuery = {
  clientBillingPlans: Array<{
    id: string;
    name: string;
    description: string | null;
    price: number;
    currency: string;
    interval: Types.PlanInterval;
    trialDays: number;
    status: Types.PlanStatus;
    updatedAt: string;
  }>;
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

export const GetClientBillingPlansDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetClientBillingPlans {
  clientBillingPlans {
    id
    name
    description
    price
    currency
    interval
    trialDays
    status
    updatedAt
  }
}
    `);

const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    GetClientBillingPlans: build.query<
      GetClientBillingPlansQuery,
      GetClientBillingPlansQueryVariables | void
    >({
      query: (variables) => ({ document: GetClientBillingPlansDocument as unknown as string, variables }),
    }),
  }),
});

export { injectedRtkApi as api };
export const { useGetClientBillingPlansQuery, useLazyGetClientBillingPlansQuery } = injectedRtkApi;
