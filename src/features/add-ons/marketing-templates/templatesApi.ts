import { subscribeToCompanyChanges, refetchTags } from '@/api/companyEvents';
import type { GetMarketingTemplateQuery, TemplateFieldsFragment } from '@/api/types';
import { api } from './templates.generated';

export type Template = TemplateFieldsFragment;
export type TemplateDetail = GetMarketingTemplateQuery['marketingTemplate'];

const templateTags = (_result: unknown, error: unknown) => (error ? [] : ['MarketingTemplate' as const]);

// Previews contain the brand and the portal's address, so they reload after company changes.
const previewRefresh = { afterMs: 300, everyMs: 3000 };

const templatesApi = api.enhanceEndpoints({
  endpoints: {
    GetMarketingTemplates: {
      providesTags: ['MarketingTemplate', 'ThemeSetup'],
      onCacheEntryAdded: subscribeToCompanyChanges(refetchTags(['MarketingTemplate'], previewRefresh)),
    },
    GetMarketingTemplate: { providesTags: ['MarketingTemplate', 'ThemeSetup'] },
    GetMarketingFile: { keepUnusedDataFor: 60 },
    SaveMarketingText: { invalidatesTags: templateTags },
    ResetMarketingText: { invalidatesTags: templateTags },
    SetMarketingFavorite: {
      // Updates the list optimistically and reverts on failure. A running list query is aborted and repeated,
      // because it may return the old value.
      onQueryStarted: async ({ slug, isFavorite }, { dispatch, queryFulfilled }) => {
        let shouldRefetch = false;
        const patchList = () => {
          const runningQuery = dispatch(
            templatesApi.util.getRunningQueryThunk('GetMarketingTemplates', undefined),
          );
          runningQuery?.abort();
          shouldRefetch ||= runningQuery !== undefined;
          return dispatch(
            templatesApi.util.updateQueryData(
              'GetMarketingTemplates',
              undefined,
              ({ marketingTemplates }) => {
                const template = marketingTemplates.find((one) => one.slug === slug);
                if (template) template.isFavorite = isFavorite;
              },
            ),
          );
        };
        const patch = patchList();
        await queryFulfilled.then(patchList, patch.undo);
        if (shouldRefetch) dispatch(templatesApi.util.invalidateTags(['MarketingTemplate']));
      },
    },
  },
});

export const {
  useGetMarketingTemplatesQuery,
  useGetMarketingTemplateQuery,
  useGetMarketingFileQuery,
  useLazyGetMarketingFileQuery,
  useSaveMarketingTextMutation,
  useResetMarketingTextMutation,
  useSetMarketingFavoriteMutation,
} = templatesApi;
