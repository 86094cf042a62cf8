import { applyResult } from '@/api/applyResult';
import { subscribeToCompanyChanges, refetchTags } from '@/api/companyEvents';
import { themeSetupReceived, type ThemeSetup } from '@/state/themeSetupSlice';
import { api } from './branding.generated';

const brandTags = (_brand: unknown, error: unknown) =>
  error ? [] : (['ThemeSetup', 'ThemeVersion', 'Operator', 'UndeployedChanges'] as const);

/** Returns the fields of a brand that the console applies to its own theme. */
const toConsoleTheme = ({ title, colour, haveLogosBeenUploaded }: ThemeSetup): ThemeSetup => ({
  title,
  colour,
  haveLogosBeenUploaded,
});

export const brandingApi = api.enhanceEndpoints({
  endpoints: {
    GetBranding: { providesTags: ['ThemeSetup'] },
    GetThemeVersions: {
      providesTags: ['ThemeVersion'],
      // Refetches the versions, because another operator's save adds one.
      onCacheEntryAdded: subscribeToCompanyChanges(refetchTags(['ThemeVersion'], { afterMs: 500 })),
    },
    UpdateThemeSetup: {
      invalidatesTags: brandTags,
      // Applies the saved brand to the console without another fetch.
      onQueryStarted: applyResult(({ updateThemeSetup }) =>
        themeSetupReceived(toConsoleTheme(updateThemeSetup)),
      ),
    },
    RemoveLogo: { invalidatesTags: brandTags },
    RestoreThemeVersion: {
      invalidatesTags: brandTags,
      onQueryStarted: applyResult(({ restoreThemeVersion }) =>
        themeSetupReceived(toConsoleTheme(restoreThemeVersion)),
      ),
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
