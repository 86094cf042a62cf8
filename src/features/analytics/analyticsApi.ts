import {
  AnalyticsClientChangedDocument,
  AnalyticsPaymentRecordedDocument,
  api,
  type GetAnalyticsQuery,
} from './analytics.generated';
import { followCompany } from './analyticsLive';

const isLive = {
  onCacheEntryAdded: followCompany({
    clientChanged: AnalyticsClientChangedDocument,
    paymentRecorded: AnalyticsPaymentRecordedDocument,
  }),
};

export const analyticsApi = api.enhanceEndpoints({
  endpoints: {
    GetAnalytics: { providesTags: ['Analytics'], ...isLive },
    GetRecentActivity: { providesTags: ['Activity'], ...isLive },
    GetClientTotal: { providesTags: ['ClientCounts'] },
  },
});

export type Analytics = GetAnalyticsQuery['analytics'];
export type MoneyFigures = NonNullable<Analytics['money']>;
export type AnalyticsPoint = Analytics['series'][number];

export const { useGetAnalyticsQuery, useGetRecentActivityQuery, useGetClientTotalQuery } = analyticsApi;
