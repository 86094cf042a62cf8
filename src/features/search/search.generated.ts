/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../api/schema.generated';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { api } from '@/api/base';
export type ExportPaymentsInput = {
  /** The columns in order. Empty for the default columns. */
  columns?: Array<PaymentColumn> | null | undefined;
  direction: PaymentDirection;
  filter?: PaymentFilter | null | undefined;
  search?: string | null | undefined;
  sort?: PaymentSort | null | undefined;
  status: PaymentStatusFilter;
};

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

export type PaymentType = 'AddOn' | 'OneOff' | 'Payout' | 'PlatformFee' | 'Subscription';

export type SortDirection = 'Ascending' | 'Descending';

export type SearchClientsQueryVariables = Exact<{
  search: string;
}>;

export type SearchClientsQuery = {
  clients: { items: Array<{ id: string; number: number; name: string; email: string }> };
};

export type SearchPaymentsQueryVariables = Exact<{
  search: string;
}>;

export type SearchPaymentsQuery = {
  incoming: {
    items: Array<{
      id: string;
      number: number;
      direction: Types.PaymentDirection;
      status: Types.PaymentStatus;
      amount: number;
      currency: string;
      description: string | null;
      createdAt: string;
      client: { id: string; name: string } | null;
    }>;
  };
  outgoing: {
    items: Array<{
      id: string;
      number: number;
      direction: Types.PaymentDirection;
      status: Types.PaymentStatus;
      amount: number;
      currency: string;
      description: string | null;
      createdAt: string;
      client: { id: string; name: string } | null;
    }>;
  };
};

export type SearchPaymentFieldsFragment = {
  id: string;
  number: number;
  direction: Types.PaymentDirection;
  status: Types.PaymentStatus;
  amount: number;
  currency: string;
  description: string | null;
  createdAt: string;
  client: { id: string; name: string } | null;
};

export type ExportAllPaymentsMutationVariables = Exact<{
  input: Types.ExportPaymentsInput;
}>;

export type ExportAllPaymentsMutation = { exportPayments: { url: string } };

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
export const SearchPaymentFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment SearchPaymentFields on Payment {
  id
  number
  direction
  status
  amount
  currency
  description
  createdAt
  client {
    id
    name
  }
}
    `,
  { fragmentName: 'SearchPaymentFields' },
);
export const SearchClientsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SearchClients($search: String!) {
  clients(search: $search) {
    items {
      id
      number
      name
      email
    }
  }
}
    `);
export const SearchPaymentsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SearchPayments($search: String!) {
  incoming: payments(direction: Incoming, search: $search) {
    items {
      ...SearchPaymentFields
    }
  }
  outgoing: payments(direction: Outgoing, search: $search) {
    items {
      ...SearchPaymentFields
    }
  }
}
    fragment SearchPaymentFields on Payment {
  id
  number
  direction
  status
  amount
  currency
  description
  createdAt
  client {
    id
    name
  }
}`);
export const ExportAllPaymentsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ExportAllPayments($input: ExportPaymentsInput!) {
  exportPayments(input: $input) {
    url
  }
}
    `);

const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    SearchClients: build.query<SearchClientsQuery, SearchClientsQueryVariables>({
      query: (variables) => ({ document: SearchClientsDocument as unknown as string, variables }),
    }),
    SearchPayments: build.query<SearchPaymentsQuery, SearchPaymentsQueryVariables>({
      query: (variables) => ({ document: SearchPaymentsDocument as unknown as string, variables }),
    }),
    ExportAllPayments: build.mutation<ExportAllPaymentsMutation, ExportAllPaymentsMutationVariables>({
      query: (variables) => ({ document: ExportAllPaymentsDocument as unknown as string, variables }),
    }),
  }),
});

export { injectedRtkApi as api };
export const {
  useSearchClientsQuery,
  useLazySearchClientsQuery,
  useSearchPaymentsQuery,
  useLazySearchPaymentsQuery,
  useExportAllPaymentsMutation,
} = injectedRtkApi;
