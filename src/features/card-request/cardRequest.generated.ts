/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../api/schema.generated';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { api } from '@/api/base';
export type CardProviderName = 'Sandbox' | 'Stripe';

export type SubmitRequestedCardInput = {
  /** A token of the card provider's element or of a sandbox card. */
  cardToken: string;
  token: string;
};

export type GetCardRequestQueryVariables = Exact<{
  token: string;
}>;

export type GetCardRequestQuery = {
  cardRequest: {
    companyName: string;
    title: string;
    colour: string;
    logoUrl: string | null;
    clientName: string;
    planName: string | null;
    amountDue: number;
    currency: string;
    provider: Types.CardProviderName;
    sandboxCards: Array<{ token: string; label: string; brand: string; last4: string }>;
  };
};

export type StartRequestedCardSetupMutationVariables = Exact<{
  token: string;
}>;

export type StartRequestedCardSetupMutation = {
  startRequestedCardSetup: {
    provider: Types.CardProviderName;
    clientSecret: string | null;
    publishableKey: string | null;
    accountReference: string | null;
  };
};

export type SubmitRequestedCardMutationVariables = Exact<{
  input: Types.SubmitRequestedCardInput;
  idempotencyKey: string;
}>;

export type SubmitRequestedCardMutation = { submitRequestedCard: boolean };

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
    GetCardRequest: build.query<GetCardRequestQuery, GetCardRequestQueryVariables>({
      query: (variables) => ({ document: GetCardRequestDocument as unknown as string, variables }),
    }),
    StartRequestedCardSetup: build.mutation<
      StartRequestedCardSetupMutation,
      StartRequestedCardSetupMutationVariables
    >({
      query: (variables) => ({ document: StartRequestedCardSetupDocument as unknown as string, variables }),
    }),
    SubmitRequestedCard: build.mutation<SubmitRequestedCardMutation, SubmitRequestedCardMutationVariables>({
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
