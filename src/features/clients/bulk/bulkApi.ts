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

const startsOne = (_bulk: unknown, error: unknown) =>
  error ? [] : [{ type: 'ClientBulk' as const, id: 'LIST' }];

export const bulkApi = api.enhanceEndpoints({
  endpoints: {
    // What it would do depends on every client selected, so it is asked anew for each look.
    PreviewClientBulk: { keepUnusedDataFor: 0 },
    GetClientBulk: {
      providesTags: (_bulk, _error, { id }) => [{ type: 'ClientBulk', id }],
      onCacheEntryAdded: (arg, life) =>
        patchFromEvents<ClientBulkChangedSubscription, typeof arg, typeof life>(
          ClientBulkChangedDocument,
          ({ clientBulkChanged }, { updateCachedData }) => {
            updateCachedData((shown) => {
              shown.clientBulk = clientBulkChanged;
            });
          },
          ({ id }) => ({ id }),
        )(arg, life),
    },
    GetClientBulks: { providesTags: [{ type: 'ClientBulk', id: 'LIST' }] },
    GetClientBulkRows: { keepUnusedDataFor: 0 },
    StartClientBulk: { invalidatesTags: startsOne },
    UndoClientBulk: {
      invalidatesTags: (bulk, error, { id }) => [
        ...startsOne(bulk, error),
        ...(error ? [] : [{ type: 'ClientBulk' as const, id }]),
      ],
    },
    CancelClientBulk: {
      invalidatesTags: (_bulk, error, { id }) => (error ? [] : [{ type: 'ClientBulk', id }]),
    },
    ExportClients: { invalidatesTags: startsOne },
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
