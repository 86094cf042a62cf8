import { applyResult } from '@/api/applyResult';
import { refetchTags, subscribeToPayments } from '@/api/companyEvents';
import { listTags } from '@/api/tags';
import type { GetPaymentsQuery, PaymentDetailFieldsFragment, PaymentFieldsFragment } from '@/api/types';
import { api } from './payments.generated';

export type ListedPayment = PaymentFieldsFragment;
export type PaymentPage = GetPaymentsQuery['payments'];
export type PaymentDetail = PaymentDetailFieldsFragment;

/** The tag of the open payment's details, so that payment events refetch them together with the list. */
const openDetailTag = { type: 'Payment', id: 'OPEN' } as const;

const patchDetail = (detail: PaymentDetail) =>
  api.util.updateQueryData('GetPayment', { id: detail.payment.id }, (draft) => {
    draft.payment = detail;
  });

// The mutation returns the payment, so the detail updates before the list refetches.
const paymentMutation = <Result>(pick: (result: Result) => PaymentDetail) => ({
  invalidatesTags: [{ type: 'Payment' as const, id: 'LIST' }, openDetailTag],
  onQueryStarted: applyResult((result: Result) => patchDetail(pick(result))),
});

export const paymentsApi = api.enhanceEndpoints({
  endpoints: {
    GetPayments: {
      providesTags: (page) => listTags('Payment', page?.payments.items),
      onCacheEntryAdded: subscribeToPayments(
        refetchTags([{ type: 'Payment', id: 'LIST' }, openDetailTag], { afterMs: 250 }),
      ),
    },
    GetPayment: { providesTags: (_detail, _error, { id }) => [{ type: 'Payment', id }, openDetailTag] },
    GetPaymentClient: { providesTags: (_client, _error, { id }) => [{ type: 'Client', id }] },
    SearchPaymentClients: { providesTags: [{ type: 'Client', id: 'LIST' }] },
    GetPaymentPlans: { providesTags: ['Plan'] },
    RefundPayment: paymentMutation<{ refundPayment: PaymentDetail }>((result) => result.refundPayment),
    RetryOutgoingPayment: {
      invalidatesTags: [{ type: 'Payment', id: 'LIST' }, { type: 'BillingCard', id: 'LIST' }, openDetailTag],
    },
    GetBillingCardsForRetry: { providesTags: [{ type: 'BillingCard', id: 'LIST' }] },
    RetryPayment: paymentMutation<{ retryPayment: PaymentDetail }>((result) => result.retryPayment),
  },
});

export const {
  useGetPaymentsQuery,
  useGetPaymentQuery,
  useGetPaymentClientQuery,
  useSearchPaymentClientsQuery,
  useGetPaymentPlansQuery,
  useRefundPaymentMutation,
  useRetryPaymentMutation,
  useRetryOutgoingPaymentMutation,
  useGetBillingCardsForRetryQuery,
  useRequestCardForPaymentMutation,
  useSendReceiptMutation,
  useCreateReceiptLinkMutation,
  useCreatePaymentInvoiceLinkMutation,
  useExportPaymentsMutation,
} = paymentsApi;
