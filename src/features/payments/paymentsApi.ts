import type { ListName } from '@contract/enums';
import { subscribeToPayments, refetchTags } from '@/api/companyEvents';
import { applyResult } from '@/api/applyResult';
import { listTags } from '@/api/tags';
import type { GetPaymentsQuery, PaymentDetailFieldsFragment, PaymentFieldsFragment } from '@/api/types';
import { api } from './payments.generated';

export type ListedPayment = PaymentFieldsFragment;
export type PaymentPage = GetPaymentsQuery['payments'];
export type PaymentDetail = PaymentDetailFieldsFragment;

/** The tag of the open payment's details, so that payment events refetch them together with the list. */
const openDetailTag = { type: 'Payment', id: 'OPEN' } as const;

const patchColumns = (list: ListName, columns: string[] | null) =>
  api.util.updateQueryData('GetPaymentColumns', { list }, (draft) => {
    draft.listColumns = columns;
  });

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
    GetPaymentColumns: { providesTags: ['ListColumns'] },
    SetPaymentColumns: {
      // Updates the columns optimistically and reverts them if the request fails.
      onQueryStarted: async ({ list, columns }, { dispatch, queryFulfilled }) => {
        const patch = dispatch(patchColumns(list, columns ? [columns].flat() : null));
        await queryFulfilled.catch(patch.undo);
      },
    },
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
  useGetPaymentColumnsQuery,
  useSetPaymentColumnsMutation,
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
