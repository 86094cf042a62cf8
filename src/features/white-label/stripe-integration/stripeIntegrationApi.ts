import { patchFromEvents } from '@/api/liveUpdates';
import { applyResult } from '@/api/applyResult';
import {
  api,
  StripeIntegrationChangedDocument,
  type StripeIntegrationChangedSubscription,
  type StripeIntegrationFieldsFragment,
} from './stripeIntegration.generated';

export type Integration = StripeIntegrationFieldsFragment;

const showIntegration = (fresh: Integration) =>
  api.util.updateQueryData('GetStripeIntegration', undefined, (shown) => {
    shown.stripeIntegration = fresh;
  });

const shows = <Answer>(pick: (answer: Answer) => Integration) => ({
  onQueryStarted: applyResult((answer: Answer) => showIntegration(pick(answer))),
});

export const stripeIntegrationApi = api.enhanceEndpoints({
  endpoints: {
    GetStripeIntegration: {
      providesTags: ['StripeIntegration'],
      onCacheEntryAdded: (arg, life) =>
        patchFromEvents<StripeIntegrationChangedSubscription, typeof arg, typeof life>(
          StripeIntegrationChangedDocument,
          ({ stripeIntegrationChanged }, { updateCachedData }) => {
            updateCachedData((shown) => {
              shown.stripeIntegration = stripeIntegrationChanged;
            });
          },
        )(arg, life),
    },
    ConnectStripe: shows<{ connectStripe: { integration: Integration } }>(
      (answer) => answer.connectStripe.integration,
    ),
    ConnectStripeWithKeys: shows<{ connectStripeWithKeys: Integration }>(
      (answer) => answer.connectStripeWithKeys,
    ),
    CheckStripeIntegration: shows<{ checkStripeIntegration: Integration }>(
      (answer) => answer.checkStripeIntegration,
    ),
    DisconnectStripe: shows<{ disconnectStripe: Integration }>((answer) => answer.disconnectStripe),
  },
});

export const {
  useGetStripeIntegrationQuery,
  useGetSandboxAccountsQuery,
  useConnectStripeMutation,
  useConnectStripeWithKeysMutation,
  useCheckStripeIntegrationMutation,
  useDisconnectStripeMutation,
} = stripeIntegrationApi;
