import { subscribeToPayments, refetchTags } from '@/api/companyEvents';
import type { ListName } from '@/api/schema.generated';
import { applyResult } from '@/api/applyResult';
import { listTags } from '@/api/tags';
import { api, type PaymentDetailFieldsFragment, type PaymentFieldsFragment } from './payments.generated';
import type { GetPaymentsQuery } from './payments.generated';

export type ListedPayment = PaymentFieldsFragment;
export type PaymentPage = GetPaymentsQuery['payments'];
export type PaymentDetail = PaymentDetailFieldsFragment;

/** The detail that stands open beside a list, which follows the news with it. */
const open = { type: 'Payment', id: 'OPEN' } as const;

interface ColumnsLife {
  dispatch: (action: ReturnType<typeof showColumns>) => { undo: () => void };
  queryFulfilled: PromiseLike<unknown>;
}

const showColumns = (list: ListName, columns: string[] | null) =>
  api.util.updateQueryData('GetPaymentColumns', { list }, (kept) => {
    kept.listColumns = columns;
  });

const showDetail = (detail: PaymentDetail) =>
  api.util.updateQueryData('GetPayment', { id: detail.payment.id }, (kept) => {
    kept.payment = detail;
  });

// The answer of a change is the payment itself, so the detail shows it without waiting for the list.
const changesPayment = <Answer>(pick: (answer: Answer) => PaymentDetail) => ({
  invalidatesTags: [{ type: 'Payment' as const, id: 'LIST' }, open],
  onQueryStarted: applyResult((answer: Answer) => showDetail(pick(answer))),
});

export const paymentsApi = api.enhanceEndpoints({
  endpoints: {
    GetPayments: {
      providesTags: (page) => listTags('Payment', page?.payments.items),
      onCacheEntryAdded: subscribeToPayments(
        refetchTags([{ type: 'Payment', id: 'LIST' }, open], { afterMs: 250 }),
      ),
    },
    GetPayment: { providesTags: (_detail, _error, { id }) => [{ type: 'Payment', id }, open] },
    GetPaymentClient: { providesTags: (_client, _error, { id }) => [{ type: 'Client', id }] },
    FindPayingClients: { providesTags: [{ type: 'Client', id: 'LIST' }] },
    GetPlansOfPayments: { providesTags: ['Plan'] },
    GetPaymentColumns: { providesTags: ['ListColumns'] },
    SetPaymentColumns: {
      // The columns change under the finger, and change back when the server refuses them.
      onQueryStarted: async (
        { list, columns }: { list: ListName; columns?: string[] | null },
        { dispatch, queryFulfilled }: ColumnsLife,
      ) => {
        const shown = dispatch(showColumns(list, columns ?? null));
        await Promise.resolve(queryFulfilled).catch(shown.undo);
      },
    },
    RefundPayment: changesPayment<{ refundPayment: PaymentDetail }>((answer) => answer.refundPayment),
    PayAgain: {
      invalidatesTags: [{ type: 'Payment', id: 'LIST' }, { type: 'BillingCard', id: 'LIST' }, open],
    },
    GetCardsToPayWith: { providesTags: [{ type: 'BillingCard', id: 'LIST' }] },
    RetryPayment: changesPayment<{ retryPayment: PaymentDetail }>((answer) => answer.retryPayment),
  },
});

export const {
  useGetPaymentsQuery,
  useGetPaymentQuery,
  useGetPaymentClientQuery,
  useFindPayingClientsQuery,
  useGetPlansOfPaymentsQuery,
  useGetPaymentColumnsQuery,
  useSetPaymentColumnsMutation,
  useRefundPaymentMutation,
  useRetryPaymentMutation,
  usePayAgainMutation,
  useGetCardsToPayWithQuery,
  useAskForCardOfPaymentMutation,
  useSendReceiptMutation,
  useGetPaymentReceiptMutation,
  useGetPaymentInvoiceMutation,
  useExportPaymentsMutation,
} = paymentsApi;
