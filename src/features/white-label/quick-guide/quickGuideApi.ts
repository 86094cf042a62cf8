import { subscribeToCompanyChanges, refetchTags } from '@/api/companyEvents';
import { applyResult } from '@/api/applyResult';
import { hasCode } from '@/api/errors';
import type {
  DiscardQuickGuideDraftMutation,
  QuickGuideDetailFieldsFragment,
  QuickGuideFieldsFragment,
  RestoreQuickGuideVersionMutation,
  SaveQuickGuideDraftMutation,
  SetQuickGuideAudienceMutation,
} from '@/api/types';
import { api } from './quickGuide.generated';

export type Guide = QuickGuideFieldsFragment;
export type GuideDetail = QuickGuideDetailFieldsFragment;

const refetchTiming = { afterMs: 250, everyMs: 2000 };
const listTag = { type: 'QuickGuide', id: 'LIST' } as const;

const patchGuide = (guide: Guide) =>
  api.util.updateQueryData('GetQuickGuide', { pathname: guide.pathname }, (detail) => {
    detail.quickGuide.guide = guide;
  });

const patchDetail = (detail: GuideDetail) =>
  api.util.updateQueryData('GetQuickGuide', { pathname: detail.guide.pathname }, () => ({
    quickGuide: detail,
  }));

// Refetches after a conflict, because another operator saved first.
const listMutation = {
  invalidatesTags: (_result: unknown, error: unknown) => {
    if (error) return hasCode(error, 'CONFLICT') ? ['QuickGuide' as const] : [];
    return [listTag, 'UndeployedChanges' as const];
  },
};

/** Patches the cached guide with the mutation's result, so that the editor shows it without a refetch. */
const editorMutation = <Result>(toPatch: (result: Result) => ReturnType<typeof patchGuide>) => ({
  ...listMutation,
  onQueryStarted: applyResult(toPatch),
});

/** Reorders the cached guides optimistically. Guides that are not in `ids` come last. */
const patchOrder = (ids: readonly string[]) =>
  api.util.updateQueryData('GetQuickGuides', undefined, ({ quickGuides }) => {
    const positionOf = ({ id }: Guide) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
    quickGuides.sort((a, b) => positionOf(a) - positionOf(b) || a.order - b.order);
    quickGuides.forEach((guide, index) => (guide.order = index + 1));
  });

export const quickGuideApi = api.enhanceEndpoints({
  endpoints: {
    GetQuickGuides: {
      providesTags: [listTag],
      onCacheEntryAdded: subscribeToCompanyChanges(refetchTags([listTag], refetchTiming)),
    },
    GetQuickGuide: {
      providesTags: (_result, _error, { pathname }) => [{ type: 'QuickGuide', id: pathname }],
      onCacheEntryAdded: (arg, entry) =>
        subscribeToCompanyChanges(refetchTags([{ type: 'QuickGuide', id: arg.pathname }], refetchTiming))(
          arg,
          entry,
        ),
    },
    GetGuidePlans: { providesTags: ['Plan'] },
    CreateQuickGuide: listMutation,
    AddStarterGuides: listMutation,
    DuplicateQuickGuide: listMutation,
    ArchiveQuickGuide: listMutation,
    RestoreQuickGuide: listMutation,
    DeleteQuickGuide: listMutation,
    SaveQuickGuideDraft: editorMutation(({ saveQuickGuideDraft }: SaveQuickGuideDraftMutation) =>
      patchGuide(saveQuickGuideDraft),
    ),
    RestoreQuickGuideVersion: editorMutation(
      ({ restoreQuickGuideVersion }: RestoreQuickGuideVersionMutation) =>
        patchDetail(restoreQuickGuideVersion),
    ),
    DiscardQuickGuideDraft: editorMutation(({ discardQuickGuideDraft }: DiscardQuickGuideDraftMutation) =>
      patchDetail(discardQuickGuideDraft),
    ),
    SetQuickGuideAudience: editorMutation(({ setQuickGuideAudience }: SetQuickGuideAudienceMutation) =>
      patchGuide(setQuickGuideAudience),
    ),
    PublishQuickGuide: {
      invalidatesTags: (result, error) =>
        error ? listMutation.invalidatesTags(result, error) : ['QuickGuide', 'UndeployedChanges'],
    },
    ReorderQuickGuides: {
      ...listMutation,
      onQueryStarted: async ({ ids }, { dispatch, queryFulfilled }) => {
        const patch = dispatch(patchOrder([ids].flat()));
        await queryFulfilled.catch(patch.undo);
      },
    },
  },
});

export const {
  useGetQuickGuidesQuery,
  useGetQuickGuideQuery,
  useGetQuickGuideVersionQuery,
  useGetGuidePlansQuery,
  useCreateQuickGuideMutation,
  useAddStarterGuidesMutation,
  useDuplicateQuickGuideMutation,
  useArchiveQuickGuideMutation,
  useRestoreQuickGuideMutation,
  useDeleteQuickGuideMutation,
  useReorderQuickGuidesMutation,
  useSaveQuickGuideDraftMutation,
  useRestoreQuickGuideVersionMutation,
  useDiscardQuickGuideDraftMutation,
  useSetQuickGuideAudienceMutation,
  usePublishQuickGuideMutation,
} = quickGuideApi;
