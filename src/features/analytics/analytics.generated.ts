/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../api/schema.generated';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { api } from '@/api/base';
export type ClientStatus =
  | 'Active'
  | 'Deactivated'
  /** Added, and has not signed up yet. */
  | 'Invited'
  | 'PastDue'
  | 'Paused'
  | 'Trialing';

export type GetClientsByStatusQueryVariables = Exact<{ [key: string]: never }>;

export type GetClientsByStatusQuery = {
  clientCounts: { total: number; byStatus: Array<{ status: Types.ClientStatus; count: number }> };
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

export const GetClientsByStatusDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetClientsByStatus {
  clientCounts {
    total
    byStatus {
      status
      count
    }
  }
}
    `);

const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    GetClientsByStatus: build.query<GetClientsByStatusQuery, GetClientsByStatusQueryVariables | void>({
      query: (variables) => ({ document: GetClientsByStatusDocument as unknown as string, variables }),
    }),
  }),
});

export { injectedRtkApi as api };
export const { useGetClientsByStatusQuery, useLazyGetClientsByStatusQuery } = injectedRtkApi;
