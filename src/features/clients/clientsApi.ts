import type { UnknownAction } from '@reduxjs/toolkit';
import { subscribeInCache } from '@/api/liveUpdates';
import { listTags } from '@/api/tags';
import { api, ClientChangedDocument, type ClientChangedSubscription } from './clients.generated';

type Dispatch = (action: UnknownAction) => unknown;

const refreshEveryMs = 1000;
const changedIds = new Set<string>();
let refresh: ReturnType<typeof setTimeout> | null = null;

// An import announces hundreds of changes: what is on the screen is fetched again once a second at most.
function refreshSoon({ clientChanged }: ClientChangedSubscription, dispatch: Dispatch): void {
  clientChanged.ids.forEach((id) => changedIds.add(id));
  refresh ??= setTimeout(() => {
    const clients = [...changedIds].map((id) => ({ type: 'Client' as const, id }));
    changedIds.clear();
    refresh = null;
    dispatch(api.util.invalidateTags([{ type: 'Client', id: 'LIST' }, 'ClientCounts', ...clients]));
  }, refreshEveryMs);
}

const refreshOnChange = {
  onCacheEntryAdded: <
    Arg,
    Life extends Parameters<ReturnType<typeof subscribeInCache>>[1] & { dispatch: Dispatch },
  >(
    arg: Arg,
    life: Life,
  ) =>
    subscribeInCache<ClientChangedSubscription, Arg, Life>(ClientChangedDocument, (data, { dispatch }) =>
      refreshSoon(data, dispatch),
    )(arg, life),
};

export const clientsApi = api.enhanceEndpoints({
  endpoints: {
    GetClients: { providesTags: (page) => listTags('Client', page?.clients.items), ...refreshOnChange },
    GetClientCounts: { providesTags: ['ClientCounts'] },
    GetClient: { providesTags: (_client, _error, { id }) => [{ type: 'Client', id }], ...refreshOnChange },
    GetPlansForClients: { providesTags: ['Plan'] },
    CreateClient: {
      invalidatesTags: (_client, error) => (error ? [] : [{ type: 'Client', id: 'LIST' }, 'ClientCounts']),
    },
  },
});

export const {
  useGetClientsQuery,
  useGetClientCountsQuery,
  useGetClientQuery,
  useGetClientCountriesQuery,
  useGetPlansForClientsQuery,
  useCreateClientMutation,
} = clientsApi;
