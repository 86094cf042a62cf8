import { applyResult } from '@/api/applyResult';
import { refetchTags, subscribeToClientsAndPayments } from '@/api/companyEvents';
import { listTags } from '@/api/tags';
import type { SavedViewFieldsFragment } from '@/api/types';
import { clientsReceived } from '@/state/clientsSlice';
import { api } from './clients.generated';

export type SavedView = SavedViewFieldsFragment;

const patchView = (view: SavedView) =>
  api.util.updateQueryData('GetSavedViews', undefined, (draft) => {
    draft.savedViews = [...draft.savedViews.filter(({ id }) => id !== view.id), view];
  });

// A mutation returns the view, so the cache is updated before the list is refetched.
const updatesView = <Result>(pick: (result: Result) => SavedView) => ({
  invalidatesTags: ['SavedView' as const],
  onQueryStarted: applyResult((result: Result) => patchView(pick(result))),
});

export const clientsApi = api.enhanceEndpoints({
  endpoints: {
    GetClients: {
      providesTags: (page) => listTags('Client', page?.clients.items),
      onQueryStarted: applyResult(({ clients }) => clientsReceived(clients.items)),
    },
    GetClientListTotal: { providesTags: ['ClientCounts', { type: 'Client', id: 'LIST' }] },
    // List pages mount and unmount. The counts stay mounted, so the screen's only subscription depends on
    // them.
    GetClientCounts: {
      providesTags: ['ClientCounts'],
      onCacheEntryAdded: subscribeToClientsAndPayments(
        refetchTags([{ type: 'Client', id: 'LIST' }, 'ClientCounts', 'ClientFacets'], {
          afterMs: 100,
          // Throttles refetches, because an import publishes hundreds of events.
          everyMs: 1000,
        }),
      ),
    },
    GetAttentionCount: { providesTags: ['ClientCounts'] },
    GetClientFacets: { providesTags: ['ClientFacets'] },
    GetPlansForClients: { providesTags: ['Plan'] },
    GetSavedViews: { providesTags: ['SavedView'] },
    CreateSavedView: updatesView<{ createSavedView: SavedView }>((result) => result.createSavedView),
    UpdateSavedView: updatesView<{ updateSavedView: SavedView }>((result) => result.updateSavedView),
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
  useGetSavedViewsQuery,
  useCreateSavedViewMutation,
  useUpdateSavedViewMutation,
  useDeleteSavedViewMutation,
  useCreateClientMutation,
} = clientsApi;
