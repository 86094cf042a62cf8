/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../api/schema.generated';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { api } from '@/api/base';
export type CardProviderName = 'Sandbox' | 'Stripe';

export type CardStatus =
  | 'Active'
  | 'Expired'
  /** Expires in 30 days or less. */
  | 'ExpiringSoon'
  /** The last charge failed. */
  | 'Failed';

export type DisputeStatus = 'Lost' | 'NeedsResponse' | 'UnderReview' | 'Won';

export type ExportPaymentsInput = {
  /** The columns in order. Empty for the default columns. */
  columns?: Array<PaymentColumn> | null | undefined;
  direction: PaymentDirection;
  filter?: PaymentFilter | null | undefined;
  search?: string | null | undefined;
  sort?: PaymentSort | null | undefined;
  status: PaymentStatusFilter;
};

export type ListName =
  | 'Clients'
  /** Columns only, as values of PaymentColumn. */
  | 'IncomingPayments'
  /** Columns only, as values of PaymentColumn. Excludes client columns. */
  | 'OutgoingPayments';

export type PaymentAction = 'Invoice' | 'Receipt' | 'Refund' | 'RequestCard' | 'Retry' | 'SendReceipt';

/** Columns of payment lists and CSV files. Outgoing payments have no client, plan, fee, refund and net columns. */
export type PaymentColumn =
  | 'Amount'
  | 'Attempts'
  | 'Client'
  | 'ClientEmail'
  | 'CreatedAt'
  /** A separate CSV column, because amounts are decimals without a currency. */
  | 'Currency'
  | 'Description'
  | 'FailedAt'
  /** The reason for the failure. */
  | 'Failure'
  | 'Fee'
  | 'InvoiceNumber'
  | 'Method'
  | 'Net'
  | 'Number'
  | 'PaidAt'
  | 'Period'
  | 'Plan'
  | 'ProviderPaymentId'
  | 'Refunded'
  | 'Status'
  | 'Type';

export type PaymentDirection =
  /** From a client to the company. */
  | 'Incoming'
  /** From the company's billing card to the platform. */
  | 'Outgoing';

/** Conditions that must all match. Days are in the company's time zone and inclusive. */
export type PaymentFilter = {
  /** In minor units. */
  amountFrom?: number | null | undefined;
  amountTo?: number | null | undefined;
  clientId?: string | null | undefined;
  createdFrom?: string | null | undefined;
  createdTo?: string | null | undefined;
  currency?: string | null | undefined;
  failedFrom?: string | null | undefined;
  failedTo?: string | null | undefined;
  isLive?: boolean | null | undefined;
  /** Card brands. */
  method?: Array<string> | null | undefined;
  paidFrom?: string | null | undefined;
  paidTo?: string | null | undefined;
  planId?: Array<string> | null | undefined;
  /** Payments with a refund between these days. */
  refundedFrom?: string | null | undefined;
  refundedTo?: string | null | undefined;
  statuses?: Array<PaymentStatus> | null | undefined;
  type?: Array<PaymentType> | null | undefined;
};

export type PaymentSort = {
  direction: SortDirection;
  field: PaymentSortField;
};

export type PaymentSortField = 'Amount' | 'CreatedAt' | 'Status';

export type PaymentStatus =
  | 'Canceled'
  | 'Disputed'
  | 'Failed'
  | 'PartiallyRefunded'
  | 'Pending'
  | 'Processing'
  | 'Refunded'
  | 'Succeeded';

export type PaymentStatusFilter =
  | 'All'
  /** Includes canceled payments. */
  | 'Failed'
  /** Includes refunded and disputed payments. */
  | 'Succeeded';

export type PaymentTrigger =
  /** The renewal of a subscription. */
  | 'Cycle'
  /** The first payment of a subscription, or a one-off payment. */
  | 'Purchase'
  | 'RetryAuto'
  | 'RetryManual';

export type PaymentType = 'AddOn' | 'OneOff' | 'Payout' | 'PlatformFee' | 'Subscription';

export type RefundPaymentInput = {
  /** In minor units, at most the refundable amount. Null refunds all of it. */
  amount?: number | null | undefined;
  id: string;
  /** At most 500 characters, not visible to clients. */
  note?: string | null | undefined;
  /** Any reason except Dispute. */
  reason: RefundReason;
};

