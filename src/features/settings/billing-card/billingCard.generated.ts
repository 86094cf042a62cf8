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
    GetBillingCards: build.query<Types.GetBillingCardsQuery, Types.GetBillingCardsQueryVariables | void>({
      query: (variables) => ({ document: GetBillingCardsDocument as unknown as string, variables }),
    }),
    GetPlatformFee: build.query<Types.GetPlatformFeeQuery, Types.GetPlatformFeeQueryVariables | void>({
      query: (variables) => ({ document: GetPlatformFeeDocument as unknown as string, variables }),
    }),
    GetBillingCharges: build.query<Types.GetBillingChargesQuery, Types.GetBillingChargesQueryVariables>({
      query: (variables) => ({ document: GetBillingChargesDocument as unknown as string, variables }),
    }),
    GetBillingDetails: build.query<
      Types.GetBillingDetailsQuery,
      Types.GetBillingDetailsQueryVariables | void
    >({
      query: (variables) => ({ document: GetBillingDetailsDocument as unknown as string, variables }),
    }),
    GetBillingCountries: build.query<
      Types.GetBillingCountriesQuery,
      Types.GetBillingCountriesQueryVariables | void
    >({
      query: (variables) => ({ document: GetBillingCountriesDocument as unknown as string, variables }),
    }),
    AddBillingCard: build.mutation<Types.AddBillingCardMutation, Types.AddBillingCardMutationVariables>({
      query: (variables) => ({ document: AddBillingCardDocument as unknown as string, variables }),
    }),
    SetDefaultBillingCard: build.mutation<
      Types.SetDefaultBillingCardMutation,
      Types.SetDefaultBillingCardMutationVariables
    >({
      query: (variables) => ({ document: SetDefaultBillingCardDocument as unknown as string, variables }),
    }),
    RemoveBillingCard: build.mutation<
      Types.RemoveBillingCardMutation,
      Types.RemoveBillingCardMutationVariables
    >({
      query: (variables) => ({ document: RemoveBillingCardDocument as unknown as string, variables }),
    }),
    UpdateBillingDetails: build.mutation<
      Types.UpdateBillingDetailsMutation,
      Types.UpdateBillingDetailsMutationVariables
    >({
      query: (variables) => ({ document: UpdateBillingDetailsDocument as unknown as string, variables }),
    }),
    RetryBillingCharge: build.mutation<
      Types.RetryBillingChargeMutation,
      Types.RetryBillingChargeMutationVariables
    >({
      query: (variables) => ({ document: RetryBillingChargeDocument as unknown as string, variables }),
    }),
    CreateInvoiceLink: build.mutation<
      Types.CreateInvoiceLinkMutation,
      Types.CreateInvoiceLinkMutationVariables
    >({
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
  useAddBillingCardMutation,
  useSetDefaultBillingCardMutation,
  useRemoveBillingCardMutation,
  useUpdateBillingDetailsMutation,
  useRetryBillingChargeMutation,
  useCreateInvoiceLinkMutation,
} = injectedRtkApi;
