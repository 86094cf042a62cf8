import { subscribeToCompanyChanges, refetchTags } from '@/api/companyEvents';
import { isApiError } from '@/api/errors';
import { api, type GuideDetailFragment, type GuideRowFragment } from './quickGuide.generated';

export type Guide = GuideRowFragment;
export type GuideDetail = GuideDetailFragment;

const pace = { afterMs: 250, everyMs: 2000 };
const list = { type: 'QuickGuide', id: 'LIST' } as const;

interface ChangeLife {
  dispatch: (action: ReturnType<typeof showGuide> | ReturnType<typeof showDetail>) => unknown;
  queryFulfilled: PromiseLike<{ data: Record<string, unknown> }>;
}

const showGuide = (guide: Guide) =>
  api.util.updateQueryData('GetQuickGuide', { pathname: guide.pathname }, (detail) => {
    detail.quickGuide.guide = guide;
  });

const showDetail = (detail: GuideDetail) =>
  api.util.updateQueryData('GetQuickGuide', { pathname: detail.guide.pathname }, () => ({
    quickGuide: detail,
  }));

// Whoever comes second needs the words that were saved first.
const changesList = {
  invalidatesTags: (_answer: unknown, error: unknown) => {
    if (error) return isApiError(error) && error.code === 'CONFLICT' ? ['QuickGuide' as const] : [];
    return [list, 'UndeployedChanges' as const];
  },
};

/** What an answer says of the guide stands in its editor at once. */
const shows = {
  ...changesList,
  onQueryStarted: async (_arg: unknown, { dispatch, queryFulfilled }: ChangeLife) => {
    const answer = await Promise.resolve(queryFulfilled).catch(() => null);
    const [changed] = Object.values(answer?.data ?? {});
    if (!changed) return;
    const isDetail = typeof changed === 'object' && 'guide' in changed;
    dispatch(isDetail ? showDetail(changed as GuideDetail) : showGuide(changed as Guide));
  },
};

/** The list as it will be, until the server's answer is here. */
const showOrder = (ids: readonly string[]) =>
  api.util.updateQueryData('GetQuickGuides', undefined, ({ quickGuides }) => {
    const placeOf = ({ id }: Guide) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
    quickGuides.sort((one, other) => placeOf(one) - placeOf(other) || one.order - other.order);
    quickGuides.forEach((guide, index) => (guide.order = index + 1));
  });

interface OrderLife {
  dispatch: (action: ReturnType<typeof showOrder>) => { undo: () => void };
  queryFulfilled: PromiseLike<unknown>;
}

export const quickGuideApi = api.enhanceEndpoints({
  endpoints: {
    GetQuickGuides: {
      providesTags: [list],
      onCacheEntryAdded: subscribeToCompanyChanges(refetchTags([list], pace)),
    },
    GetQuickGuide: {
      providesTags: (_answer, _error, { pathname }) => [{ type: 'QuickGuide', id: pathname }],
      onCacheEntryAdded: ({ pathname }, life) =>
        subscribeToCompanyChanges(refetchTags([{ type: 'QuickGuide', id: pathname }], pace))(undefined, life),
    },
    GetGuidePlans: { providesTags: ['Plan'] },
    CreateQuickGuide: changesList,
    AddStarterGuides: changesList,
    DuplicateQuickGuide: changesList,
    ArchiveQuickGuide: changesList,
    RestoreQuickGuide: changesList,
    DeleteQuickGuide: changesList,
    SaveQuickGuideDraft: shows,
    RestoreQuickGuideVersion: shows,
    DiscardQuickGuideDraft: shows,
    SetQuickGuideAudience: shows,
    PublishQuickGuide: {
      invalidatesTags: (answer, error) =>
        error ? changesList.invalidatesTags(answer, error) : ['QuickGuide', 'UndeployedChanges'],
    },
    OrderQuickGuides: {
      ...changesList,
      onQueryStarted: async (
        { ids }: { ids: string | string[] },
        { dispatch, queryFulfilled }: OrderLife,
      ) => {
        const shown = dispatch(showOrder([ids].flat()));
        await Promise.resolve(queryFulfilled).catch(shown.undo);
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
  useOrderQuickGuidesMutation,
  useSaveQuickGuideDraftMutation,
  useRestoreQuickGuideVersionMutation,
  useDiscardQuickGuideDraftMutation,
  useSetQuickGuideAudienceMutation,
  usePublishQuickGuideMutation,
} = quickGuideApi;
