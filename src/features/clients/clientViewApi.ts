import type { ActivityKind } from '@/api/schema.generated';
import { showAnswer } from '@/api/showAnswer';
import type { TagType } from '@/api/tags';
import {
  api,
  GetClientTimelineDocument,
  type GetClientTimelineQuery,
  type ViewedClientFragment,
} from './clientView.generated';
import { followClient } from './clientLiveApi';

/** The first page of the timeline has no cursor. */
type Cursor = string | null;

interface TimelineArg {
  id: string;
  /** Empty for every kind. */
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

/** All that a change of one client shows in. */
const tagsOfChange = (id: string): Tags => [
  { type: 'Client', id },
  { type: 'Client', id: 'LIST' },
  { type: 'ClientTimeline', id },
  { type: 'ClientCounts' },
  { type: 'ClientFacets' },
];

// What the answer leaves out, the money, comes with the refetch that the tags ask for.
const showClient = (fresh: ViewedClientFragment) =>
  api.util.updateQueryData('GetClient', { id: fresh.id }, ({ client }) => {
    Object.assign(client, fresh);
  });

const changesClient = <Answer, Arg>(
  pick: (answer: Answer) => ViewedClientFragment,
  idOf: (arg: Arg) => string,
) => ({
  invalidatesTags: (_answer: Answer | undefined, error: unknown, arg: Arg) =>
    error ? [] : tagsOfChange(idOf(arg)),
  onQueryStarted: showAnswer((answer: Answer) => showClient(pick(answer))),
});

const idOfArg = ({ id }: { id: string }) => id;
const idOfInput = ({ input }: { input: { id: string } }) => input.id;

export const clientViewApi = withTimeline.enhanceEndpoints({
  endpoints: {
    GetClient: {
      providesTags: (_client, _error, { id }) => [{ type: 'Client', id }],
      onCacheEntryAdded: followClient,
    },
    GetClientNeighbours: { providesTags: [{ type: 'Client', id: 'LIST' }] },
    GetPaymentsOfClient: {
      providesTags: (_page, _error, { clientId }) => [{ type: 'Payment', id: `client ${clientId}` }],
    },
    GetDeactivationPreview: { providesTags: (_preview, _error, { id }) => [{ type: 'Client', id }] },
    UpdateClient: changesClient(({ updateClient }) => updateClient, idOfInput),
    ChangeClientPlan: changesClient(({ changeClientPlan }) => changeClientPlan, idOfArg),
    PauseClient: changesClient(({ pauseClient }) => pauseClient, idOfArg),
    ResumeClient: changesClient(({ resumeClient }) => resumeClient, idOfArg),
    DeactivateClient: changesClient(({ deactivateClient }) => deactivateClient, idOfInput),
    CancelClientDeactivation: changesClient(
      ({ cancelClientDeactivation }) => cancelClientDeactivation,
      idOfArg,
    ),
    ReactivateClient: changesClient(({ reactivateClient }) => reactivateClient, idOfArg),
  },
});

export const {
  useGetClientQuery,
  useGetClientNeighboursQuery,
  useGetPaymentsOfClientQuery,
  useGetDeactivationPreviewQuery,
  useClientTimelineInfiniteQuery,
  useUpdateClientMutation,
  useChangeClientPlanMutation,
  usePauseClientMutation,
  useResumeClientMutation,
  useDeactivateClientMutation,
  useCancelClientDeactivationMutation,
  useReactivateClientMutation,
} = clientViewApi;
