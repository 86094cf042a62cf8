import { showAnswer } from '@/api/showAnswer';
import { listTags } from '@/api/tags';
import { followPayments, refreshing, type NewsLife } from '@/api/companyNews';
import { selectOperator, type AuthRoot } from '@/state/authSlice';
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

const hearPayments = followPayments(refreshing(chargeTags, { afterMs: 300 }));

/** Hears of charges, as far as the operator may. */
const followCharges = async (arg: unknown, life: NewsLife): Promise<void> => {
  const held = selectOperator(life.getState() as AuthRoot)?.permissions ?? [];
  if (held.includes('MANAGE_PAYMENTS')) await hearPayments(arg, life);
};

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
      onCacheEntryAdded: followCharges,
    },
    GetBillingCharges: { providesTags: [{ type: 'Payment', id: 'LIST' }] },
    AddBillingCard: {
      invalidatesTags: (_card, error) => (error ? [] : [...chargeTags, 'Company']),
    },
    SetDefaultBillingCard: {
      onQueryStarted: showAnswer(({ setDefaultBillingCard }) => showCards(setDefaultBillingCard)),
    },
    RemoveBillingCard: {
      onQueryStarted: showAnswer(({ removeBillingCard }) => showCards(removeBillingCard)),
    },
    SaveBillingDetails: {
      onQueryStarted: showAnswer(({ saveBillingDetails }) => showDetails(saveBillingDetails)),
    },
    RetryBillingCharge: {
      invalidatesTags: (_fee, error) => (error ? [] : [...chargeTags]),
      onQueryStarted: showAnswer(({ retryBillingCharge }) => showFee(retryBillingCharge)),
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
