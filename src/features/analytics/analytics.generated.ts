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
    GetAnalytics: build.query<Types.GetAnalyticsQuery, Types.GetAnalyticsQueryVariables>({
      query: (variables) => ({ document: GetAnalyticsDocument as unknown as string, variables }),
    }),
    GetRecentActivity: build.query<
      Types.GetRecentActivityQuery,
      Types.GetRecentActivityQueryVariables | void
    >({
      query: (variables) => ({ document: GetRecentActivityDocument as unknown as string, variables }),
    }),
    GetClientTotal: build.query<Types.GetClientTotalQuery, Types.GetClientTotalQueryVariables | void>({
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
