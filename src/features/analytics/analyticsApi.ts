import { api } from './analytics.generated';

export const analyticsApi = api.enhanceEndpoints({
  endpoints: { GetClientsByStatus: { providesTags: ['ClientCounts'] } },
});

export const { useGetClientsByStatusQuery } = analyticsApi;
