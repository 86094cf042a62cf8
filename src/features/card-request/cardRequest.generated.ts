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

export const GetCardRequestDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetCardRequest($token: String!) {
  cardRequest(token: $token) {
    companyName
    title
    colour
    logoUrl
    clientName
    planName
    amountDue
    currency
    provider
    sandboxCards {
      token
      label
      brand
      last4
    }
  }
}
    `);
export const StartRequestedCardSetupDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation StartRequestedCardSetup($token: String!) {
  startRequestedCardSetup(token: $token) {
    provider
    clientSecret
    publishableKey
    accountReference
  }
}
    `);
export const SubmitRequestedCardDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SubmitRequestedCard($input: SubmitRequestedCardInput!, $idempotencyKey: ID!) {
  submitRequestedCard(input: $input, idempotencyKey: $idempotencyKey)
}
    `);

const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    GetCardRequest: build.query<Types.GetCardRequestQuery, Types.GetCardRequestQueryVariables>({
      query: (variables) => ({ document: GetCardRequestDocument as unknown as string, variables }),
    }),
    StartRequestedCardSetup: build.mutation<
      Types.StartRequestedCardSetupMutation,
      Types.StartRequestedCardSetupMutationVariables
    >({
      query: (variables) => ({ document: StartRequestedCardSetupDocument as unknown as string, variables }),
    }),
    SubmitRequestedCard: build.mutation<
      Types.SubmitRequestedCardMutation,
      Types.SubmitRequestedCardMutationVariables
    >({
      query: (variables) => ({ document: SubmitRequestedCardDocument as unknown as string, variables }),
    }),
  }),
});

export { injectedRtkApi as api };
export const {
  useGetCardRequestQuery,
  useLazyGetCardRequestQuery,
  useStartRequestedCardSetupMutation,
  useSubmitRequestedCardMutation,
} = injectedRtkApi;
