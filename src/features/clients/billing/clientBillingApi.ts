import { showAnswer } from '@/api/showAnswer';
import type { TagType } from '@/api/tags';
import { api, type BillingOfClientFragment } from './clientBilling.generated';

type Tags = { type: TagType; id?: string }[];

/** All that a client's card or plan shows in. */
const tagsOf = (clientId: string): Tags => [
  { type: 'Client', id: clientId },
  { type: 'Client', id: 'LIST' },
  { type: 'ClientTimeline', id: clientId },
  { type: 'Payment', id: `client ${clientId}` },
  { type: 'ClientCounts' },
  { type: 'ClientFacets' },
];

const showBilling = (fresh: BillingOfClientFragment) =>
  api.util.updateQueryData('GetClientBilling', { clientId: fresh.clientId }, (shown) => {
    shown.clientBilling = fresh;
  });

const changesBilling = <Answer>(pick: (answer: Answer) => BillingOfClientFragment) => ({
  invalidatesTags: (answer: Answer | undefined) => (answer ? tagsOf(pick(answer).clientId) : []),
  onQueryStarted: showAnswer((answer: Answer) => showBilling(pick(answer))),
});

export const clientBillingApi = api.enhanceEndpoints({
  endpoints: {
    GetClientBilling: {
      // Followed by the query of the client, which is on the same screen.
      providesTags: (_billing, _error, { clientId }) => [
        { type: 'Client', id: clientId },
        { type: 'Payment', id: `client ${clientId}` },
      ],
    },
    GetPlansToBegin: { providesTags: ['Plan'] },
    AddClientCard: changesBilling(({ addClientCard }) => addClientCard),
    RemoveClientCard: changesBilling(({ removeClientCard }) => removeClientCard),
    StartClientSubscription: changesBilling(({ startClientSubscription }) => startClientSubscription),
    AskForClientCard: changesBilling(({ askForClientCard }) => askForClientCard),
  },
});

export const {
  useGetClientBillingQuery,
  useGetPlansToBeginQuery,
  useGetClientTestCardsQuery,
  useStartClientCardSetupMutation,
  useAddClientCardMutation,
  useRemoveClientCardMutation,
  useStartClientSubscriptionMutation,
  useAskForClientCardMutation,
  useRetryUnpaidPaymentMutation,
} = clientBillingApi;
