import { applyResult } from '@/api/applyResult';
import { listTags } from '@/api/tags';
import { subscribeToPayments, refetchTags } from '@/api/companyEvents';
import type {
  BillingCardFieldsFragment,
  BillingDetailsFieldsFragment,
  PlatformFeeFieldsFragment,
} from '@/api/types';
import { api } from './billingCard.generated';

// A charge also changes the cards, which show the result of their last charge.
const chargeTags = [
  { type: 'BillingCard', id: 'LIST' },
  { type: 'Payment', id: 'LIST' },
] as const;

const patchCards = (cards: BillingCardFieldsFragment[]) =>
  api.util.updateQueryData('GetBillingCards', undefined, (draft) => {
    draft.billingCards = cards;
  });

const patchFee = (fee: PlatformFeeFieldsFragment) =>
  api.util.updateQueryData('GetPlatformFee', undefined, (draft) => {
    draft.platformFee = fee;
  });

const patchDetails = (details: BillingDetailsFieldsFragment) =>
  api.util.updateQueryData('GetBillingDetails', undefined, (draft) => {
    draft.billingDetails = details;
  });

export const billingCardApi = api.enhanceEndpoints({
  endpoints: {
    GetBillingCards: { providesTags: (result) => listTags('BillingCard', result?.billingCards) },
    GetPlatformFee: {
      providesTags: [{ type: 'Payment', id: 'LIST' }],
      onCacheEntryAdded: subscribeToPayments(refetchTags(chargeTags, { afterMs: 300 })),
    },
    GetBillingCharges: { providesTags: [{ type: 'Payment', id: 'LIST' }] },
    AddBillingCard: {
      invalidatesTags: (_card, error) => (error ? [] : [...chargeTags, 'Company']),
    },
    SetDefaultBillingCard: {
      onQueryStarted: applyResult(({ setDefaultBillingCard }) => patchCards(setDefaultBillingCard)),
    },
    RemoveBillingCard: {
      onQueryStarted: applyResult(({ removeBillingCard }) => patchCards(removeBillingCard)),
    },
    UpdateBillingDetails: {
      onQueryStarted: applyResult(({ updateBillingDetails }) => patchDetails(updateBillingDetails)),
    },
    RetryBillingCharge: {
      invalidatesTags: (_fee, error) => (error ? [] : [...chargeTags]),
      onQueryStarted: applyResult(({ retryBillingCharge }) => patchFee(retryBillingCharge)),
    },
  },
});

export const {
  useGetBillingCardsQuery,
  useGetPlatformFeeQuery,
  useGetBillingChargesQuery,
  useGetBillingDetailsQuery,
  useGetBillingCountriesQuery,
  useAddBillingCardMutation,
  useSetDefaultBillingCardMutation,
  useRemoveBillingCardMutation,
  useUpdateBillingDetailsMutation,
  useRetryBillingChargeMutation,
  useCreateInvoiceLinkMutation,
} = billingCardApi;