export type RefundReason =
  | 'CustomerRequest'
  /** The bank reversed the payment. Not accepted as input. */
  | 'Dispute'
  | 'Duplicate'
  | 'Fraudulent'
  | 'Other'
  | 'ServiceDisruption';

export type RefundStatus = 'Failed' | 'Pending' | 'Succeeded';

export type SortDirection = 'Ascending' | 'Descending';

export type PaymentFieldsFragment = {
  id: string;
  number: number;
  direction: Types.PaymentDirection;
  type: Types.PaymentType;
  status: Types.PaymentStatus;
  amount: number;
  currency: string;
  fee: number;
  refunded: number;
  net: number;
  description: string | null;
  failure: string | null;
  advice: string | null;
  suggestedAction: Types.PaymentAction | null;
  attempts: number;
  nextRetryAt: string | null;
  periodFrom: string | null;
  periodTo: string | null;
  invoiceNumber: string | null;
  provider: Types.CardProviderName | null;
  providerPaymentId: string | null;
  providerUrl: string | null;
  isLive: boolean;
  disputeStatus: Types.DisputeStatus | null;
  createdAt: string;
  paidAt: string | null;
  failedAt: string | null;
  client: { id: string; name: string } | null;
  plan: { id: string; name: string } | null;
  method: {
    kind: string;
    brand: string | null;
    last4: string | null;
    expMonth: number | null;
    expYear: number | null;
  } | null;
};

export type GetPaymentsQueryVariables = Exact<{
  direction: Types.PaymentDirection;
  status: Types.PaymentStatusFilter;
  page: number;
  pageSize: number;
  search?: string | null | undefined;
  filter?: Types.PaymentFilter | null | undefined;
  sort?: Types.PaymentSort | null | undefined;
}>;

export type GetPaymentsQuery = {
  payments: {
    page: number;
    pageSize: number;
    totalPages: number;
    totalCount: number;
    items: Array<{
      id: string;
      number: number;
      direction: Types.PaymentDirection;
      type: Types.PaymentType;
      status: Types.PaymentStatus;
      amount: number;
      currency: string;
      fee: number;
      refunded: number;
      net: number;
      description: string | null;
      failure: string | null;
      advice: string | null;
      suggestedAction: Types.PaymentAction | null;
      attempts: number;
      nextRetryAt: string | null;
      periodFrom: string | null;
      periodTo: string | null;
      invoiceNumber: string | null;
      provider: Types.CardProviderName | null;
      providerPaymentId: string | null;
      providerUrl: string | null;
      isLive: boolean;
      disputeStatus: Types.DisputeStatus | null;
      createdAt: string;
      paidAt: string | null;
      failedAt: string | null;
      client: { id: string; name: string } | null;
      plan: { id: string; name: string } | null;
      method: {
        kind: string;
        brand: string | null;
        last4: string | null;
        expMonth: number | null;
        expYear: number | null;
      } | null;
    }>;
    totals: {
      currency: string;
      count: number;
      gross: number;
      refunded: number;
      fees: number;
      net: number;
      failedCount: number;
      failedAmount: number;
    };
    counts: { all: number; succeeded: number; failed: number };
  };
};

export type PaymentDetailFieldsFragment = {
  refundable: number;
  refundIncrement: number;
  actions: Array<Types.PaymentAction>;
  payment: {
    id: string;
    number: number;
    direction: Types.PaymentDirection;
    type: Types.PaymentType;
    status: Types.PaymentStatus;
    amount: number;
    currency: string;
    fee: number;
    refunded: number;
    net: number;
    description: string | null;
    failure: string | null;
    advice: string | null;
    suggestedAction: Types.PaymentAction | null;
    attempts: number;
    nextRetryAt: string | null;
    periodFrom: string | null;
    periodTo: string | null;
    invoiceNumber: string | null;
    provider: Types.CardProviderName | null;
    providerPaymentId: string | null;
    providerUrl: string | null;
    isLive: boolean;
    disputeStatus: Types.DisputeStatus | null;
    createdAt: string;
    paidAt: string | null;
    failedAt: string | null;
    client: { id: string; name: string } | null;
    plan: { id: string; name: string } | null;
    method: {
      kind: string;
      brand: string | null;
      last4: string | null;
      expMonth: number | null;
      expYear: number | null;
    } | null;
  };
  attempts: Array<{
    number: number;
    trigger: Types.PaymentTrigger;
    status: Types.PaymentStatus;
    failure: string | null;
    createdAt: string;
    method: {
      kind: string;
      brand: string | null;
      last4: string | null;
      expMonth: number | null;
      expYear: number | null;
    } | null;
  }>;
  refunds: Array<{
    id: string;
    amount: number;
    reason: Types.RefundReason;
    note: string | null;
    status: Types.RefundStatus;
    failure: string | null;
    createdByName: string | null;
    createdAt: string;
  }>;
};

