/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../api/schema.generated';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { api } from '@/api/base';
export type GetTestClockQueryVariables = Exact<{ [key: string]: never }>;

export type GetTestClockQuery = { testClock: { canAdvance: boolean; now: string; daysAhead: number } };

export type AdvanceTestClockMutationVariables = Exact<{
  days: number;
  idempotencyKey: string;
}>;

export type AdvanceTestClockMutation = {
  advanceTestClock: { canAdvance: boolean; now: string; daysAhead: number };
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

export const GetTestClockDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetTestClock {
  testClock {
    canAdvance
    now
    daysAhead
  }
}
    `);
export const AdvanceTestClockDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AdvanceTestClock($days: Int!, $idempotencyKey: ID!) {
  advanceTestClock(days: $days, idempotencyKey: $idempotencyKey) {
    canAdvance
    now
    daysAhead
  }
}
    `);

const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    GetTestClock: build.query<GetTestClockQuery, GetTestClockQueryVariables | void>({
      query: (variables) => ({ document: GetTestClockDocument as unknown as string, variables }),
    }),
    AdvanceTestClock: build.mutation<AdvanceTestClockMutation, AdvanceTestClockMutationVariables>({
      query: (variables) => ({ document: AdvanceTestClockDocument as unknown as string, variables }),
    }),
  }),
});

export { injectedRtkApi as api };
export const { useGetTestClockQuery, useLazyGetTestClockQuery, useAdvanceTestClockMutation } = injectedRtkApi;
