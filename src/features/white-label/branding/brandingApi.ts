import { api } from './branding.generated';

export const brandingApi = api.enhanceEndpoints({
  endpoints: {
    UpdateThemeSetup: { invalidatesTags: (_setup, error) => (error ? [] : ['ThemeSetup', 'Operator']) },
  },
});

export const { useUpdateThemeSetupMutation } = brandingApi;
