import { applyResult } from '@/api/applyResult';
import { listTags } from '@/api/tags';
import { subscribeToPayments, refetchTags } from '@/api/companyEvents';
import {
  api,
  type BillingCardFieldsFragment,
  type BillingDetailsFieldsFragment,
  type PlatformFeeFieldsFragment,
} from './billingCard.generated';

// What a charge moves on this screen: the cards show their last one.
const chargeTags = [
  { type: 'BillingCard', id: 'LIST' },
  { type: 'Payment', id: 'LIST' },
] as const;

const showCards = (cards: BillingCardFieldsFragment[]) =>
  api.util.updateQueryData('GetBillingCards', undefined, (shown) => {
    shown.billingCards = cards;
  });

const showFee = (fee: PlatformFeeFieldsFragment) =>
  api.util.updateQueryData('GetPlatformFee', undefined, (shown) => {
    shown.platformFee = fee;
  });

const showDetails = (details: BillingDetailsFieldsFragment) =>
  api.util.updateQueryData('GetBillingDetails', undefined, (shown) => {
    shown.billingDetails = details;
  });

export const billingCardApi = api.enhanceEndpoints({
  endpoints: {
    GetBillingCards: { providesTags: (answer) => listTags('BillingCard', answer?.billingCards) },
    GetPlatformFee: {
      providesTags: [{ type: 'Payment', id: 'LIST' }],
      onCacheEntryAdded: subscribeToPayments(refetchTags(chargeTags, { afterMs: 300 })),
    },
    GetBillingCharges: { providesTags: [{ type: 'Payment', id: 'LIST' }] },
    AddBillingCard: {
      invalidatesTags: (_card, error) => (error ? [] : [...chargeTags, 'Company']),
    },
    SetDefaultBillingCard: {
      onQueryStarted: applyResult(({ setDefaultBillingCard }) => showCards(setDefaultBillingCard)),
    },
    RemoveBillingCard: {
      onQueryStarted: applyResult(({ removeBillingCard }) => showCards(removeBillingCard)),
    },
    SaveBillingDetails: {
      onQueryStarted: applyResult(({ saveBillingDetails }) => showDetails(saveBillingDetails)),
    },
    RetryBillingCharge: {
      invalidatesTags: (_fee, error) => (error ? [] : [...chargeTags]),
      onQueryStarted: applyResult(({ retryBillingCharge }) => showFee(retryBillingCharge)),
    },
  },
});

export const {
  useGetBillingCardsQuery,
  useGetPlatformFeeQuery,
  useGetBillingChargesQuery,
  useGetBillingDetailsQuery,
  useGetBillingCountriesQuery,
  useGetBillingTestCardsQuery,
  useStartBillingCardSetupMutation,
  useAddBillingCardMutation,
  useSetDefaultBillingCardMutation,
  useRemoveBillingCardMutation,
  useSaveBillingDetailsMutation,
  useRetryBillingChargeMutation,
  useGetBillingInvoiceMutation,
} = billingCardApi;
