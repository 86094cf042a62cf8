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

export const GetTestCardsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetTestCards {
  sandboxCards {
    token
    label
    brand
    last4
  }
}
    `);
export const StartBillingCardSetupDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation StartBillingCardSetup {
  startBillingCardSetup {
    provider
    clientSecret
    publishableKey
    accountReference
  }
}
    `);

const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    GetTestCards: build.query<Types.GetTestCardsQuery, Types.GetTestCardsQueryVariables | void>({
      query: (variables) => ({ document: GetTestCardsDocument as unknown as string, variables }),
    }),
    StartBillingCardSetup: build.mutation<
      Types.StartBillingCardSetupMutation,
      Types.StartBillingCardSetupMutationVariables | void
    >({
      query: (variables) => ({ document: StartBillingCardSetupDocument as unknown as string, variables }),
    }),
  }),
});

export { injectedRtkApi as api };
export const { useGetTestCardsQuery, useLazyGetTestCardsQuery, useStartBillingCardSetupMutation } =
  injectedRtkApi;
