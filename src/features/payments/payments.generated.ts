/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../api/schema.generated';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { api } from '@/api/base';
export type PaymentDirection =
  /** Clients pay the company. */
  | 'Incoming'
  /** Livery charges the company's billing card. */
  | 'Outgoing';

/** All that is given must hold. Days are of the company's time zone, both included. */
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
  /** Brands of cards. */
  method?: Array<string> | null | undefined;
  paidFrom?: string | null | undefined;
  paidTo?: string | null | undefined;
  planId?: Array<string> | null | undefined;
  /** A refund was made between these days. */
  refundedFrom?: string | null | undefined;
  refundedTo?: string | null | undefined;
  statuses?: Array<PaymentStatus> | null | undefined;
  type?: Array<PaymentType> | null | undefined;
};

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
  /** Failed, with canceled. */
  | 'Failed'
  /** Succeeded, with refunded and disputed. */
  | 'Succeeded';

export type PaymentType = 'AddOn' | 'OneOff' | 'Payout' | 'PlatformFee' | 'Subscription';

export type GetPaymentsQueryVariables = Exact<{
  direction: Types.PaymentDirection;
  status: Types.PaymentStatusFilter;
  page: number;
  pageSize: number;
  filter?: Types.PaymentFilter | null | undefined;
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
      type: Types.PaymentType;
      status: Types.PaymentStatus;
      amount: number;
      currency: string;
      refunded: number;
      description: string | null;
      failure: string | null;
      advice: string | null;
      attempts: number;
      nextRetryAt: string | null;
      createdAt: string;
      paidAt: string | null;
      failedAt: string | null;
      client: { id: string; name: string } | null;
      plan: { id: string; name: string } | null;
      method: { kind: string; brand: string | null; last4: string | null } | null;
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
  };
};

export type GetPaymentClientQueryVariables = Exact<{
  id: string;
}>;

export type GetPaymentClientQuery = { client: { id: string; name: string } };

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

export const GetPaymentsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetPayments($direction: PaymentDirection!, $status: PaymentStatusFilter!, $page: Int!, $pageSize: Int!, $filter: PaymentFilter) {
  payments(
    direction: $direction
    status: $status
    page: $page
    pageSize: $pageSize
    filter: $filter
  ) {
    items {
      id
      number
      type
      status
      amount
      currency
      refunded
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
      }
      failure
      advice
      attempts
      nextRetryAt
      createdAt
      paidAt
      failedAt
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
  }
}
    `);
export const GetPaymentClientDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetPaymentClient($id: ID!) {
  client(id: $id) {
    id
    name
  }
}
    `);

const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    GetPayments: build.query<GetPaymentsQuery, GetPaymentsQueryVariables>({
      query: (variables) => ({ document: GetPaymentsDocument as unknown as string, variables }),
    }),
    GetPaymentClient: build.query<GetPaymentClientQuery, GetPaymentClientQueryVariables>({
      query: (variables) => ({ document: GetPaymentClientDocument as unknown as string, variables }),
    }),
  }),
});

export { injectedRtkApi as api };
export const {
  useGetPaymentsQuery,
  useLazyGetPaymentsQuery,
  useGetPaymentClientQuery,
  useLazyGetPaymentClientQuery,
} = injectedRtkApi;
