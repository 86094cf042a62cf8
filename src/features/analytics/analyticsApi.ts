import { followCompany, refreshing } from '@/api/companyNews';
import { api, type GetAnalyticsQuery } from './analytics.generated';

// One change is seen at once; while many follow each other, the figures are added up every few seconds.
const isLive = {
  onCacheEntryAdded: followCompany(
    refreshing(['Analytics', 'Activity', 'ClientCounts'], { afterMs: 250, everyMs: 3000 }),
  ),
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
