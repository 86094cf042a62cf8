/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../api/schema.generated';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { api } from '@/api/base';
export type AddBillingCardInput = {
  holderName?: string | null | undefined;
  /** Whether to charge this card by default. */
  isDefault?: boolean | null | undefined;
  /** A token of the card provider's element or of a sandbox card. */
  token: string;
};

export type BillingDetailsInput = {
  addressLine1?: string | null | undefined;
  addressLine2?: string | null | undefined;
  city?: string | null | undefined;
  /** An ISO 3166-1 alpha-2 code. */
  country?: string | null | undefined;
  email: string;
  name: string;
  postalCode?: string | null | undefined;
  state?: string | null | undefined;
  taxId?: string | null | undefined;
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

export type BillingCardFieldsFragment = {
  id: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  holderName: string | null;
  isDefault: boolean;
  status: Types.CardStatus;
  addedByName: string | null;
  createdAt: string;
};

export type PlatformFeeFieldsFragment = {
  amount: number;
  currency: string;
  nextChargeAt: string | null;
  pastDuePayments: Array<{
    id: string;
    amount: number;
    currency: string;
    description: string | null;
    failure: string | null;
    advice: string | null;
    nextRetryAt: string | null;
  }>;
};

export type BillingDetailsFieldsFragment = {
  name: string;
  email: string;
  addressLine1: string | null;
  addressLine2: string | null;
  city: string | null;
  state: string | null;
  postalCode: string | null;
  country: string | null;
  taxId: string | null;
  isFromCompany: boolean;
};

export type GetBillingCardsQueryVariables = Exact<{ [key: string]: never }>;

export type GetBillingCardsQuery = {
  billingCards: Array<{
    id: string;
    brand: string;
    last4: string;
    expMonth: number;
    expYear: number;
    holderName: string | null;
    isDefault: boolean;
    status: Types.CardStatus;
    addedByName: string | null;
    createdAt: string;
  }>;
};

export type GetPlatformFeeQueryVariables = Exact<{ [key: string]: never }>;

export type GetPlatformFeeQuery = {
  platformFee: {
    amount: number;
    currency: string;
    nextChargeAt: string | null;
    pastDuePayments: Array<{
      id: string;
      amount: number;
      currency: string;
      description: string | null;
      failure: string | null;
      advice: string | null;
      nextRetryAt: string | null;
    }>;
  };
};

export type GetBillingChargesQueryVariables = Exact<{
  page: number;
  pageSize: number;
}>;

export type GetBillingChargesQuery = {
  billingCharges: {
    page: number;
    pageSize: number;
    totalPages: number;
    totalCount: number;
    items: Array<{
      id: string;
      status: Types.PaymentStatus;
      amount: number;
      currency: string;
      description: string | null;
      failure: string | null;
      invoiceNumber: string | null;
      createdAt: string;
      paidAt: string | null;
    }>;
  };
};

export type GetBillingDetailsQueryVariables = Exact<{ [key: string]: never }>;

export type GetBillingDetailsQuery = {
  billingDetails: {
    name: string;
    email: string;
    addressLine1: string | null;
    addressLine2: string | null;
    city: string | null;
    state: string | null;
    postalCode: string | null;
    country: string | null;
    taxId: string | null;
    isFromCompany: boolean;
  };
};

export type GetBillingCountriesQueryVariables = Exact<{ [key: string]: never }>;

export type GetBillingCountriesQuery = { countries: Array<{ code: string; name: string }> };

export type GetBillingTestCardsQueryVariables = Exact<{ [key: string]: never }>;

export type GetBillingTestCardsQuery = {
  sandboxCards: Array<{ token: string; label: string; brand: string; last4: string }>;
};

export type StartBillingCardSetupMutationVariables = Exact<{ [key: string]: never }>;

export type StartBillingCardSetupMutation = {
  startBillingCardSetup: {
    provider: Types.CardProviderName;
    clientSecret: string | null;
    publishableKey: string | null;
    accountReference: string | null;
  };
};

export type AddBillingCardMutationVariables = Exact<{
  input: Types.AddBillingCardInput;
  idempotencyKey: string;
}>;

export type AddBillingCardMutation = {
  addBillingCard: {
    id: string;
    brand: string;
    last4: string;
    expMonth: number;
    expYear: number;
    holderName: string | null;
    isDefault: boolean;
    status: Types.CardStatus;
    addedByName: string | null;
    createdAt: string;
  };
};

export type SetDefaultBillingCardMutationVariables = Exact<{
  id: string;
}>;

export type SetDefaultBillingCardMutation = {
  setDefaultBillingCard: Array<{
    id: string;
    brand: string;
    last4: string;
    expMonth: number;
    expYear: number;
    holderName: string | null;
    isDefault: boolean;
    status: Types.CardStatus;
    addedByName: string | null;
    createdAt: string;
  }>;
};

export type RemoveBillingCardMutationVariables = Exact<{
  id: string;
}>;

export type RemoveBillingCardMutation = {
  removeBillingCard: Array<{
    id: string;
    brand: string;
    last4: string;
    expMonth: number;
    expYear: number;
    holderName: string | null;
    isDefault: boolean;
    status: Types.CardStatus;
    addedByName: string | null;
    createdAt: string;
  }>;
};

export type UpdateBillingDetailsMutationVariables = Exact<{
  input: Types.BillingDetailsInput;
}>;

export type UpdateBillingDetailsMutation = {
  updateBillingDetails: {
    name: string;
    email: string;
    addressLine1: string | null;
    addressLine2: string | null;
    city: string | null;
    state: string | null;
    postalCode: string | null;
    country: string | null;
    taxId: string | null;
    isFromCompany: boolean;
  };
};

export type RetryBillingChargeMutationVariables = Exact<{
  id: string;
  cardId?: string | null | undefined;
  idempotencyKey: string;
}>;

export type RetryBillingChargeMutation = {
  retryBillingCharge: {
    amount: number;
    currency: string;
    nextChargeAt: string | null;
    pastDuePayments: Array<{
      id: string;
      amount: number;
      currency: string;
      description: string | null;
      failure: string | null;
      advice: string | null;
      nextRetryAt: string | null;
    }>;
  };
};

export type CreateInvoiceLinkMutationVariables = Exact<{
  id: string;
}>;

export type CreateInvoiceLinkMutation = { createInvoiceLink: { url: string } };

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
export const BillingCardFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment BillingCardFields on BillingCard {
  id
  brand
  last4
  expMonth
  expYear
  holderName
  isDefault
  status
  addedByName
  createdAt
}
    `,
  { fragmentName: 'BillingCardFields' },
);
export const PlatformFeeFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment PlatformFeeFields on PlatformFee {
  amount
  currency
  nextChargeAt
  pastDuePayments {
    id
    amount
    currency
    description
    failure
    advice
    nextRetryAt
  }
}
    `,
  { fragmentName: 'PlatformFeeFields' },
);
export const BillingDetailsFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment BillingDetailsFields on BillingDetails {
  name
  email
  addressLine1
  addressLine2
  city
  state
  postalCode
  country
  taxId
  isFromCompany
}
    `,
  { fragmentName: 'BillingDetailsFields' },
);
export const GetBillingCardsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetBillingCards {
  billingCards {
    ...BillingCardFields
  }
}
    fragment BillingCardFields on BillingCard {
  id
  brand
  last4
  expMonth
  expYear
  holderName
  isDefault
  status
  addedByName
  createdAt
}`);
export const GetPlatformFeeDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetPlatformFee {
  platformFee {
    ...PlatformFeeFields
  }
}
    fragment PlatformFeeFields on PlatformFee {
  amount
  currency
  nextChargeAt
  pastDuePayments {
    id
    amount
    currency
    description
    failure
    advice
    nextRetryAt
  }
}`);
export const GetBillingChargesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetBillingCharges($page: Int!, $pageSize: Int!) {
  billingCharges(page: $page, pageSize: $pageSize) {
    items {
      id
      status
      amount
      currency
      description
      failure
      invoiceNumber
      createdAt
      paidAt
    }
    page
    pageSize
    totalPages
    totalCount
  }
}
    `);
