import { api } from './session.generated';
import type * as SessionNews from './sessionNews';

const retryMs = 5000;

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

// Asked for until it is there: a session that hears nothing would show what is long over.
const loadNews = (): Promise<typeof SessionNews> =>
  import('./sessionNews').catch(() => later(retryMs).then(loadNews));

export const sessionApi = api.enhanceEndpoints({
  endpoints: {
    GetCurrentOperator: {
      providesTags: ['Operator', 'Company'],
      // Nobody at the sign-in form waits for what is heard after it.
      onCacheEntryAdded: async (arg, life) => {
        const askedAt = performance.now();
        const { followSession } = await loadNews();
        await followSession(arg, { ...life, askedAt });
      },
    },
    GetThemeSetup: { providesTags: ['ThemeSetup'] },
  },
});

/** Asks for the operator anew: what they may do may have changed. */
export const askWhoIsHere = () =>
  sessionApi.endpoints.GetCurrentOperator.initiate(undefined, { forceRefetch: true, subscribe: false });

export const { useGetCurrentOperatorQuery, useSignOutMutation, useGetThemeSetupQuery } = sessionApi;
