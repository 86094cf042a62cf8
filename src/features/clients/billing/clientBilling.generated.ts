import type * as Types from '../../../api/schema.generated';

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
export const ClientBillingFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment ClientBillingFields on ClientBilling {
  clientId
  currency
  cards {
    id
    brand
    last4
    expMonth
    expYear
    isDefault
    status
    createdAt
  }
  isBilled
  subscription {
    status
    price
    interval
    intervalCount
  }
  nextChargeAt
  nextChargeAmount
  pastDuePayments {
    id
    number
    amount
    currency
    description
    failure
    advice
    nextRetryAt
    createdAt
  }
  cardRequestedAt
  canCharge
}
    `,
  { fragmentName: 'ClientBillingFields' },
);
export const GetClientBillingDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetClientBilling($clientId: ID!) {
  clientBilling(clientId: $clientId) {
    ...ClientBillingFields
  }
}
    fragment ClientBillingFields on ClientBilling {
  clientId
  currency
  cards {
    id
    brand
    last4
    expMonth
    expYear
    isDefault
    status
    createdAt
  }
  isBilled
  subscription {
    status
    price
    interval
    intervalCount
  }
  nextChargeAt
  nextChargeAmount
  pastDuePayments {
    id
    number
    amount
    currency
    description
    failure
    advice
    nextRetryAt
    createdAt
  }
  cardRequestedAt
  canCharge
}`);
export const GetPlansForSubscriptionDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetPlansForSubscription {
  clientPlans {
    id
    name
    interval
    intervalCount
    trialDays
    price
    yearlyPrice
    setupFee
    requireCardForTrial
    isDefault
  }
  testClock {
    now
  }
}
    `);
export const StartClientCardSetupDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation StartClientCardSetup($clientId: ID!) {
  startClientCardSetup(clientId: $clientId) {
    provider
    clientSecret
    publishableKey
    accountReference
  }
}
    `);
export const AddClientCardDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AddClientCard($input: AddClientCardInput!, $idempotencyKey: ID!) {
  addClientCard(input: $input, idempotencyKey: $idempotencyKey) {
    ...ClientBillingFields
  }
}
    fragment ClientBillingFields on ClientBilling {
  clientId
  currency
  cards {
    id
    brand
    last4
    expMonth
    expYear
    isDefault
    status
    createdAt
  }
  isBilled
  subscription {
    status
    price
    interval
    intervalCount
  }
  nextChargeAt
  nextChargeAmount
  pastDuePayments {
    id
    number
    amount
    currency
    description
    failure
    advice
    nextRetryAt
    createdAt
  }
  cardRequestedAt
  canCharge
}`);
export const RemoveClientCardDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RemoveClientCard($id: ID!) {
  removeClientCard(id: $id) {
    ...ClientBillingFields
  }
}
    fragment ClientBillingFields on ClientBilling {
  clientId
  currency
  cards {
    id
    brand
    last4
    expMonth
    expYear
    isDefault
    status
    createdAt
  }
  isBilled
  subscription {
    status
    price
    interval
    intervalCount
  }
  nextChargeAt
  nextChargeAmount
  pastDuePayments {
    id
    number
    amount
    currency
    description
    failure
    advice
    nextRetryAt
    createdAt
  }
  cardRequestedAt
  canCharge
}`);
export const StartClientSubscriptionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation StartClientSubscription($input: StartClientSubscriptionInput!, $idempotencyKey: ID!) {
  startClientSubscription(input: $input, idempotencyKey: $idempotencyKey) {
    ...ClientBillingFields
  }
}
    fragment ClientBillingFields on ClientBilling {
  clientId
  currency
  cards {
    id
    brand
    last4
    expMonth
    expYear
    isDefault
    status
    createdAt
  }
  isBilled
  subscription {
    status
    price
    interval
    intervalCount
  }
  nextChargeAt
  nextChargeAmount
  pastDuePayments {
    id
    number
    amount
    currency
    description
    failure
    advice
    nextRetryAt
    createdAt
  }
  cardRequestedAt
  canCharge
}`);
export const RequestClientCardDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RequestClientCard($clientId: ID!, $idempotencyKey: ID!) {
  requestClientCard(clientId: $clientId, idempotencyKey: $idempotencyKey) {
    ...ClientBillingFields
  }
}
    fragment ClientBillingFields on ClientBilling {
  clientId
  currency
  cards {
    id
    brand
    last4
    expMonth
    expYear
    isDefault
    status
    createdAt
  }
  isBilled
  subscription {
    status
    price
    interval
    intervalCount
  }
  nextChargeAt
  nextChargeAmount
  pastDuePayments {
    id
    number
    amount
    currency
    description
    failure
    advice
    nextRetryAt
    createdAt
  }
  cardRequestedAt
  canCharge
}`);
export const RetryPastDuePaymentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RetryPastDuePayment($id: ID!, $idempotencyKey: ID!) {
  retryPayment(id: $id, idempotencyKey: $idempotencyKey) {
    payment {
      id
      status
    }
  }
}
    `);

const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    GetClientBilling: build.query<Types.GetClientBillingQuery, Types.GetClientBillingQueryVariables>({
      query: (variables) => ({ document: GetClientBillingDocument as unknown as string, variables }),
    }),
    GetPlansForSubscription: build.query<
      Types.GetPlansForSubscriptionQuery,
      Types.GetPlansForSubscriptionQueryVariables | void
    >({
      query: (variables) => ({ document: GetPlansForSubscriptionDocument as unknown as string, variables }),
    }),
    StartClientCardSetup: build.mutation<
      Types.StartClientCardSetupMutation,
      Types.StartClientCardSetupMutationVariables
    >({
      query: (variables) => ({ document: StartClientCardSetupDocument as unknown as string, variables }),
    }),
    AddClientCard: build.mutation<Types.AddClientCardMutation, Types.AddClientCardMutationVariables>({
      query: (variables) => ({ document: AddClientCardDocument as unknown as string, variables }),
    }),
    RemoveClientCard: build.mutation<Types.RemoveClientCardMutation, Types.RemoveClientCardMutationVariables>(
      {
        query: (variables) => ({ document: RemoveClientCardDocument as unknown as string, variables }),
      },
    ),
    StartClientSubscription: build.mutation<
      Types.StartClientSubscriptionMutation,
      Types.StartClientSubscriptionMutationVariables
    >({
      query: (variables) => ({ document: StartClientSubscriptionDocument as unknown as string, variables }),
    }),
    RequestClientCard: build.mutation<
      Types.RequestClientCardMutation,
      Types.RequestClientCardMutationVariables
    >({
      query: (variables) => ({ document: RequestClientCardDocument as unknown as string, variables }),
    }),
    RetryPastDuePayment: build.mutation<
      Types.RetryPastDuePaymentMutation,
      Types.RetryPastDuePaymentMutationVariables
    >({
      query: (variables) => ({ document: RetryPastDuePaymentDocument as unknown as string, variables }),
    }),
  }),
});

export { injectedRtkApi as api };
export const {
  useGetClientBillingQuery,
  useLazyGetClientBillingQuery,
  useGetPlansForSubscriptionQuery,
  useLazyGetPlansForSubscriptionQuery,
  useStartClientCardSetupMutation,
  useAddClientCardMutation,
  useRemoveClientCardMutation,
  useStartClientSubscriptionMutation,
  useRequestClientCardMutation,
  useRetryPastDuePaymentMutation,
} = injectedRtkApi;