export const GetBillingDetailsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetBillingDetails {
  billingDetails {
    ...BillingDetailsFields
  }
}
    fragment BillingDetailsFields on BillingDetails {
  name
  email
  addressLine1
  addressLine2
  city
  state
  postalCode
  country
  taxId
  isFromCompany
}`);
export const GetBillingCountriesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetBillingCountries {
  countries {
    code
    name
  }
}
    `);
export const GetBillingTestCardsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetBillingTestCards {
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
export const AddBillingCardDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation AddBillingCard($input: AddBillingCardInput!, $idempotencyKey: ID!) {
  addBillingCard(input: $input, idempotencyKey: $idempotencyKey) {
    ...BillingCardFields
  }
}
    fragment BillingCardFields on BillingCard {
  id
  brand
  last4
  expMonth
  expYear
  holderName
  isDefault
  status
  addedByName
  createdAt
}`);
export const SetDefaultBillingCardDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SetDefaultBillingCard($id: ID!) {
  setDefaultBillingCard(id: $id) {
    ...BillingCardFields
  }
}
    fragment BillingCardFields on BillingCard {
  id
  brand
  last4
  expMonth
  expYear
  holderName
  isDefault
  status
  addedByName
  createdAt
}`);
export const RemoveBillingCardDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RemoveBillingCard($id: ID!) {
  removeBillingCard(id: $id) {
    ...BillingCardFields
  }
}
    fragment BillingCardFields on BillingCard {
  id
  brand
  last4
  expMonth
  expYear
  holderName
  isDefault
  status
  addedByName
  createdAt
}`);
export const UpdateBillingDetailsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateBillingDetails($input: BillingDetailsInput!) {
  updateBillingDetails(input: $input) {
    ...BillingDetailsFields
  }
}
    fragment BillingDetailsFields on BillingDetails {
  name
  email
  addressLine1
  addressLine2
  city
  state
  postalCode
  country
  taxId
  isFromCompany
}`);
export const RetryBillingChargeDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RetryBillingCharge($id: ID!, $cardId: ID, $idempotencyKey: ID!) {
  retryBillingCharge(id: $id, cardId: $cardId, idempotencyKey: $idempotencyKey) {
    ...PlatformFeeFields
  }
}
    fragment PlatformFeeFields on PlatformFee {
  amount
  currency
  nextChargeAt
  pastDuePayments {
    id
    amount
    currency
    description
    failure
    advice
    nextRetryAt
  }
}`);
export const CreateInvoiceLinkDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateInvoiceLink($id: ID!) {
  createInvoiceLink(id: $id) {
    url
  }
}
    `);

