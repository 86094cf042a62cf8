import { subscribeToCompanyChanges, refetchTags } from '@/api/companyEvents';
import type { QuickGuideDetailFieldsFragment, QuickGuideFieldsFragment } from '@/api/types';
import { api } from './quickGuide.generated';
import { hasCode } from '@/api/errors';

export type Guide = QuickGuideFieldsFragment;
export type GuideDetail = QuickGuideDetailFieldsFragment;

const refetchTiming = { afterMs: 250, everyMs: 2000 };
const listTag = { type: 'QuickGuide', id: 'LIST' } as const;

interface MutationLifecycleApi {
  dispatch: (action: ReturnType<typeof patchGuide> | ReturnType<typeof patchDetail>) => unknown;
  queryFulfilled: PromiseLike<{ data: Record<string, unknown> }>;
}

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
const editorMutation = {
  ...listMutation,
  onQueryStarted: async (_arg: unknown, { dispatch, queryFulfilled }: MutationLifecycleApi) => {
    const result = await Promise.resolve(queryFulfilled).catch(() => null);
    const [changed] = Object.values(result?.data ?? {});
    if (!changed) return;
    const isDetail = typeof changed === 'object' && 'guide' in changed;
    dispatch(isDetail ? patchDetail(changed as GuideDetail) : patchGuide(changed as Guide));
  },
};

/** Reorders the cached guides optimistically. Guides that are not in `ids` come last. */
const patchOrder = (ids: readonly string[]) =>
  api.util.updateQueryData('GetQuickGuides', undefined, ({ quickGuides }) => {
    const positionOf = ({ id }: Guide) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
    quickGuides.sort((a, b) => positionOf(a) - positionOf(b) || a.order - b.order);
    quickGuides.forEach((guide, index) => (guide.order = index + 1));
  });

interface OrderLifecycleApi {
  dispatch: (action: ReturnType<typeof patchOrder>) => { undo: () => void };
  queryFulfilled: PromiseLike<unknown>;
}

export const quickGuideApi = api.enhanceEndpoints({
  endpoints: {
    GetQuickGuides: {
      providesTags: [listTag],
      onCacheEntryAdded: subscribeToCompanyChanges(refetchTags([listTag], refetchTiming)),
    },
    GetQuickGuide: {
      providesTags: (_result, _error, { pathname }) => [{ type: 'QuickGuide', id: pathname }],
      onCacheEntryAdded: ({ pathname }, lifecycleApi) =>
        subscribeToCompanyChanges(refetchTags([{ type: 'QuickGuide', id: pathname }], refetchTiming))(
          undefined,
          lifecycleApi,
        ),
    },
    GetGuidePlans: { providesTags: ['Plan'] },
    CreateQuickGuide: listMutation,
    AddStarterGuides: listMutation,
    DuplicateQuickGuide: listMutation,
    ArchiveQuickGuide: listMutation,
    RestoreQuickGuide: listMutation,
    DeleteQuickGuide: listMutation,
    SaveQuickGuideDraft: editorMutation,
    RestoreQuickGuideVersion: editorMutation,
    DiscardQuickGuideDraft: editorMutation,
    SetQuickGuideAudience: editorMutation,
    PublishQuickGuide: {
      invalidatesTags: (result, error) =>
        error ? listMutation.invalidatesTags(result, error) : ['QuickGuide', 'UndeployedChanges'],
    },
    ReorderQuickGuides: {
      ...listMutation,
      onQueryStarted: async (
        { ids }: { ids: string | string[] },
        { dispatch, queryFulfilled }: OrderLifecycleApi,
      ) => {
        const patch = dispatch(patchOrder([ids].flat()));
        await Promise.resolve(queryFulfilled).catch(patch.undo);
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
