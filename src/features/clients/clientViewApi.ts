import type { ActivityKind } from '@contract/enums';
import { applyResult } from '@/api/applyResult';
import { refetchTags, subscribeToClientsAndPayments } from '@/api/companyEvents';
import type { CacheEntry } from '@/api/liveUpdates';
import type { TagType } from '@/api/tags';
import type { ClientFieldsFragment, GetClientQuery, GetClientTimelineQuery } from '@/api/types';
import { api, GetClientTimelineDocument } from './clientView.generated';

export type ViewedClient = GetClientQuery['client'];

/** Refreshes a client, their payments and their timeline on events while the client is in the cache. */
function subscribeToClient({ id }: { id: string }, entry: CacheEntry): Promise<void> {
  // Delays the refetch, because a bulk action may change one client several times in a row.
  const refresh = refetchTags(
    [
      { type: 'Client', id },
      { type: 'ClientTimeline', id },
      { type: 'Payment', id: `client ${id}` },
    ],
    { afterMs: 250 },
  );
  return subscribeToClientsAndPayments((clientIds, dispatch) => {
    if (clientIds.length === 0 || clientIds.includes(id)) refresh(clientIds, dispatch);
  })(undefined, entry);
}

/** Null for the first page of the timeline. */
type Cursor = string | null;

interface TimelineArg {
  id: string;
  /** Empty for all kinds. */
  kinds: ActivityKind[];
}

const withTimeline = api.injectEndpoints({
  endpoints: (build) => ({
    ClientTimeline: build.infiniteQuery<GetClientTimelineQuery, TimelineArg, Cursor>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ clientTimeline }) => clientTimeline.nextCursor ?? undefined,
      },
      query: ({ queryArg: { id, kinds }, pageParam }) => ({
        document: String(GetClientTimelineDocument),
        variables: { id, kinds: kinds.length > 0 ? kinds : null, after: pageParam },
      }),
      providesTags: (_pages, _error, { id }) => [{ type: 'ClientTimeline', id }],
    }),
  }),
});

type Tags = { type: TagType; id?: string }[];

/** Returns the tags of all queries that show a client. */
const invalidatedTags = (id: string): Tags => [
  { type: 'Client', id },
  { type: 'Client', id: 'LIST' },
  { type: 'ClientTimeline', id },
  { type: 'ClientCounts' },
  { type: 'ClientFacets' },
];

// The mutations return no amounts. The refetch of the invalidated tags loads them.
const patchClient = (fresh: ClientFieldsFragment) =>
  api.util.updateQueryData('GetClient', { id: fresh.id }, ({ client }) => {
    Object.assign(client, fresh);
  });

const updatesClient = <Result, Arg>(
  pick: (result: Result) => ClientFieldsFragment,
  idOf: (arg: Arg) => string,
) => ({
  invalidatesTags: (_result: Result | undefined, error: unknown, arg: Arg) =>
    error ? [] : invalidatedTags(idOf(arg)),
  onQueryStarted: applyResult((result: Result) => patchClient(pick(result))),
});

const idOfArg = ({ id }: { id: string }) => id;
const idOfInput = ({ input }: { input: { id: string } }) => input.id;

const clientViewApi = withTimeline.enhanceEndpoints({
  endpoints: {
    GetClient: {
      providesTags: (_client, _error, { id }) => [{ type: 'Client', id }],
      onCacheEntryAdded: subscribeToClient,
    },
    GetClientNeighbors: { providesTags: [{ type: 'Client', id: 'LIST' }] },
    GetClientPayments: {
      providesTags: (_page, _error, { clientId }) => [{ type: 'Payment', id: `client ${clientId}` }],
    },
    PreviewClientDeactivation: { providesTags: (_preview, _error, { id }) => [{ type: 'Client', id }] },
    UpdateClient: updatesClient(({ updateClient }) => updateClient, idOfInput),
    ChangeClientPlan: updatesClient(({ changeClientPlan }) => changeClientPlan, idOfArg),
    PauseClient: updatesClient(({ pauseClient }) => pauseClient, idOfArg),
    ResumeClient: updatesClient(({ resumeClient }) => resumeClient, idOfArg),
    DeactivateClient: updatesClient(({ deactivateClient }) => deactivateClient, idOfInput),
    CancelClientDeactivation: updatesClient(
      ({ cancelClientDeactivation }) => cancelClientDeactivation,
      idOfArg,
    ),
    ReactivateClient: updatesClient(({ reactivateClient }) => reactivateClient, idOfArg),
  },
});

export const {
  useGetClientQuery,
  useGetClientNeighborsQuery,
  useGetClientPaymentsQuery,
  usePreviewClientDeactivationQuery,
  useClientTimelineInfiniteQuery,
  useUpdateClientMutation,
  useChangeClientPlanMutation,
  usePauseClientMutation,
  useResumeClientMutation,
  useDeactivateClientMutation,
  useCancelClientDeactivationMutation,
  useReactivateClientMutation,
} = clientViewApi;
