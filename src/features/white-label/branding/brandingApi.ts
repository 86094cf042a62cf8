import { subscribeToCompanyChanges, refetchTags } from '@/api/companyEvents';
import { themeSetupReceived, type ThemeSetup } from '@/state/themeSetupSlice';
import { api } from './branding.generated';

const changesBrand = (_brand: unknown, error: unknown) =>
  error ? [] : (['ThemeSetup', 'ThemeVersion', 'Operator', 'UndeployedChanges'] as const);

/** What of a brand the console itself wears. */
const wornOf = ({ title, colour, haveLogosBeenUploaded }: ThemeSetup): ThemeSetup => ({
  title,
  colour,
  haveLogosBeenUploaded,
});

export const brandingApi = api.enhanceEndpoints({
  endpoints: {
    GetBranding: { providesTags: ['ThemeSetup'] },
    GetThemeVersions: {
      providesTags: ['ThemeVersion'],
      // What another operator saves stands in the history of this one.
      onCacheEntryAdded: subscribeToCompanyChanges(refetchTags(['ThemeVersion'], { afterMs: 500 })),
    },
    UpdateThemeSetup: {
      invalidatesTags: changesBrand,
      // The console wears a brand as soon as it is saved.
      onQueryStarted: async (_arg, { queryFulfilled, dispatch }) => {
        const saved = await queryFulfilled.catch(() => null);
        if (saved) dispatch(themeSetupReceived(wornOf(saved.data.updateThemeSetup)));
      },
    },
    RemoveLogo: { invalidatesTags: changesBrand },
    RestoreThemeVersion: {
      invalidatesTags: changesBrand,
      onQueryStarted: async (_arg, { queryFulfilled, dispatch }) => {
        const restored = await queryFulfilled.catch(() => null);
        if (restored) dispatch(themeSetupReceived(wornOf(restored.data.restoreThemeVersion)));
      },
    },
  },
});

export const {
  useGetBrandingQuery,
  useGetThemeVersionsQuery,
  useUpdateThemeSetupMutation,
  useRemoveLogoMutation,
  useRestoreThemeVersionMutation,
} = brandingApi;
