import { subscribeToCompanyChanges, refetchTags } from '@/api/companyEvents';
import type { LegalPageDetailFieldsFragment, LegalPageFieldsFragment } from '@/api/types';
import { api } from './legal.generated';
import { hasCode } from '@/api/errors';

export type LegalPageRow = LegalPageFieldsFragment;
export type LegalDetail = LegalPageDetailFieldsFragment;

const refetchTiming = { afterMs: 250, everyMs: 2000 };

interface MutationLifecycleApi {
  dispatch: (action: ReturnType<typeof patchPage> | ReturnType<typeof patchDetail>) => unknown;
  queryFulfilled: PromiseLike<{ data: Record<string, unknown> }>;
}

const patchPage = (page: LegalPageRow) =>
  api.util.updateQueryData('GetLegalPage', { pathname: page.pathname }, (detail) => {
    detail.legalPage.page = page;
  });

const patchDetail = (detail: LegalDetail) =>
  api.util.updateQueryData('GetLegalPage', { pathname: detail.page.pathname }, () => ({ legalPage: detail }));

// Refetches after a conflict, because another operator saved first.
const listMutation = {
  invalidatesTags: (_result: unknown, error: unknown) => {
    if (error) return hasCode(error, 'CONFLICT') ? ['LegalPage' as const] : [];
    return [{ type: 'LegalPage' as const, id: 'LIST' }, 'UndeployedChanges' as const];
  },
};

/** Patches the cached page with the mutation's result, so that the editor shows it without a refetch. */
const editorMutation = {
  ...listMutation,
  onQueryStarted: async (_arg: unknown, { dispatch, queryFulfilled }: MutationLifecycleApi) => {
    const result = await Promise.resolve(queryFulfilled).catch(() => null);
    const [changed] = Object.values(result?.data ?? {});
    if (!changed) return;
    const isDetail = typeof changed === 'object' && 'page' in changed;
    dispatch(isDetail ? patchDetail(changed as LegalDetail) : patchPage(changed as LegalPageRow));
  },
};

export const legalApi = api.enhanceEndpoints({
  endpoints: {
    GetLegalPages: {
      providesTags: [{ type: 'LegalPage', id: 'LIST' }],
      onCacheEntryAdded: subscribeToCompanyChanges(
        refetchTags([{ type: 'LegalPage', id: 'LIST' }], refetchTiming),
      ),
    },
    GetLegalPage: {
      providesTags: (_result, _error, { pathname }) => [{ type: 'LegalPage', id: pathname }],
      onCacheEntryAdded: ({ pathname }, lifecycleApi) =>
        subscribeToCompanyChanges(refetchTags([{ type: 'LegalPage', id: pathname }], refetchTiming))(
          undefined,
          lifecycleApi,
        ),
    },
    SaveLegalDraft: editorMutation,
    RestoreLegalVersion: editorMutation,
    DiscardLegalDraft: editorMutation,
    SetLegalReviewDate: editorMutation,
    PublishLegalPage: {
      invalidatesTags: (result, error) =>
        error ? listMutation.invalidatesTags(result, error) : ['LegalPage', 'UndeployedChanges'],
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
  useSetLegalReviewDateMutation,
  usePublishLegalPageMutation,
} = legalApi;
