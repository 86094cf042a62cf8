/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../api/schema.generated';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { api } from '@/api/base';
export type AddClientCardInput = {
  clientId: string;
  /** A token of the card provider's element or of a sandbox card. */
  token: string;
};

export type CardProviderName = 'Sandbox' | 'Stripe';

export type CardStatus =
  | 'Active'
  | 'Expired'
  /** Expires in 30 days or less. */
  | 'ExpiringSoon'
  /** The last charge failed. */
  | 'Failed';

export type PaymentStatus =
  | 'Canceled'
  | 'Disputed'
  | 'Failed'
  | 'PartiallyRefunded'
  | 'Pending'
  | 'Processing'
  | 'Refunded'
  | 'Succeeded';

export type PlanInterval = 'Month' | 'Week' | 'Year';

export type StartClientSubscriptionInput = {
  clientId: string;
  /** Whether to use the plan's yearly price. */
  isYearly?: boolean | null | undefined;
  planId: string;
  /** A new card. Null uses the client's default card. */
  token?: string | null | undefined;
  /** Whether to start with the plan's trial. */
  withTrial?: boolean | null | undefined;
};

export type SubscriptionStatus = 'Active' | 'Canceled' | 'PastDue' | 'Paused' | 'Trialing';

export type ClientBillingFieldsFragment = {
  clientId: string;
  currency: string;
  isBilled: boolean;
  nextChargeAt: string | null;
  nextChargeAmount: number | null;
  cardRequestedAt: string | null;
  canCharge: boolean;
  cards: Array<{
    id: string;
    brand: string;
    last4: string;
    expMonth: number;
    expYear: number;
    isDefault: boolean;
    status: Types.CardStatus;
    createdAt: string;
  }>;
  subscription: {
    status: Types.SubscriptionStatus;
    price: number;
    interval: Types.PlanInterval;
    intervalCount: number;
  } | null;
  pastDuePayments: Array<{
    id: string;
    number: number;
    amount: number;
    currency: string;
    description: string | null;
    failure: string | null;
    advice: string | null;
    nextRetryAt: string | null;
    createdAt: string;
  }>;
};

export type GetClientBillingQueryVariables = Exact<{
  clientId: string;
}>;

export type GetClientBillingQuery = {
  clientBilling: {
    clientId: string;
    currency: string;
    isBilled: boolean;
    nextChargeAt: string | null;
    nextChargeAmount: number | null;
    cardRequestedAt: string | null;
    canCharge: boolean;
    cards: Array<{
      id: string;
      brand: string;
      last4: string;
      expMonth: number;
      expYear: number;
      isDefault: boolean;
      status: Types.CardStatus;
      createdAt: string;
    }>;
    subscription: {
      status: Types.SubscriptionStatus;
      price: number;
      interval: Types.PlanInterval;
      intervalCount: number;
    } | null;
    pastDuePayments: Array<{
      id: string;
      number: number;
      amount: number;
      currency: string;
      description: string | null;
      failure: string | null;
      advice: string | null;
      nextRetryAt: string | null;
      createdAt: string;
    }>;
  };
};

export type GetPlansForSubscriptionQueryVariables = Exact<{ [key: string]: never }>;

export type GetPlansForSubscriptionQuery = {
  clientPlans: Array<{
    id: string;
    name: string;
    interval: Types.PlanInterval;
    intervalCount: number;
    trialDays: number;
    price: number | null;
    yearlyPrice: number | null;
    setupFee: number | null;
    requireCardForTrial: boolean;
    isDefault: boolean;
  }>;
  testClock: { now: string };
};

export type GetClientTestCardsQueryVariables = Exact<{ [key: string]: never }>;

export type GetClientTestCardsQuery = {
  sandboxCards: Array<{ token: string; label: string; brand: string; last4: string }>;
};

export type StartClientCardSetupMutationVariables = Exact<{
  clientId: string;
}>;

export type StartClientCardSetupMutation = {
  startClientCardSetup: {
    provider: Types.CardProviderName;
    clientSecret: string | null;
    publishableKey: string | null;
    accountReference: string | null;
  };
};

export type AddClientCardMutationVariables = Exact<{
  input: Types.AddClientCardInput;
  idempotencyKey: string;
}>;

export type AddClientCardMutation = {
  addClientCard: {
    clientId: string;
    currency: string;
    isBilled: boolean;
    nextChargeAt: string | null;
    nextChargeAmount: number | null;
    cardRequestedAt: string | null;
    canCharge: boolean;
    cards: Array<{
      id: string;
      brand: string;
      last4: string;
      expMonth: number;
      expYear: number;
      isDefault: boolean;
      status: Types.CardStatus;
      createdAt: string;
    }>;
    subscription: {
      status: Types.SubscriptionStatus;
      price: number;
      interval: Types.PlanInterval;
      intervalCount: number;
    } | null;
    pastDuePayments: Array<{
      id: string;
      number: number;
      amount: number;
      currency: string;
      description: string | null;
      failure: string | null;
      advice: string | null;
      nextRetryAt: string | null;
      createdAt: string;
    }>;
  };
};

export type RemoveClientCardMutationVariables = Exact<{
  id: string;
}>;