export type GetPaymentQueryVariables = Exact<{
  id: string;
}>;

export type GetPaymentQuery = {
  payment: {
    refundable: number;
    refundIncrement: number;
    actions: Array<Types.PaymentAction>;
    payment: {
      id: string;
      number: number;
      direction: Types.PaymentDirection;
      type: Types.PaymentType;
      status: Types.PaymentStatus;
      amount: number;
      currency: string;
      fee: number;
      refunded: number;
      net: number;
      description: string | null;
      failure: string | null;
      advice: string | null;
      suggestedAction: Types.PaymentAction | null;
      attempts: number;
      nextRetryAt: string | null;
      periodFrom: string | null;
      periodTo: string | null;
      invoiceNumber: string | null;
      provider: Types.CardProviderName | null;
      providerPaymentId: string | null;
      providerUrl: string | null;
      isLive: boolean;
      disputeStatus: Types.DisputeStatus | null;
      createdAt: string;
      paidAt: string | null;
      failedAt: string | null;
      client: { id: string; name: string } | null;
      plan: { id: string; name: string } | null;
      method: {
        kind: string;
        brand: string | null;
        last4: string | null;
        expMonth: number | null;
        expYear: number | null;
      } | null;
    };
    attempts: Array<{
      number: number;
      trigger: Types.PaymentTrigger;
      status: Types.PaymentStatus;
      failure: string | null;
      createdAt: string;
      method: {
        kind: string;
        brand: string | null;
        last4: string | null;
        expMonth: number | null;
        expYear: number | null;
      } | null;
    }>;
    refunds: Array<{
      id: string;
      amount: number;
      reason: Types.RefundReason;
      note: string | null;
      status: Types.RefundStatus;
      failure: string | null;
      createdByName: string | null;
      createdAt: string;
    }>;
  };
};

export type GetPaymentClientQueryVariables = Exact<{
  id: string;
}>;

export type GetPaymentClientQuery = { paymentClients: Array<{ id: string; name: string }> };

export type SearchPaymentClientsQueryVariables = Exact<{
  search: string;
}>;

export type SearchPaymentClientsQuery = {
  paymentClients: Array<{ id: string; number: number; name: string }>;
};

export type GetPaymentPlansQueryVariables = Exact<{ [key: string]: never }>;

export type GetPaymentPlansQuery = { paymentPlans: Array<{ id: string; name: string }> };

export type GetPaymentColumnsQueryVariables = Exact<{
  list: Types.ListName;
}>;

export type GetPaymentColumnsQuery = { listColumns: Array<string> | null };

export type SetPaymentColumnsMutationVariables = Exact<{
  list: Types.ListName;
  columns?: Array<string> | string | null | undefined;
}>;

export type SetPaymentColumnsMutation = { setListColumns: Array<string> | null };

export type RefundPaymentMutationVariables = Exact<{
  input: Types.RefundPaymentInput;
  idempotencyKey: string;
}>;

