import { applyResult } from '@/api/applyResult';
import { refetchTags, subscribeToCompanyChanges } from '@/api/companyEvents';
import type {
  ContentTranslationFieldsFragment,
  GetContentTranslationsQuery,
  RemoveContentTranslationMutation,
  SaveContentTranslationMutation,
} from '@/api/types';
import { api } from './translations.generated';

export type Translations = GetContentTranslationsQuery['contentTranslations'];
export type TranslatableItem = Translations['items'][number];
export type TranslationDetail = ContentTranslationFieldsFragment;

const patchDetail = (detail: TranslationDetail) => {
  const { kind, key, language } = detail;
  return api.util.updateQueryData('GetContentTranslation', { kind, key, language }, () => ({
    contentTranslation: detail,
  }));
};

/** Patches the cached translation with the mutation's result, so that the editor shows it without a refetch. */
const editorMutation = <Result>(detailOf: (result: Result) => TranslationDetail) => ({
  invalidatesTags: (_result: unknown, error: unknown): ('ContentTranslation' | 'UndeployedChanges')[] =>
    error ? [] : ['ContentTranslation', 'UndeployedChanges'],
  onQueryStarted: applyResult((result: Result) => patchDetail(detailOf(result))),
});

const translationsApi = api.enhanceEndpoints({
  endpoints: {
    GetContentTranslations: {
      providesTags: ['ContentTranslation'],
      // Refetches on events, because changes of the originals make translations outdated.
      onCacheEntryAdded: subscribeToCompanyChanges(
        refetchTags(['ContentTranslation'], { afterMs: 250, everyMs: 2000 }),
      ),
    },
    SaveContentTranslation: editorMutation(
      ({ saveContentTranslation }: SaveContentTranslationMutation) => saveContentTranslation,
    ),
    RemoveContentTranslation: editorMutation(
      ({ removeContentTranslation }: RemoveContentTranslationMutation) => removeContentTranslation,
    ),
  },
});

export const {
  useGetContentTranslationsQuery,
  useGetContentTranslationQuery,
  useSaveContentTranslationMutation,
  useRemoveContentTranslationMutation,
} = translationsApi;
