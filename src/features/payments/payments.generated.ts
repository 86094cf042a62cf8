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
export const PaymentFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment PaymentFields on Payment {
  id
  number
  direction
  type
  status
  amount
  currency
  fee
  refunded
  net
  client {
    id
    name
  }
  plan {
    id
    name
  }
  description
  method {
    kind
    brand
    last4
    expMonth
    expYear
  }
  failure
  advice
  suggestedAction
  attempts
  nextRetryAt
  periodFrom
  periodTo
  invoiceNumber
  provider
  providerPaymentId
  providerUrl
  isLive
  disputeStatus
  createdAt
  paidAt
  failedAt
}
    `,
  { fragmentName: 'PaymentFields' },
);
export const PaymentDetailFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment PaymentDetailFields on PaymentDetail {
  payment {
    ...PaymentFields
  }
  attempts {
    number
    trigger
    status
    method {
      kind
      brand
      last4
      expMonth
      expYear
    }
    failure
    createdAt
  }
  refunds {
    id
    amount
    reason
    note
    status
    failure
    createdByName
    createdAt
  }
  refundable
  refundIncrement
  actions
}
    fragment PaymentFields on Payment {
  id
  number
  direction
  type
  status
  amount
  currency
  fee
  refunded
  net
  client {
    id
    name
  }
  plan {
    id
    name
  }
  description
  method {
    kind
    brand
    last4
    expMonth
    expYear
  }
  failure
  advice
  suggestedAction
  attempts
  nextRetryAt
  periodFrom
  periodTo
  invoiceNumber
  provider
  providerPaymentId
  providerUrl
  isLive
  disputeStatus
  createdAt
  paidAt
  failedAt
}`,
  { fragmentName: 'PaymentDetailFields' },
);
export const GetPaymentsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetPayments($direction: PaymentDirection!, $status: PaymentStatusFilter!, $page: Int!, $pageSize: Int!, $search: String, $filter: PaymentFilter, $sort: PaymentSort) {
  payments(
    direction: $direction
    status: $status
    page: $page
    pageSize: $pageSize
    search: $search
    filter: $filter
    sort: $sort
  ) {
    items {
      ...PaymentFields
    }
    page
    pageSize
    totalPages
    totalCount
    totals {
      currency
      count
      gross
      refunded
      fees
      net
      failedCount
      failedAmount
    }
    counts {
      all
      succeeded
      failed
    }
  }
}
    fragment PaymentFields on Payment {
  id
  number
  direction
  type
  status
  amount
  currency
  fee
  refunded
  net
  client {
    id
    name
  }
  plan {
    id
    name
  }
  description
  method {
    kind
    brand
    last4
    expMonth
    expYear
  }
  failure
  advice
  suggestedAction
  attempts
  nextRetryAt
  periodFrom
  periodTo
  invoiceNumber
  provider
  providerPaymentId
  providerUrl
  isLive
  disputeStatus
  createdAt
  paidAt
  failedAt
}`);
export const GetPaymentDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetPayment($id: ID!) {
  payment(id: $id) {
    ...PaymentDetailFields
  }
}
    fragment PaymentFields on Payment {
  id
  number
  direction
  type
  status
  amount
  currency
  fee
  refunded
  net
  client {
    id
    name
  }
  plan {
    id
    name
  }
  description
  method {
    kind
    brand
    last4
    expMonth
    expYear
  }
  failure
  advice
  suggestedAction
  attempts
  nextRetryAt
  periodFrom
  periodTo
  invoiceNumber
  provider
  providerPaymentId
  providerUrl
  isLive
  disputeStatus
  createdAt
  paidAt
  failedAt
}
fragment PaymentDetailFields on PaymentDetail {
  payment {
    ...PaymentFields
  }
  attempts {
    number
    trigger
    status
    method {
      kind
      brand
      last4
      expMonth
      expYear
    }
    failure
    createdAt
  }
  refunds {
    id
    amount
    reason
    note
    status
    failure
    createdByName
    createdAt
  }
  refundable
  refundIncrement
  actions
}`);
export const GetPaymentClientDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetPaymentClient($id: ID!) {
  paymentClients(ids: [$id]) {
    id
    name
  }
}
    `);
export const SearchPaymentClientsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SearchPaymentClients($search: String!) {
  paymentClients(search: $search) {
    id
    number
    name
  }
}
    `);
