import { patchFromEvents } from '@/api/liveUpdates';
import {
  api,
  ClientBulkActionChangedDocument,
  type ClientBulkActionChangedSubscription,
  type ClientBulkActionFieldsFragment,
  type PreviewClientBulkActionQuery,
} from './bulk.generated';

export type BulkDetails = ClientBulkActionFieldsFragment;
export type BulkPreviewDetails = PreviewClientBulkActionQuery['previewClientBulkAction'];

const invalidateBulkList = (_bulk: unknown, error: unknown) =>
  error ? [] : [{ type: 'ClientBulk' as const, id: 'LIST' }];

export const bulkApi = api.enhanceEndpoints({
  endpoints: {
    // A preview depends on every selected client, so it is not cached.
    PreviewClientBulkAction: { keepUnusedDataFor: 0 },
    GetClientBulkAction: {
      providesTags: (_bulk, _error, { id }) => [{ type: 'ClientBulk', id }],
      onCacheEntryAdded: (arg, life) =>
        patchFromEvents<ClientBulkActionChangedSubscription, typeof arg, typeof life>(
          ClientBulkActionChangedDocument,
          ({ clientBulkActionChanged }, { updateCachedData }) => {
            updateCachedData((draft) => {
              draft.clientBulk = clientBulkActionChanged;
            });
          },
          ({ id }) => ({ id }),
        )(arg, life),
    },
    GetClientBulkActions: { providesTags: [{ type: 'ClientBulk', id: 'LIST' }] },
    GetClientBulkActionRows: { keepUnusedDataFor: 0 },
    StartClientBulkAction: { invalidatesTags: invalidateBulkList },
    UndoClientBulkAction: {
      invalidatesTags: (bulk, error, { id }) => [
        ...invalidateBulkList(bulk, error),
        ...(error ? [] : [{ type: 'ClientBulk' as const, id }]),
      ],
    },
    CancelClientBulkAction: {
      invalidatesTags: (_bulk, error, { id }) => (error ? [] : [{ type: 'ClientBulk', id }]),
    },
    ExportClients: { invalidatesTags: invalidateBulkList },
  },
});

export const {
  usePreviewClientBulkActionQuery,
  useGetClientBulkActionQuery,
  useGetClientBulkActionsQuery,
  useGetClientBulkActionRowsQuery,
  useStartClientBulkActionMutation,
  useCancelClientBulkActionMutation,
  useUndoClientBulkActionMutation,
  useExportClientsMutation,
} = bulkApi;
