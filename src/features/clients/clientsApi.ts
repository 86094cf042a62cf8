import { followCompany, refreshing } from '@/api/companyNews';
import { showAnswer } from '@/api/showAnswer';
import { listTags } from '@/api/tags';
import { api, type SavedViewFieldsFragment } from './clients.generated';

export type SavedView = SavedViewFieldsFragment;

interface MutationLife {
  dispatch: (action: ReturnType<typeof showColumns>) => { undo: () => void };
  queryFulfilled: PromiseLike<unknown>;
}

const showColumns = (columns: string[] | null) =>
  api.util.updateQueryData('GetListColumns', undefined, (kept) => {
    kept.listColumns = columns;
  });

const showView = (view: SavedView) =>
  api.util.updateQueryData('GetSavedViews', undefined, (kept) => {
    kept.savedViews = [...kept.savedViews.filter(({ id }) => id !== view.id), view];
  });

// The answer of a change is the view itself, so the screen shows it without waiting for the whole list.
const changesView = <Answer>(pick: (answer: Answer) => SavedView) => ({
  invalidatesTags: ['SavedView' as const],
  onQueryStarted: showAnswer((answer: Answer) => showView(pick(answer))),
});

export const clientsApi = api.enhanceEndpoints({
  endpoints: {
    GetClients: { providesTags: (page) => listTags('Client', page?.clients.items) },
    GetClientListTotal: { providesTags: ['ClientCounts', { type: 'Client', id: 'LIST' }] },
    // The screen's one subscription hangs on its counts, which stand as long as it does; pages come and go.
    GetClientCounts: {
      providesTags: ['ClientCounts'],
      onCacheEntryAdded: followCompany(
        refreshing([{ type: 'Client', id: 'LIST' }, 'ClientCounts', 'ClientFacets'], {
          afterMs: 100,
          // An import announces hundreds of changes.
          everyMs: 1000,
        }),
      ),
    },
    GetAttentionCount: { providesTags: ['ClientCounts'] },
    GetClientFacets: { providesTags: ['ClientFacets'] },
    GetPlansForClients: { providesTags: ['Plan'] },
    GetListColumns: { providesTags: ['ListColumns'] },
    SetListColumns: {
      // The columns change under the finger, and change back when the server refuses them.
      onQueryStarted: async (
        arg: { columns?: string[] | null } | void,
        { dispatch, queryFulfilled }: MutationLife,
      ) => {
        const shown = dispatch(showColumns(arg?.columns ?? null));
        await Promise.resolve(queryFulfilled).catch(shown.undo);
      },
    },
    GetSavedViews: { providesTags: ['SavedView'] },
    CreateSavedView: changesView<{ createSavedView: SavedView }>((answer) => answer.createSavedView),
    UpdateSavedView: changesView<{ updateSavedView: SavedView }>((answer) => answer.updateSavedView),
    DeleteSavedView: { invalidatesTags: (_isDeleted, error) => (error ? [] : ['SavedView']) },
    CreateClient: {
      invalidatesTags: (_client, error) =>
        error ? [] : [{ type: 'Client', id: 'LIST' }, 'ClientCounts', 'ClientFacets'],
    },
  },
});

export const {
  useGetClientsQuery,
  useGetClientListTotalQuery,
  useGetClientCountsQuery,
  useGetAttentionCountQuery,
  useGetClientFacetsQuery,
  useGetClientCountriesQuery,
  useGetPlansForClientsQuery,
  useGetListColumnsQuery,
  useSetListColumnsMutation,
  useGetSavedViewsQuery,
  useCreateSavedViewMutation,
  useUpdateSavedViewMutation,
  useDeleteSavedViewMutation,
  useCreateClientMutation,
} = clientsApi;