export const GetPaymentPlansDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetPaymentPlans {
  paymentPlans {
    id
    name
  }
}
    `);
export const RefundPaymentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RefundPayment($input: RefundPaymentInput!, $idempotencyKey: ID!) {
  refundPayment(input: $input, idempotencyKey: $idempotencyKey) {
    ...PaymentDetailFields
  }
}
    fragment PaymentFields on Payment {
  id
  number
  direction
  type
  status
  amount
  currency
  fee
  refunded
  net
  client {
    id
    name
  }
  plan {
    id
    name
  }
  description
  method {
    kind
    brand
    last4
    expMonth
    expYear
  }
  failure
  advice
  suggestedAction
  attempts
  nextRetryAt
  periodFrom
  periodTo
  invoiceNumber
  provider
  providerPaymentId
  providerUrl
  isLive
  disputeStatus
  createdAt
  paidAt
  failedAt
}
fragment PaymentDetailFields on PaymentDetail {
  payment {
    ...PaymentFields
  }
  attempts {
    number
    trigger
    status
    method {
      kind
      brand
      last4
      expMonth
      expYear
    }
    failure
    createdAt
  }
  refunds {
    id
    amount
    reason
    note
    status
    failure
    createdByName
    createdAt
  }
  refundable
  refundIncrement
  actions
}`);
export const RetryPaymentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RetryPayment($id: ID!, $idempotencyKey: ID!) {
  retryPayment(id: $id, idempotencyKey: $idempotencyKey) {
    ...PaymentDetailFields
  }
}
    fragment PaymentFields on Payment {
  id
  number
  direction
  type
  status
  amount
  currency
  fee
  refunded
  net
  client {
    id
    name
  }
  plan {
    id
    name
  }
  description
  method {
    kind
    brand
    last4
    expMonth
    expYear
  }
  failure
  advice
  suggestedAction
  attempts
  nextRetryAt
  periodFrom
  periodTo
  invoiceNumber
  provider
  providerPaymentId
  providerUrl
  isLive
  disputeStatus
  createdAt
  paidAt
  failedAt
}
fragment PaymentDetailFields on PaymentDetail {
  payment {
    ...PaymentFields
  }
  attempts {
    number
    trigger
    status
    method {
      kind
      brand
      last4
      expMonth
      expYear
    }
    failure
    createdAt
  }
  refunds {
    id
    amount
    reason
    note
    status
    failure
    createdByName
    createdAt
  }
  refundable
  refundIncrement
  actions
}`);
export const GetBillingCardsForRetryDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetBillingCardsForRetry {
  billingCards {
    id
    brand
    last4
    expMonth
    expYear
    isDefault
    status
  }
}
    `);
export const RetryOutgoingPaymentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RetryOutgoingPayment($id: ID!, $cardId: ID, $idempotencyKey: ID!) {
  retryBillingCharge(id: $id, cardId: $cardId, idempotencyKey: $idempotencyKey) {
    amount
  }
}
    `);
export const RequestCardForPaymentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RequestCardForPayment($clientId: ID!, $idempotencyKey: ID!) {
  requestClientCard(clientId: $clientId, idempotencyKey: $idempotencyKey) {
    clientId
  }
}
    `);
export const SendReceiptDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SendReceipt($id: ID!, $idempotencyKey: ID!) {
  sendReceipt(id: $id, idempotencyKey: $idempotencyKey)
}
    `);
export const CreateReceiptLinkDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreateReceiptLink($id: ID!) {
  createReceiptLink(id: $id) {
    url
  }
}
    `);
export const CreatePaymentInvoiceLinkDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CreatePaymentInvoiceLink($id: ID!) {
  createInvoiceLink(id: $id) {
    url
  }
}
    `);
export const ExportPaymentsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ExportPayments($input: ExportPaymentsInput!) {
  exportPayments(input: $input) {
    url
  }
}
    `);

