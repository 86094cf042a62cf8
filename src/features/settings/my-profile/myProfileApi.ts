import { listTags } from '@/api/tags';
import { api } from './myProfile.generated';

export const myProfileApi = api.enhanceEndpoints({
  endpoints: {
    GetSessions: { providesTags: (answer) => listTags('Session', answer?.sessions) },
    RevokeSession: { invalidatesTags: (_done, error) => (error ? [] : ['Session']) },
  },
});

export const { useGetSessionsQuery, useRevokeSessionMutation } = myProfileApi;
