import { followDashboard, refreshing } from '@/api/companyNews';
import { api, type GetMarketingTemplateQuery, type TemplateFieldsFragment } from './templates.generated';

export type Template = TemplateFieldsFragment;
export type TemplateDetail = GetMarketingTemplateQuery['marketingTemplate'];

const changesIt = (_answer: unknown, error: unknown) => (error ? [] : ['MarketingTemplate' as const]);

// What the brand is and where the dashboard stands shows in every picture.
const newPictures = { afterMs: 300, everyMs: 3000 };

const templatesApi = api.enhanceEndpoints({
  endpoints: {
    GetMarketingTemplates: {
      providesTags: ['MarketingTemplate', 'ThemeSetup'],
      onCacheEntryAdded: followDashboard(refreshing(['MarketingTemplate'], newPictures)),
    },
    GetMarketingTemplate: { providesTags: ['MarketingTemplate', 'ThemeSetup'] },
    GetMarketingFile: { keepUnusedDataFor: 60 },
    SaveMarketingWords: { invalidatesTags: changesIt },
    ResetMarketingWords: { invalidatesTags: changesIt },
    SetMarketingFavourite: {
      // Seen at once; taken back when it could not be kept. A list that was asked for before it was kept may say otherwise.
      onQueryStarted: async ({ slug, isFavourite }, { dispatch, queryFulfilled }) => {
        let isAskedAnew = false;
        const show = () => {
          const asked = dispatch(templatesApi.util.getRunningQueryThunk('GetMarketingTemplates', undefined));
          asked?.abort();
          isAskedAnew ||= asked !== undefined;
          return dispatch(
            templatesApi.util.updateQueryData(
              'GetMarketingTemplates',
              undefined,
              ({ marketingTemplates }) => {
                const template = marketingTemplates.find((one) => one.slug === slug);
                if (template) template.isFavourite = isFavourite;
              },
            ),
          );
        };
        const shown = show();
        await queryFulfilled.then(show, shown.undo);
        if (isAskedAnew) dispatch(templatesApi.util.invalidateTags(['MarketingTemplate']));
      },
    },
  },
});

export const {
  useGetMarketingTemplatesQuery,
  useGetMarketingTemplateQuery,
  useGetMarketingFileQuery,
  useLazyGetMarketingFileQuery,
  useSaveMarketingWordsMutation,
  useResetMarketingWordsMutation,
  useSetMarketingFavouriteMutation,
} = templatesApi;
