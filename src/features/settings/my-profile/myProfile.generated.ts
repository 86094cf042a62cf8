/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../api/schema.generated';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { api } from '@/api/base';
export type GetSessionsQueryVariables = Exact<{ [key: string]: never }>;

export type GetSessionsQuery = {
  sessions: Array<{
    id: string;
    isCurrent: boolean;
    userAgent: string | null;
    ipAddress: string | null;
    createdAt: string;
    lastSeenAt: string;
  }>;
};

export type RevokeSessionMutationVariables = Exact<{
  id: string;
}>;

export type RevokeSessionMutation = { revokeSession: boolean };

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

export const GetSessionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetSessions {
  sessions {
    id
    isCurrent
    userAgent
    ipAddress
    createdAt
    lastSeenAt
  }
}
    `);
export const RevokeSessionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RevokeSession($id: ID!) {
  revokeSession(id: $id)
}
    `);

const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    GetSessions: build.query<GetSessionsQuery, GetSessionsQueryVariables | void>({
      query: (variables) => ({ document: GetSessionsDocument as unknown as string, variables }),
    }),
    RevokeSession: build.mutation<RevokeSessionMutation, RevokeSessionMutationVariables>({
      query: (variables) => ({ document: RevokeSessionDocument as unknown as string, variables }),
    }),
  }),
});

export { injectedRtkApi as api };
export const { useGetSessionsQuery, useLazyGetSessionsQuery, useRevokeSessionMutation } = injectedRtkApi;
