import { patchFromEvents } from '@/api/liveUpdates';
import { applyResult } from '@/api/applyResult';
import type { StripeIntegrationChangedSubscription, StripeIntegrationFieldsFragment } from '@/api/types';
import { api, StripeIntegrationChangedDocument } from './stripeIntegration.generated';

export type Integration = StripeIntegrationFieldsFragment;

const patchIntegration = (integration: Integration) =>
  api.util.updateQueryData('GetStripeIntegration', undefined, (cached) => {
    cached.stripeIntegration = integration;
  });

const integrationMutation = <Result>(select: (result: Result) => Integration) => ({
  onQueryStarted: applyResult((result: Result) => patchIntegration(select(result))),
});

export const stripeIntegrationApi = api.enhanceEndpoints({
  endpoints: {
    GetStripeIntegration: {
      providesTags: ['StripeIntegration'],
      onCacheEntryAdded: (_arg, entry) =>
        patchFromEvents(entry, {
          document: StripeIntegrationChangedDocument,
          onData: ({ stripeIntegrationChanged }: StripeIntegrationChangedSubscription) => {
            entry.updateCachedData((cached) => {
              cached.stripeIntegration = stripeIntegrationChanged;
            });
          },
        }),
    },
    ConnectStripe: integrationMutation<{ connectStripe: { integration: Integration } }>(
      (result) => result.connectStripe.integration,
    ),
    ConnectStripeWithKeys: integrationMutation<{ connectStripeWithKeys: Integration }>(
      (result) => result.connectStripeWithKeys,
    ),
    CheckStripeIntegration: integrationMutation<{ checkStripeIntegration: Integration }>(
      (result) => result.checkStripeIntegration,
    ),
    DisconnectStripe: integrationMutation<{ disconnectStripe: Integration }>(
      (result) => result.disconnectStripe,
    ),
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