export type RefundPaymentMutation = {
  refundPayment: {
    refundable: number;
    refundIncrement: number;
    actions: Array<Types.PaymentAction>;
    payment: {
      id: string;
      number: number;
      direction: Types.PaymentDirection;
      type: Types.PaymentType;
      status: Types.PaymentStatus;
      amount: number;
      currency: string;
      fee: number;
      refunded: number;
      net: number;
      description: string | null;
      failure: string | null;
      advice: string | null;
      suggestedAction: Types.PaymentAction | null;
      attempts: number;
      nextRetryAt: string | null;
      periodFrom: string | null;
      periodTo: string | null;
      invoiceNumber: string | null;
      provider: Types.CardProviderName | null;
      providerPaymentId: string | null;
      providerUrl: string | null;
      isLive: boolean;
      disputeStatus: Types.DisputeStatus | null;
      createdAt: string;
      paidAt: string | null;
      failedAt: string | null;
      client: { id: string; name: string } | null;
      plan: { id: string; name: string } | null;
      method: {
        kind: string;
        brand: string | null;
        last4: string | null;
        expMonth: number | null;
        expYear: number | null;
      } | null;
    };
    attempts: Array<{
      number: number;
      trigger: Types.PaymentTrigger;
      status: Types.PaymentStatus;
      failure: string | null;
      createdAt: string;
      method: {
        kind: string;
        brand: string | null;
        last4: string | null;
        expMonth: number | null;
        expYear: number | null;
      } | null;
    }>;
    refunds: Array<{
      id: string;
      amount: number;
      reason: Types.RefundReason;
      note: string | null;
      status: Types.RefundStatus;
      failure: string | null;
      createdByName: string | null;
      createdAt: string;
    }>;
  };
};

export type RetryPaymentMutationVariables = Exact<{
  id: string;
  idempotencyKey: string;
}>;

export type RetryPaymentMutation = {
  retryPayment: {
    refundable: number;
    refundIncrement: number;
    actions: Array<Types.PaymentAction>;
    payment: {
      id: string;
      number: number;
      direction: Types.PaymentDirection;
      type: Types.PaymentType;
      status: Types.PaymentStatus;
      amount: number;
      currency: string;
      fee: number;
      refunded: number;
      net: number;
      description: string | null;
      failure: string | null;
      advice: string | null;
      suggestedAction: Types.PaymentAction | null;
      attempts: number;
      nextRetryAt: string | null;
      periodFrom: string | null;
      periodTo: string | null;
      invoiceNumber: string | null;
      provider: Types.CardProviderName | null;
      providerPaymentId: string | null;
      providerUrl: string | null;
      isLive: boolean;
      disputeStatus: Types.DisputeStatus | null;
      createdAt: string;
      paidAt: string | null;
      failedAt: string | null;
      client: { id: string; name: string } | null;
      plan: { id: string; name: string } | null;
      method: {
        kind: string;
        brand: string | null;
        last4: string | null;
        expMonth: number | null;
        expYear: number | null;
      } | null;
    };
    attempts: Array<{
      number: number;
      trigger: Types.PaymentTrigger;
      status: Types.PaymentStatus;
      failure: string | null;
      createdAt: string;
      method: {
        kind: string;
        brand: string | null;
        last4: string | null;
        expMonth: number | null;
        expYear: number | null;
      } | null;
    }>;
    refunds: Array<{
      id: string;
      amount: number;
      reason: Types.RefundReason;
      note: string | null;
      status: Types.RefundStatus;
      failure: string | null;
      createdByName: string | null;
      createdAt: string;
    }>;
  };
};

export type GetBillingCardsForRetryQueryVariables = Exact<{ [key: string]: never }>;

export type GetBillingCardsForRetryQuery = {
  billingCards: Array<{
    id: string;
    brand: string;
    last4: string;
    expMonth: number;
    expYear: number;
    isDefault: boolean;
    status: Types.CardStatus;
  }>;
};

export type RetryOutgoingPaymentMutationVariables = Exact<{
  id: string;
  cardId?: string | null | undefined;
  idempotencyKey: string;
}>;

export type RetryOutgoingPaymentMutation = { retryBillingCharge: { amount: number } };

export type RequestCardForPaymentMutationVariables = Exact<{
  clientId: string;
  idempotencyKey: string;
}>;

export type RequestCardForPaymentMutation = { requestClientCard: { clientId: string } };

export type SendReceiptMutationVariables = Exact<{
  id: string;
  idempotencyKey: string;
}>;

export type SendReceiptMutation = { sendReceipt: boolean };

export type CreateReceiptLinkMutationVariables = Exact<{
  id: string;
}>;

export type CreateReceiptLinkMutation = { createReceiptLink: { url: string } };

export type CreatePaymentInvoiceLinkMutationVariables = Exact<{
  id: string;
}>;

