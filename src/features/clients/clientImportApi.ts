import { patchFromEvents } from '@/api/liveUpdates';
import { applyResult } from '@/api/applyResult';
import type { ClientImportChangedSubscription, ClientImportFieldsFragment } from '@/api/types';
import { api, ClientImportChangedDocument } from './clientImport.generated';

export type ClientImportDetails = ClientImportFieldsFragment;

const patchImport = (fresh: ClientImportDetails) =>
  api.util.updateQueryData('GetClientImport', { id: fresh.id }, (draft) => {
    draft.clientImport = fresh;
  });

// Each step returns the import, so the cache is updated without another request.
const updatesImport = <Result>(pick: (result: Result) => ClientImportDetails) => ({
  onQueryStarted: applyResult((result: Result) => patchImport(pick(result))),
});

export const clientImportApi = api.enhanceEndpoints({
  endpoints: {
    GetClientImport: {
      providesTags: (_import, _error, { id }) => [{ type: 'ClientImport', id }],
      onCacheEntryAdded: ({ id }, entry) =>
        patchFromEvents(entry, {
          document: ClientImportChangedDocument,
          variables: { id },
          onData: ({ clientImportChanged }: ClientImportChangedSubscription) => {
            entry.updateCachedData((draft) => {
              draft.clientImport = clientImportChanged;
            });
          },
        }),
    },
    GetClientImportRows: {
      providesTags: (_rows, _error, { id }) => [{ type: 'ClientImport', id: `${id} rows` }],
    },
    GetClientImportMappings: { providesTags: ['ImportMapping'] },
    SaveClientImportMapping: { invalidatesTags: (_mapping, error) => (error ? [] : ['ImportMapping']) },
    DeleteClientImportMapping: { invalidatesTags: (_isDeleted, error) => (error ? [] : ['ImportMapping']) },
    CheckClientImport: {
      ...updatesImport<{ checkClientImport: ClientImportDetails }>((result) => result.checkClientImport),
      invalidatesTags: (_import, error, { id }) =>
        error ? [] : [{ type: 'ClientImport', id: `${id} rows` }],
    },
    StartClientImport: updatesImport<{ startClientImport: ClientImportDetails }>(
      (result) => result.startClientImport,
    ),
    CancelClientImport: {
      ...updatesImport<{ cancelClientImport: ClientImportDetails }>((result) => result.cancelClientImport),
      invalidatesTags: (_import, error) => (error ? [] : [{ type: 'Client', id: 'LIST' }, 'ClientCounts']),
    },
  },
});

export const {
  useGetClientImportQuery,
  useGetClientImportRowsQuery,
  useLazyGetClientImportRowsQuery,
  useGetClientImportMappingsQuery,
  useSaveClientImportMappingMutation,
  useDeleteClientImportMappingMutation,
  useCheckClientImportMutation,
  useStartClientImportMutation,
  useCancelClientImportMutation,
} = clientImportApi;
