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
    GetTestClock: build.query<Types.GetTestClockQuery, Types.GetTestClockQueryVariables | void>({
      query: (variables) => ({ document: GetTestClockDocument as unknown as string, variables }),
    }),
    AdvanceTestClock: build.mutation<Types.AdvanceTestClockMutation, Types.AdvanceTestClockMutationVariables>(
      {
        query: (variables) => ({ document: AdvanceTestClockDocument as unknown as string, variables }),
      },
    ),
  }),
});

export { injectedRtkApi as api };
export const { useGetTestClockQuery, useLazyGetTestClockQuery, useAdvanceTestClockMutation } = injectedRtkApi;
