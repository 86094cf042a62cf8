import { subscribeToCompanyChanges, refetchTags } from '@/api/companyEvents';
import { applyResult } from '@/api/applyResult';
import { hasCode } from '@/api/errors';
import type {
  DiscardLegalDraftMutation,
  LegalPageDetailFieldsFragment,
  LegalPageFieldsFragment,
  RestoreLegalVersionMutation,
  SaveLegalDraftMutation,
  SetLegalReviewDateMutation,
} from '@/api/types';
import { api } from './legal.generated';

export type LegalPageRow = LegalPageFieldsFragment;
export type LegalDetail = LegalPageDetailFieldsFragment;

const refetchTiming = { afterMs: 250, everyMs: 2000 };

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
const editorMutation = <Result>(toPatch: (result: Result) => ReturnType<typeof patchPage>) => ({
  ...listMutation,
  onQueryStarted: applyResult(toPatch),
});

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
      onCacheEntryAdded: (arg, entry) =>
        subscribeToCompanyChanges(refetchTags([{ type: 'LegalPage', id: arg.pathname }], refetchTiming))(
          arg,
          entry,
        ),
    },
    SaveLegalDraft: editorMutation(({ saveLegalDraft }: SaveLegalDraftMutation) => patchPage(saveLegalDraft)),
    RestoreLegalVersion: editorMutation(({ restoreLegalVersion }: RestoreLegalVersionMutation) =>
      patchDetail(restoreLegalVersion),
    ),
    DiscardLegalDraft: editorMutation(({ discardLegalDraft }: DiscardLegalDraftMutation) =>
      patchDetail(discardLegalDraft),
    ),
    SetLegalReviewDate: editorMutation(({ setLegalReviewDate }: SetLegalReviewDateMutation) =>
      patchPage(setLegalReviewDate),
    ),
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
