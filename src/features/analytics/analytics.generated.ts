/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../api/schema.generated';

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { api } from '@/api/base';
export type ActivityKind =
  /** A change by an operator, the system or the client. */
  'Change' | 'Email' | 'Payment' | 'Refund' | 'SignIn';

export type ActorType = 'Client' | 'Operator' | 'Platform' | 'System';

export type AnalyticsInterval =
  | 'Day'
  | 'Month'
  /** Starts on Monday. */
  | 'Week';

export type AnalyticsPreset =
  /** Uses `from` and `to`. */
  | 'Custom'
  | 'Last7Days'
  | 'Last12Months'
  | 'Last30Days'
  | 'LastMonth'
  | 'LastQuarter'
  | 'ThisMonth'
  | 'ThisQuarter'
  | 'ThisYear';

/** A range of days in the company's time zone. Presets end today. Presets with This begin with the calendar period. */
export type AnalyticsRange = {
  /** For Custom. */
  from?: string | null | undefined;
  preset: AnalyticsPreset;
  /** For Custom. Inclusive, at most five years after `from`. */
  to?: string | null | undefined;
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

export type MetricFieldsFragment = { value: number; previous: number };

export type RateMetricFieldsFragment = { value: number | null; previous: number | null };

export type AverageMetricFieldsFragment = { value: number | null; previous: number | null };

export type AnalyticsPointFieldsFragment = {
  from: string;
  to: string;
  activeClients: number;
  newClients: number;
  newPayingClients: number;
  churnedClients: number;
  money: {
    gross: number;
    refunded: number;
    revenue: number;
    mrr: number;
    mrrNew: number;
    mrrExpansion: number;
    mrrContraction: number;
    mrrChurned: number;
    failedPayments: number;
    failedAmount: number;
  } | null;
};

export type GetAnalyticsQueryVariables = Exact<{
  range: Types.AnalyticsRange;
  interval?: Types.AnalyticsInterval | null | undefined;
}>;

export type GetAnalyticsQuery = {
  analytics: {
    from: string;
    to: string;
    previousFrom: string;
    previousTo: string;
    interval: Types.AnalyticsInterval;
    timeZone: string;
    clients: {
      trialsEnding: number;
      active: { value: number; previous: number };
      new: { value: number; previous: number };
      newPaying: { value: number; previous: number };
      churned: { value: number; previous: number };
      churnRate: { value: number | null; previous: number | null };
    };
    money: {
      currency: string;
      revenue: { value: number; previous: number };
      gross: { value: number; previous: number };
      refunded: { value: number; previous: number };
      mrr: { value: number; previous: number };
      mrrStart: { value: number; previous: number };
      mrrNew: { value: number; previous: number };
      mrrExpansion: { value: number; previous: number };
      mrrContraction: { value: number; previous: number };
      mrrChurned: { value: number; previous: number };
      arpu: { value: number | null; previous: number | null };
      failedPayments: { value: number; previous: number };
      failedAmount: { value: number; previous: number };
      mrrByPlan: Array<{ clients: number; mrr: number; plan: { id: string; name: string } }>;
    } | null;
    series: Array<{
      from: string;
      to: string;
      activeClients: number;
      newClients: number;
      newPayingClients: number;
      churnedClients: number;
      money: {
        gross: number;
        refunded: number;
        revenue: number;
        mrr: number;
        mrrNew: number;
        mrrExpansion: number;
        mrrContraction: number;
        mrrChurned: number;
        failedPayments: number;
        failedAmount: number;
      } | null;
    }>;
    previousSeries: Array<{
      from: string;
      to: string;
      activeClients: number;
      newClients: number;
      newPayingClients: number;
      churnedClients: number;
      money: {
        gross: number;
        refunded: number;
        revenue: number;
        mrr: number;
        mrrNew: number;
        mrrExpansion: number;
        mrrContraction: number;
        mrrChurned: number;
        failedPayments: number;
        failedAmount: number;
      } | null;
    }>;
  };
};

export type GetRecentActivityQueryVariables = Exact<{
  first?: number | null | undefined;
}>;

export type GetRecentActivityQuery = {
  recentActivity: Array<{
    id: string;
    kind: Types.ActivityKind;
    occurredAt: string;
    actorType: Types.ActorType;
    actorName: string | null;
    action: string | null;
    target: string | null;
    refundAmount: number | null;
    client: { id: string; name: string } | null;
    changes: Array<{ field: string; before: string | null; after: string | null }>;
    payment: {
      amount: number;
      currency: string;
      status: Types.PaymentStatus;
      description: string | null;
      failure: string | null;
    } | null;
    email: { subject: string; hasFailed: boolean } | null;
    signIn: { ipAddress: string | null; device: string | null } | null;
  }>;
};

export type GetClientTotalQueryVariables = Exact<{ [key: string]: never }>;

export type GetClientTotalQuery = { clientCounts: { total: number } };

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
export const MetricFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment MetricFields on Metric {
  value
  previous
}
    `,
  { fragmentName: 'MetricFields' },
);
export const RateMetricFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment RateMetricFields on RateMetric {
  value
  previous
}
    `,
  { fragmentName: 'RateMetricFields' },
);
export const AverageMetricFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment AverageMetricFields on AverageMetric {
  value
  previous
}
    `,
  { fragmentName: 'AverageMetricFields' },
);
export const AnalyticsPointFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment AnalyticsPointFields on AnalyticsPoint {
  from
  to
  activeClients
  newClients
  newPayingClients
  churnedClients
  money {
    gross
    refunded
    revenue
    mrr
    mrrNew
    mrrExpansion
    mrrContraction
    mrrChurned
    failedPayments
    failedAmount
  }
}
    `,
  { fragmentName: 'AnalyticsPointFields' },
);
export const GetAnalyticsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetAnalytics($range: AnalyticsRange!, $interval: AnalyticsInterval) {
  analytics(range: $range, interval: $interval) {
    from
    to
    previousFrom
    previousTo
    interval
    timeZone
    clients {
      active {
        ...MetricFields
      }
      new {
        ...MetricFields
      }
      newPaying {
        ...MetricFields
      }
      churned {
        ...MetricFields
      }
      churnRate {
        ...RateMetricFields
      }
      trialsEnding
    }
    money {
      currency
      revenue {
        ...MetricFields
      }
      gross {
        ...MetricFields
      }
      refunded {
        ...MetricFields
      }
      mrr {
        ...MetricFields
      }
      mrrStart {
        ...MetricFields
      }
      mrrNew {
        ...MetricFields
      }
      mrrExpansion {
        ...MetricFields
      }
      mrrContraction {
        ...MetricFields
      }
      mrrChurned {
        ...MetricFields
      }
      arpu {
        ...AverageMetricFields
      }
      failedPayments {
        ...MetricFields
      }
      failedAmount {
        ...MetricFields
      }
      mrrByPlan {
        plan {
          id
          name
        }
        clients
        mrr
      }
    }
    series {
      ...AnalyticsPointFields
    }
    previousSeries {
      ...AnalyticsPointFields
    }
  }
}
    fragment MetricFields on Metric {
  value
  previous
}
fragment RateMetricFields on RateMetric {
  value
  previous
}
fragment AverageMetricFields on AverageMetric {
  value
  previous
}
fragment AnalyticsPointFields on AnalyticsPoint {
  from
  to
  activeClients
  newClients
  newPayingClients
  churnedClients
  money {
    gross
    refunded
    revenue
    mrr
    mrrNew
    mrrExpansion
    mrrContraction
    mrrChurned
    failedPayments
    failedAmount
  }
}`);
export const GetRecentActivityDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetRecentActivity($first: Int) {
  recentActivity(first: $first) {
    id
    kind
    occurredAt
    actorType
    actorName
    client {
      id
      name
    }
    action
    target
    changes {
      field
      before
      after
    }
    payment {
      amount
      currency
      status
      description
      failure
    }
    refundAmount
    email {
      subject
      hasFailed
    }
    signIn {
      ipAddress
      device
    }
  }
}
    `);
export const GetClientTotalDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetClientTotal {
  clientCounts {
    total
  }
}
    `);

const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    GetAnalytics: build.query<GetAnalyticsQuery, GetAnalyticsQueryVariables>({
      query: (variables) => ({ document: GetAnalyticsDocument as unknown as string, variables }),
    }),
    GetRecentActivity: build.query<GetRecentActivityQuery, GetRecentActivityQueryVariables | void>({
      query: (variables) => ({ document: GetRecentActivityDocument as unknown as string, variables }),
    }),
    GetClientTotal: build.query<GetClientTotalQuery, GetClientTotalQueryVariables | void>({
      query: (variables) => ({ document: GetClientTotalDocument as unknown as string, variables }),
    }),
  }),
});

export { injectedRtkApi as api };
export const {
  useGetAnalyticsQuery,
  useLazyGetAnalyticsQuery,
  useGetRecentActivityQuery,
  useLazyGetRecentActivityQuery,
  useGetClientTotalQuery,
  useLazyGetClientTotalQuery,
} = injectedRtkApi;
