import { api } from './session.generated';

export const sessionApi = api.enhanceEndpoints({
  endpoints: {
    GetCurrentOperator: {
      providesTags: ['Operator', 'Company'],
      // Nobody at the sign-in form waits for what is heard after it.
      onCacheEntryAdded: async (arg, life) => {
        const { followSession } = await import('./sessionNews');
        await followSession(arg, life);
      },
    },
    GetThemeSetup: { providesTags: ['ThemeSetup'] },
  },
});

/** Asks for the operator anew: what they may do may have changed. */
export const askWhoIsHere = () =>
  sessionApi.endpoints.GetCurrentOperator.initiate(undefined, { forceRefetch: true, subscribe: false });

export const { useGetCurrentOperatorQuery, useSignOutMutation, useGetThemeSetupQuery } = sessionApi;
