/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../api/schema.generated';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { api } from '@/api/base';
export type GetBillingCardsQueryVariables = Exact<{ [key: string]: never }>;

export type GetBillingCardsQuery = {
  billingCards: Array<{
    id: string;
    brand: string;
    last4: string;
    expMonth: number;
    expYear: number;
    holderName: string | null;
    isDefault: boolean;
    createdAt: string;
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

export const GetBillingCardsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetBillingCards {
  billingCards {
    id
    brand
    last4
    expMonth
    expYear
    holderName
    isDefault
    createdAt
  }
}
    `);

const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    GetBillingCards: build.query<GetBillingCardsQuery, GetBillingCardsQueryVariables | void>({
      query: (variables) => ({ document: GetBillingCardsDocument as unknown as string, variables }),
    }),
  }),
});

export { injectedRtkApi as api };
export const { useGetBillingCardsQuery, useLazyGetBillingCardsQuery } = injectedRtkApi;
