import { api } from './session.generated';
import type * as SessionEvents from './sessionEvents';

const retryMs = 5000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

// Retries until the module loads, because a session without events would show stale data.
const loadSessionEvents = (): Promise<typeof SessionEvents> =>
  import('./sessionEvents').catch(() => wait(retryMs).then(loadSessionEvents));

export const sessionApi = api.enhanceEndpoints({
  endpoints: {
    GetCurrentOperator: {
      providesTags: ['Operator', 'Company'],
      // Loaded on demand, because the sign-in form receives no events.
      onCacheEntryAdded: async (_arg, entry) => {
        const requestedAt = performance.now();
        const { subscribeToSession } = await loadSessionEvents();
        await subscribeToSession(entry, requestedAt);
      },
    },
    GetThemeSetup: { providesTags: ['ThemeSetup'] },
  },
});

export const refetchOperator = () =>
  sessionApi.endpoints.GetCurrentOperator.initiate(undefined, { forceRefetch: true, subscribe: false });

export const { useGetCurrentOperatorQuery, useSignOutMutation, useGetThemeSetupQuery } = sessionApi;