export type CreatePaymentInvoiceLinkMutation = { createInvoiceLink: { url: string } };

export type ExportPaymentsMutationVariables = Exact<{
  input: Types.ExportPaymentsInput;
}>;

export type ExportPaymentsMutation = { exportPayments: { url: string } };

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
export const GetPaymentColumnsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetPaymentColumns($list: ListName!) {
  listColumns(list: $list)
}
    `);
export const SetPaymentColumnsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SetPaymentColumns($list: ListName!, $columns: [String!]) {
  setListColumns(list: $list, columns: $columns)
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
    GetPayments: build.query<GetPaymentsQuery, GetPaymentsQueryVariables>({
      query: (variables) => ({ document: GetPaymentsDocument as unknown as string, variables }),
    }),
    GetPayment: build.query<GetPaymentQuery, GetPaymentQueryVariables>({
      query: (variables) => ({ document: GetPaymentDocument as unknown as string, variables }),
    }),
    GetPaymentClient: build.query<GetPaymentClientQuery, GetPaymentClientQueryVariables>({
      query: (variables) => ({ document: GetPaymentClientDocument as unknown as string, variables }),
    }),
    SearchPaymentClients: build.query<SearchPaymentClientsQuery, SearchPaymentClientsQueryVariables>({
      query: (variables) => ({ document: SearchPaymentClientsDocument as unknown as string, variables }),
    }),
    GetPaymentPlans: build.query<GetPaymentPlansQuery, GetPaymentPlansQueryVariables | void>({
      query: (variables) => ({ document: GetPaymentPlansDocument as unknown as string, variables }),
    }),
    GetPaymentColumns: build.query<GetPaymentColumnsQuery, GetPaymentColumnsQueryVariables>({
      query: (variables) => ({ document: GetPaymentColumnsDocument as unknown as string, variables }),
    }),
    SetPaymentColumns: build.mutation<SetPaymentColumnsMutation, SetPaymentColumnsMutationVariables>({
      query: (variables) => ({ document: SetPaymentColumnsDocument as unknown as string, variables }),
    }),
    RefundPayment: build.mutation<RefundPaymentMutation, RefundPaymentMutationVariables>({
      query: (variables) => ({ document: RefundPaymentDocument as unknown as string, variables }),
    }),
    RetryPayment: build.mutation<RetryPaymentMutation, RetryPaymentMutationVariables>({
      query: (variables) => ({ document: RetryPaymentDocument as unknown as string, variables }),
    }),
    GetBillingCardsForRetry: build.query<
      GetBillingCardsForRetryQuery,
      GetBillingCardsForRetryQueryVariables | void
    >({
      query: (variables) => ({ document: GetBillingCardsForRetryDocument as unknown as string, variables }),
    }),
    RetryOutgoingPayment: build.mutation<RetryOutgoingPaymentMutation, RetryOutgoingPaymentMutationVariables>(
      {
        query: (variables) => ({ document: RetryOutgoingPaymentDocument as unknown as string, variables }),
      },
    ),
    RequestCardForPayment: build.mutation<
      RequestCardForPaymentMutation,
      RequestCardForPaymentMutationVariables
    >({
      query: (variables) => ({ document: RequestCardForPaymentDocument as unknown as string, variables }),
    }),
    SendReceipt: build.mutation<SendReceiptMutation, SendReceiptMutationVariables>({
      query: (variables) => ({ document: SendReceiptDocument as unknown as string, variables }),
    }),
    CreateReceiptLink: build.mutation<CreateReceiptLinkMutation, CreateReceiptLinkMutationVariables>({
      query: (variables) => ({ document: CreateReceiptLinkDocument as unknown as string, variables }),
    }),
    CreatePaymentInvoiceLink: build.mutation<
      CreatePaymentInvoiceLinkMutation,
      CreatePaymentInvoiceLinkMutationVariables
    >({
      query: (variables) => ({ document: CreatePaymentInvoiceLinkDocument as unknown as string, variables }),
    }),
    ExportPayments: build.mutation<ExportPaymentsMutation, ExportPaymentsMutationVariables>({
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
  useGetPaymentColumnsQuery,
  useLazyGetPaymentColumnsQuery,
  useSetPaymentColumnsMutation,
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
