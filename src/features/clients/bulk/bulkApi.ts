import { patchFromEvents } from '@/api/liveUpdates';
import type {
  ClientBulkActionChangedSubscription,
  ClientBulkActionFieldsFragment,
  PreviewClientBulkActionQuery,
} from '@/api/types';
import { api, ClientBulkActionChangedDocument } from './bulk.generated';

export type BulkDetails = ClientBulkActionFieldsFragment;
export type BulkPreviewDetails = PreviewClientBulkActionQuery['previewClientBulkAction'];

const invalidateBulkList = (_bulk: unknown, error: unknown) =>
  error ? [] : [{ type: 'ClientBulkAction' as const, id: 'LIST' }];

const bulkApi = api.enhanceEndpoints({
  endpoints: {
    // A preview depends on every selected client, so it is not cached.
    PreviewClientBulkAction: { keepUnusedDataFor: 0 },
    GetClientBulkAction: {
      providesTags: (_bulk, _error, { id }) => [{ type: 'ClientBulkAction', id }],
      onCacheEntryAdded: ({ id }, entry) =>
        patchFromEvents(entry, {
          document: ClientBulkActionChangedDocument,
          variables: { id },
          onData: ({ clientBulkActionChanged }: ClientBulkActionChangedSubscription) => {
            entry.updateCachedData((draft) => {
              draft.clientBulkAction = clientBulkActionChanged;
            });
          },
        }),
    },
    GetClientBulkActions: { providesTags: [{ type: 'ClientBulkAction', id: 'LIST' }] },
    GetClientBulkActionRows: { keepUnusedDataFor: 0 },
    StartClientBulkAction: { invalidatesTags: invalidateBulkList },
    UndoClientBulkAction: {
      invalidatesTags: (bulk, error, { id }) => [
        ...invalidateBulkList(bulk, error),
        ...(error ? [] : [{ type: 'ClientBulkAction' as const, id }]),
      ],
    },
    CancelClientBulkAction: {
      invalidatesTags: (_bulk, error, { id }) => (error ? [] : [{ type: 'ClientBulkAction', id }]),
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

const pollMs = 2000;

/**
 * Returns the bulk action with this id, its loading error and a function that refetches it. Polls while the
 * action runs, in case the socket is disconnected.
 */
export function useBulk(id: string) {
  const { currentData, error, refetch } = useGetClientBulkActionQuery({ id });
  const bulk = currentData?.clientBulkAction;
  useGetClientBulkActionQuery({ id }, { skip: bulk?.status !== 'Running', pollingInterval: pollMs });

  return { bulk, error, refetch };
}
