import { applyResult } from '@/api/applyResult';
import type { TagType } from '@/api/tags';
import type { ClientBillingFieldsFragment } from '@/api/types';
import type { ViewedClient } from '../clientViewApi';
import { api } from './clientBilling.generated';

export type ClientBilling = ClientBillingFieldsFragment;

export type BilledClient = Pick<ViewedClient, 'id' | 'name' | 'email' | 'status'>;

type Tags = { type: TagType; id?: string }[];

/** Returns the tags of all queries that show a client's cards or plan. */
const invalidatedTags = (clientId: string): Tags => [
  { type: 'Client', id: clientId },
  { type: 'Client', id: 'LIST' },
  { type: 'ClientTimeline', id: clientId },
  { type: 'Payment', id: `client ${clientId}` },
  { type: 'ClientCounts' },
  { type: 'ClientFacets' },
];

const patchBilling = (fresh: ClientBilling) =>
  api.util.updateQueryData('GetClientBilling', { clientId: fresh.clientId }, (draft) => {
    draft.clientBilling = fresh;
  });

const updatesBilling = <Result>(pick: (result: Result) => ClientBilling) => ({
  invalidatesTags: (result: Result | undefined) => (result ? invalidatedTags(pick(result).clientId) : []),
  onQueryStarted: applyResult((result: Result) => patchBilling(pick(result))),
});

export const clientBillingApi = api.enhanceEndpoints({
  endpoints: {
    GetClientBilling: {
      // The client query on the same screen receives live events and invalidates these tags.
      providesTags: (_billing, _error, { clientId }) => [
        { type: 'Client', id: clientId },
        { type: 'Payment', id: `client ${clientId}` },
      ],
    },
    GetPlansForSubscription: { providesTags: ['Plan'] },
    AddClientCard: updatesBilling(({ addClientCard }) => addClientCard),
    RemoveClientCard: updatesBilling(({ removeClientCard }) => removeClientCard),
    StartClientSubscription: updatesBilling(({ startClientSubscription }) => startClientSubscription),
    RequestClientCard: updatesBilling(({ requestClientCard }) => requestClientCard),
  },
});

export const {
  useGetClientBillingQuery,
  useGetPlansForSubscriptionQuery,
  useStartClientCardSetupMutation,
  useAddClientCardMutation,
  useRemoveClientCardMutation,
  useStartClientSubscriptionMutation,
  useRequestClientCardMutation,
  useRetryPastDuePaymentMutation,
} = clientBillingApi;
