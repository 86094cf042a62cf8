import { patchFromEvents } from '@/api/liveUpdates';
import {
  api,
  ClientBulkChangedDocument,
  type ClientBulkChangedSubscription,
  type ClientBulkFieldsFragment,
  type PreviewClientBulkQuery,
} from './bulk.generated';

export type BulkDetails = ClientBulkFieldsFragment;
export type BulkPreviewDetails = PreviewClientBulkQuery['previewClientBulk'];

const invalidateBulkList = (_bulk: unknown, error: unknown) =>
  error ? [] : [{ type: 'ClientBulk' as const, id: 'LIST' }];

export const bulkApi = api.enhanceEndpoints({
  endpoints: {
    // A preview depends on every selected client, so it is not cached.
    PreviewClientBulk: { keepUnusedDataFor: 0 },
    GetClientBulk: {
      providesTags: (_bulk, _error, { id }) => [{ type: 'ClientBulk', id }],
      onCacheEntryAdded: (arg, life) =>
        patchFromEvents<ClientBulkChangedSubscription, typeof arg, typeof life>(
          ClientBulkChangedDocument,
          ({ clientBulkChanged }, { updateCachedData }) => {
            updateCachedData((draft) => {
              draft.clientBulk = clientBulkChanged;
            });
          },
          ({ id }) => ({ id }),
        )(arg, life),
    },
    GetClientBulks: { providesTags: [{ type: 'ClientBulk', id: 'LIST' }] },
    GetClientBulkRows: { keepUnusedDataFor: 0 },
    StartClientBulk: { invalidatesTags: invalidateBulkList },
    UndoClientBulk: {
      invalidatesTags: (bulk, error, { id }) => [
        ...invalidateBulkList(bulk, error),
        ...(error ? [] : [{ type: 'ClientBulk' as const, id }]),
      ],
    },
    CancelClientBulk: {
      invalidatesTags: (_bulk, error, { id }) => (error ? [] : [{ type: 'ClientBulk', id }]),
    },
    ExportClients: { invalidatesTags: invalidateBulkList },
  },
});

export const {
  usePreviewClientBulkQuery,
  useGetClientBulkQuery,
  useGetClientBulksQuery,
  useGetClientBulkRowsQuery,
  useStartClientBulkMutation,
  useCancelClientBulkMutation,
  useUndoClientBulkMutation,
  useExportClientsMutation,
} = bulkApi;
