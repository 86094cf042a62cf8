import { patchFromEvents } from '@/api/liveUpdates';
import { showAnswer } from '@/api/showAnswer';
import {
  api,
  ClientImportChangedDocument,
  type ClientImportChangedSubscription,
  type ClientImportFieldsFragment,
} from './clientImport.generated';

export type ClientImportDetails = ClientImportFieldsFragment;

const showImport = (fresh: ClientImportDetails) =>
  api.util.updateQueryData('GetClientImport', { id: fresh.id }, (shown) => {
    shown.clientImport = fresh;
  });

// The answer of a step is the import itself, so the screen moves on without asking for it again.
const takesStep = <Answer>(pick: (answer: Answer) => ClientImportDetails) => ({
  onQueryStarted: showAnswer((answer: Answer) => showImport(pick(answer))),
});

export const clientImportApi = api.enhanceEndpoints({
  endpoints: {
    GetClientImport: {
      providesTags: (_import, _error, { id }) => [{ type: 'ClientImport', id }],
      onCacheEntryAdded: (arg, life) =>
        patchFromEvents<ClientImportChangedSubscription, typeof arg, typeof life>(
          ClientImportChangedDocument,
          ({ clientImportChanged }, { updateCachedData }) => {
            updateCachedData((shown) => {
              shown.clientImport = clientImportChanged;
            });
          },
          ({ id }) => ({ id }),
        )(arg, life),
    },
    GetClientImportRows: {
      providesTags: (_rows, _error, { id }) => [{ type: 'ClientImport', id: `${id} rows` }],
    },
    GetClientImportMappings: { providesTags: ['ImportMapping'] },
    SaveClientImportMapping: { invalidatesTags: (_kept, error) => (error ? [] : ['ImportMapping']) },
    DeleteClientImportMapping: { invalidatesTags: (_gone, error) => (error ? [] : ['ImportMapping']) },
    CheckClientImport: {
      ...takesStep<{ checkClientImport: ClientImportDetails }>((answer) => answer.checkClientImport),
      invalidatesTags: (_import, error, { id }) =>
        error ? [] : [{ type: 'ClientImport', id: `${id} rows` }],
    },
    StartClientImport: takesStep<{ startClientImport: ClientImportDetails }>(
      (answer) => answer.startClientImport,
    ),
    CancelClientImport: {
      ...takesStep<{ cancelClientImport: ClientImportDetails }>((answer) => answer.cancelClientImport),
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
