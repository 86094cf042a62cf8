import { patchFromEvents } from '@/api/liveUpdates';
import type {
  GetStartUpPacksQuery,
  InstallationFieldsFragment,
  PreviewStartUpPackQuery,
  StartUpPackChangedSubscription,
} from '@/api/types';
import { api, StartUpPackChangedDocument } from './packs.generated';

export type Pack = GetStartUpPacksQuery['startUpPacks'][number];
export type Installation = InstallationFieldsFragment;
export type PackItem = PreviewStartUpPackQuery['previewStartUpPack']['items'][number];

// Cache tags of everything that a pack can change.
const affectedTags = [
  'StartUpPack',
  'Plan',
  'QuickGuide',
  'LegalPage',
  'ThemeSetup',
  'ThemeVersion',
  'MarketingTemplate',
  'UndeployedChanges',
] as const;

export const isInProgress = ({ status }: Pick<Installation, 'status'>): boolean =>
  status === 'Running' || status === 'Undoing';

const packsApi = api.enhanceEndpoints({
  endpoints: {
    GetStartUpPacks: { providesTags: ['StartUpPack'] },
    // Conflicts depend on much of the company's data, so previews are not cached.
    PreviewStartUpPack: { keepUnusedDataFor: 0 },
    GetStartUpPackInstallation: {
      keepUnusedDataFor: 0,
      onCacheEntryAdded: ({ id }, entry) =>
        patchFromEvents(entry, {
          document: StartUpPackChangedDocument,
          variables: { id },
          onData: ({ startUpPackChanged }: StartUpPackChangedSubscription, isReapplied) => {
            entry.updateCachedData((cached) => {
              cached.startUpPackInstallation = startUpPackChanged;
            });
            if (!isReapplied && !isInProgress(startUpPackChanged))
              entry.dispatch(api.util.invalidateTags([...affectedTags]));
          },
        }),
    },
    InstallStartUpPack: { invalidatesTags: (_result, error) => (error ? [] : ['StartUpPack']) },
    UndoStartUpPack: { invalidatesTags: (_result, error) => (error ? [] : ['StartUpPack']) },
  },
});

export const {
  useGetStartUpPacksQuery,
  usePreviewStartUpPackQuery,
  useGetStartUpPackInstallationQuery,
  useInstallStartUpPackMutation,
  useUndoStartUpPackMutation,
} = packsApi;
