import { subscribeToCompanyChanges, refetchTags } from '@/api/companyEvents';
import { isApiError } from '@/api/errors';
import { api, type LegalPageRowFragment, type LegalDetailFragment } from './legal.generated';

export type LegalPageRow = LegalPageRowFragment;
export type LegalDetail = LegalDetailFragment;

const pace = { afterMs: 250, everyMs: 2000 };

interface ChangeLife {
  dispatch: (action: ReturnType<typeof showPage> | ReturnType<typeof showDetail>) => unknown;
  queryFulfilled: PromiseLike<{ data: Record<string, unknown> }>;
}

const showPage = (page: LegalPageRow) =>
  api.util.updateQueryData('GetLegalPage', { pathname: page.pathname }, (detail) => {
    detail.legalPage.page = page;
  });

const showDetail = (detail: LegalDetail) =>
  api.util.updateQueryData('GetLegalPage', { pathname: detail.page.pathname }, () => ({ legalPage: detail }));

// Whoever comes second needs the words that were saved first.
const changesList = {
  invalidatesTags: (_answer: unknown, error: unknown) => {
    if (error) return isApiError(error) && error.code === 'CONFLICT' ? ['LegalPage' as const] : [];
    return [{ type: 'LegalPage' as const, id: 'LIST' }, 'UndeployedChanges' as const];
  },
};

/** What an answer says of the page stands in its editor at once. */
const shows = {
  ...changesList,
  onQueryStarted: async (_arg: unknown, { dispatch, queryFulfilled }: ChangeLife) => {
    const answer = await Promise.resolve(queryFulfilled).catch(() => null);
    const [changed] = Object.values(answer?.data ?? {});
    if (!changed) return;
    const isDetail = typeof changed === 'object' && 'page' in changed;
    dispatch(isDetail ? showDetail(changed as LegalDetail) : showPage(changed as LegalPageRow));
  },
};

export const legalApi = api.enhanceEndpoints({
  endpoints: {
    GetLegalPages: {
      providesTags: [{ type: 'LegalPage', id: 'LIST' }],
      onCacheEntryAdded: subscribeToCompanyChanges(refetchTags([{ type: 'LegalPage', id: 'LIST' }], pace)),
    },
    GetLegalPage: {
      providesTags: (_answer, _error, { pathname }) => [{ type: 'LegalPage', id: pathname }],
      onCacheEntryAdded: ({ pathname }, life) =>
        subscribeToCompanyChanges(refetchTags([{ type: 'LegalPage', id: pathname }], pace))(undefined, life),
    },
    SaveLegalDraft: shows,
    RestoreLegalVersion: shows,
    DiscardLegalDraft: shows,
    SetLegalReviewDue: shows,
    PublishLegalPage: {
      invalidatesTags: (answer, error) =>
        error ? changesList.invalidatesTags(answer, error) : ['LegalPage', 'UndeployedChanges'],
    },
  },
});

export const {
  useGetLegalPagesQuery,
  useGetLegalPageQuery,
  useGetLegalVersionQuery,
  useSaveLegalDraftMutation,
  useRestoreLegalVersionMutation,
  useDiscardLegalDraftMutation,
  useSetLegalReviewDueMutation,
  usePublishLegalPageMutation,
} = legalApi;