export type RemoveClientCardMutation = {
  removeClientCard: {
    clientId: string;
    currency: string;
    isBilled: boolean;
    nextChargeAt: string | null;
    nextChargeAmount: number | null;
    cardRequestedAt: string | null;
    canCharge: boolean;
    cards: Array<{
      id: string;
      brand: string;
      last4: string;
      expMonth: number;
      expYear: number;
      isDefault: boolean;
      status: Types.CardStatus;
      createdAt: string;
    }>;
    subscription: {
      status: Types.SubscriptionStatus;
      price: number;
      interval: Types.PlanInterval;
      intervalCount: number;
    } | null;
    pastDuePayments: Array<{
      id: string;
      number: number;
      amount: number;
      currency: string;
      description: string | null;
      failure: string | null;
      advice: string | null;
      nextRetryAt: string | null;
      createdAt: string;
    }>;
  };
};

export type StartClientSubscriptionMutationVariables = Exact<{
  input: Types.StartClientSubscriptionInput;
  idempotencyKey: string;
}>;

export type StartClientSubscriptionMutation = {
  startClientSubscription: {
    clientId: string;
    currency: string;
    isBilled: boolean;
    nextChargeAt: string | null;
    nextChargeAmount: number | null;
    cardRequestedAt: string | null;
    canCharge: boolean;
    cards: Array<{
      id: string;
      brand: string;
      last4: string;
      expMonth: number;
      expYear: number;
      isDefault: boolean;
      status: Types.CardStatus;
      createdAt: string;
    }>;
    subscription: {
      status: Types.SubscriptionStatus;
      price: number;
      interval: Types.PlanInterval;
      intervalCount: number;
    } | null;
    pastDuePayments: Array<{
      id: string;
      number: number;
      amount: number;
      currency: string;
      description: string | null;
      failure: string | null;
      advice: string | null;
      nextRetryAt: string | null;
      createdAt: string;
    }>;
  };
};

export type RequestClientCardMutationVariables = Exact<{
  clientId: string;
  idempotencyKey: string;
}>;

export type RequestClientCardMutation = {
  requestClientCard: {
    clientId: string;
    currency: string;
    isBilled: boolean;
    nextChargeAt: string | null;
    nextChargeAmount: number | null;
    cardRequestedAt: string | null;
    canCharge: boolean;
    cards: Array<{
      id: string;
      brand: string;
      last4: string;
      expMonth: number;
      expYear: number;
      isDefault: boolean;
      status: Types.CardStatus;
      createdAt: string;
    }>;
    subscription: {
      status: Types.SubscriptionStatus;
      price: number;
      interval: Types.PlanInterval;
      intervalCount: number;
    } | null;
    pastDuePayments: Array<{
      id: string;
      number: number;
      amount: number;
      currency: string;
      description: string | null;
      failure: string | null;
      advice: string | null;
      nextRetryAt: string | null;
      createdAt: string;
    }>;
  };
};

export type RetryPastDuePaymentMutationVariables = Exact<{
  id: string;
  idempotencyKey: string;
}>;

export type RetryPastDuePaymentMutation = {
  retryPayment: { payment: { id: string; status: Types.PaymentStatus } };
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
export const GetClientTestCardsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetClientTestCards {
  sandboxCards {
    token
    label
    brand
    last4
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
    GetClientBilling: build.query<GetClientBillingQuery, GetClientBillingQueryVariables>({
      query: (variables) => ({ document: GetClientBillingDocument as unknown as string, variables }),
    }),
    GetPlansForSubscription: build.query<
      GetPlansForSubscriptionQuery,
      GetPlansForSubscriptionQueryVariables | void
    >({
      query: (variables) => ({ document: GetPlansForSubscriptionDocument as unknown as string, variables }),
    }),
    GetClientTestCards: build.query<GetClientTestCardsQuery, GetClientTestCardsQueryVariables | void>({
      query: (variables) => ({ document: GetClientTestCardsDocument as unknown as string, variables }),
    }),
    StartClientCardSetup: build.mutation<StartClientCardSetupMutation, StartClientCardSetupMutationVariables>(
      {
        query: (variables) => ({ document: StartClientCardSetupDocument as unknown as string, variables }),
      },
    ),
    AddClientCard: build.mutation<AddClientCardMutation, AddClientCardMutationVariables>({
      query: (variables) => ({ document: AddClientCardDocument as unknown as string, variables }),
    }),
    RemoveClientCard: build.mutation<RemoveClientCardMutation, RemoveClientCardMutationVariables>({
      query: (variables) => ({ document: RemoveClientCardDocument as unknown as string, variables }),
    }),
    StartClientSubscription: build.mutation<
      StartClientSubscriptionMutation,
      StartClientSubscriptionMutationVariables
    >({
      query: (variables) => ({ document: StartClientSubscriptionDocument as unknown as string, variables }),
    }),
    RequestClientCard: build.mutation<RequestClientCardMutation, RequestClientCardMutationVariables>({
      query: (variables) => ({ document: RequestClientCardDocument as unknown as string, variables }),
    }),
    RetryPastDuePayment: build.mutation<RetryPastDuePaymentMutation, RetryPastDuePaymentMutationVariables>({
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
  useGetClientTestCardsQuery,
  useLazyGetClientTestCardsQuery,
  useStartClientCardSetupMutation,
  useAddClientCardMutation,
  useRemoveClientCardMutation,
  useStartClientSubscriptionMutation,
  useRequestClientCardMutation,
  useRetryPastDuePaymentMutation,
} = injectedRtkApi;