const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    GetBillingCards: build.query<GetBillingCardsQuery, GetBillingCardsQueryVariables | void>({
      query: (variables) => ({ document: GetBillingCardsDocument as unknown as string, variables }),
    }),
    GetPlatformFee: build.query<GetPlatformFeeQuery, GetPlatformFeeQueryVariables | void>({
      query: (variables) => ({ document: GetPlatformFeeDocument as unknown as string, variables }),
    }),
    GetBillingCharges: build.query<GetBillingChargesQuery, GetBillingChargesQueryVariables>({
      query: (variables) => ({ document: GetBillingChargesDocument as unknown as string, variables }),
    }),
    GetBillingDetails: build.query<GetBillingDetailsQuery, GetBillingDetailsQueryVariables | void>({
      query: (variables) => ({ document: GetBillingDetailsDocument as unknown as string, variables }),
    }),
    GetBillingCountries: build.query<GetBillingCountriesQuery, GetBillingCountriesQueryVariables | void>({
      query: (variables) => ({ document: GetBillingCountriesDocument as unknown as string, variables }),
    }),
    GetBillingTestCards: build.query<GetBillingTestCardsQuery, GetBillingTestCardsQueryVariables | void>({
      query: (variables) => ({ document: GetBillingTestCardsDocument as unknown as string, variables }),
    }),
    StartBillingCardSetup: build.mutation<
      StartBillingCardSetupMutation,
      StartBillingCardSetupMutationVariables | void
    >({
      query: (variables) => ({ document: StartBillingCardSetupDocument as unknown as string, variables }),
    }),
    AddBillingCard: build.mutation<AddBillingCardMutation, AddBillingCardMutationVariables>({
      query: (variables) => ({ document: AddBillingCardDocument as unknown as string, variables }),
    }),
    SetDefaultBillingCard: build.mutation<
      SetDefaultBillingCardMutation,
      SetDefaultBillingCardMutationVariables
    >({
      query: (variables) => ({ document: SetDefaultBillingCardDocument as unknown as string, variables }),
    }),
    RemoveBillingCard: build.mutation<RemoveBillingCardMutation, RemoveBillingCardMutationVariables>({
      query: (variables) => ({ document: RemoveBillingCardDocument as unknown as string, variables }),
    }),
    UpdateBillingDetails: build.mutation<UpdateBillingDetailsMutation, UpdateBillingDetailsMutationVariables>(
      {
        query: (variables) => ({ document: UpdateBillingDetailsDocument as unknown as string, variables }),
      },
    ),
    RetryBillingCharge: build.mutation<RetryBillingChargeMutation, RetryBillingChargeMutationVariables>({
      query: (variables) => ({ document: RetryBillingChargeDocument as unknown as string, variables }),
    }),
    CreateInvoiceLink: build.mutation<CreateInvoiceLinkMutation, CreateInvoiceLinkMutationVariables>({
      query: (variables) => ({ document: CreateInvoiceLinkDocument as unknown as string, variables }),
    }),
  }),
});

export { injectedRtkApi as api };
export const {
  useGetBillingCardsQuery,
  useLazyGetBillingCardsQuery,
  useGetPlatformFeeQuery,
  useLazyGetPlatformFeeQuery,
  useGetBillingChargesQuery,
  useLazyGetBillingChargesQuery,
  useGetBillingDetailsQuery,
  useLazyGetBillingDetailsQuery,
  useGetBillingCountriesQuery,
  useLazyGetBillingCountriesQuery,
  useGetBillingTestCardsQuery,
  useLazyGetBillingTestCardsQuery,
  useStartBillingCardSetupMutation,
  useAddBillingCardMutation,
  useSetDefaultBillingCardMutation,
  useRemoveBillingCardMutation,
  useUpdateBillingDetailsMutation,
  useRetryBillingChargeMutation,
  useCreateInvoiceLinkMutation,
} = injectedRtkApi;
