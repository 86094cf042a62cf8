/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../api/schema.generated';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { api } from '@/api/base';
export type GetSandboxClockQueryVariables = Exact<{ [key: string]: never }>;

export type GetSandboxClockQuery = { sandboxClock: { canStep: boolean; now: string; daysAhead: number } };

export type StepSandboxClockMutationVariables = Exact<{
  days: number;
  idempotencyKey: string;
}>;

export type StepSandboxClockMutation = {
  stepSandboxClock: { canStep: boolean; now: string; daysAhead: number };
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

export const GetSandboxClockDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetSandboxClock {
  sandboxClock {
    canStep
    now
    daysAhead
  }
}
    `);
export const StepSandboxClockDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation StepSandboxClock($days: Int!, $idempotencyKey: ID!) {
  stepSandboxClock(days: $days, idempotencyKey: $idempotencyKey) {
    canStep
    now
    daysAhead
  }
}
    `);

const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    GetSandboxClock: build.query<GetSandboxClockQuery, GetSandboxClockQueryVariables | void>({
      query: (variables) => ({ document: GetSandboxClockDocument as unknown as string, variables }),
    }),
    StepSandboxClock: build.mutation<StepSandboxClockMutation, StepSandboxClockMutationVariables>({
      query: (variables) => ({ document: StepSandboxClockDocument as unknown as string, variables }),
    }),
  }),
});

export { injectedRtkApi as api };
export const { useGetSandboxClockQuery, useLazyGetSandboxClockQuery, useStepSandboxClockMutation } =
  injectedRtkApi;