const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    GetPayments: build.query<Types.GetPaymentsQuery, Types.GetPaymentsQueryVariables>({
      query: (variables) => ({ document: GetPaymentsDocument as unknown as string, variables }),
    }),
    GetPayment: build.query<Types.GetPaymentQuery, Types.GetPaymentQueryVariables>({
      query: (variables) => ({ document: GetPaymentDocument as unknown as string, variables }),
    }),
    GetPaymentClient: build.query<Types.GetPaymentClientQuery, Types.GetPaymentClientQueryVariables>({
      query: (variables) => ({ document: GetPaymentClientDocument as unknown as string, variables }),
    }),
    SearchPaymentClients: build.query<
      Types.SearchPaymentClientsQuery,
      Types.SearchPaymentClientsQueryVariables
    >({
      query: (variables) => ({ document: SearchPaymentClientsDocument as unknown as string, variables }),
    }),
    GetPaymentPlans: build.query<Types.GetPaymentPlansQuery, Types.GetPaymentPlansQueryVariables | void>({
      query: (variables) => ({ document: GetPaymentPlansDocument as unknown as string, variables }),
    }),
    RefundPayment: build.mutation<Types.RefundPaymentMutation, Types.RefundPaymentMutationVariables>({
      query: (variables) => ({ document: RefundPaymentDocument as unknown as string, variables }),
    }),
    RetryPayment: build.mutation<Types.RetryPaymentMutation, Types.RetryPaymentMutationVariables>({
      query: (variables) => ({ document: RetryPaymentDocument as unknown as string, variables }),
    }),
    GetBillingCardsForRetry: build.query<
      Types.GetBillingCardsForRetryQuery,
      Types.GetBillingCardsForRetryQueryVariables | void
    >({
      query: (variables) => ({ document: GetBillingCardsForRetryDocument as unknown as string, variables }),
    }),
    RetryOutgoingPayment: build.mutation<
      Types.RetryOutgoingPaymentMutation,
      Types.RetryOutgoingPaymentMutationVariables
    >({
      query: (variables) => ({ document: RetryOutgoingPaymentDocument as unknown as string, variables }),
    }),
    RequestCardForPayment: build.mutation<
      Types.RequestCardForPaymentMutation,
      Types.RequestCardForPaymentMutationVariables
    >({
      query: (variables) => ({ document: RequestCardForPaymentDocument as unknown as string, variables }),
    }),
    SendReceipt: build.mutation<Types.SendReceiptMutation, Types.SendReceiptMutationVariables>({
      query: (variables) => ({ document: SendReceiptDocument as unknown as string, variables }),
    }),
    CreateReceiptLink: build.mutation<
      Types.CreateReceiptLinkMutation,
      Types.CreateReceiptLinkMutationVariables
    >({
      query: (variables) => ({ document: CreateReceiptLinkDocument as unknown as string, variables }),
    }),
    CreatePaymentInvoiceLink: build.mutation<
      Types.CreatePaymentInvoiceLinkMutation,
      Types.CreatePaymentInvoiceLinkMutationVariables
    >({
      query: (variables) => ({ document: CreatePaymentInvoiceLinkDocument as unknown as string, variables }),
    }),
    ExportPayments: build.mutation<Types.ExportPaymentsMutation, Types.ExportPaymentsMutationVariables>({
      query: (variables) => ({ document: ExportPaymentsDocument as unknown as string, variables }),
    }),
  }),
});

export { injectedRtkApi as api };
export const {
  useGetPaymentsQuery,
  useLazyGetPaymentsQuery,
  useGetPaymentQuery,
  useLazyGetPaymentQuery,
  useGetPaymentClientQuery,
  useLazyGetPaymentClientQuery,
  useSearchPaymentClientsQuery,
  useLazySearchPaymentClientsQuery,
  useGetPaymentPlansQuery,
  useLazyGetPaymentPlansQuery,
  useRefundPaymentMutation,
  useRetryPaymentMutation,
  useGetBillingCardsForRetryQuery,
  useLazyGetBillingCardsForRetryQuery,
  useRetryOutgoingPaymentMutation,
  useRequestCardForPaymentMutation,
  useSendReceiptMutation,
  useCreateReceiptLinkMutation,
  useCreatePaymentInvoiceLinkMutation,
  useExportPaymentsMutation,
} = injectedRtkApi;
