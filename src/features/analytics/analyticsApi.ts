import { subscribeToClientsAndPayments, refetchTags } from '@/api/companyEvents';
import type { GetAnalyticsQuery } from '@/api/types';
import { api } from './analytics.generated';

// The first event refreshes the figures after 250 ms. Further events refresh them at most every 3 seconds.
const liveUpdates = {
  onCacheEntryAdded: subscribeToClientsAndPayments(
    refetchTags(['Analytics', 'Activity', 'ClientCounts'], { afterMs: 250, everyMs: 3000 }),
  ),
};

export const analyticsApi = api.enhanceEndpoints({
  endpoints: {
    GetAnalytics: { providesTags: ['Analytics'], ...liveUpdates },
    GetRecentActivity: { providesTags: ['Activity'], ...liveUpdates },
    GetClientTotal: { providesTags: ['ClientCounts'] },
  },
});

export type Analytics = GetAnalyticsQuery['analytics'];
export type MoneyMetrics = NonNullable<Analytics['money']>;
export type AnalyticsPoint = Analytics['series'][number];

export const { useGetAnalyticsQuery, useGetRecentActivityQuery, useGetClientTotalQuery } = analyticsApi;
