import { followPayments, refreshing } from '@/api/companyNews';
import { listTags } from '@/api/tags';
import { api, type GetPaymentsQuery } from './payments.generated';

export const paymentsApi = api.enhanceEndpoints({
  endpoints: {
    GetPayments: {
      providesTags: (page) => listTags('Payment', page?.payments.items),
      onCacheEntryAdded: followPayments(refreshing([{ type: 'Payment', id: 'LIST' }], { afterMs: 250 })),
    },
    GetPaymentClient: { providesTags: (_client, _error, { id }) => [{ type: 'Client', id }] },
  },
});

export type PaymentPage = GetPaymentsQuery['payments'];
export type ListedPayment = PaymentPage['items'][number];

export const { useGetPaymentsQuery, useGetPaymentClientQuery } = paymentsApi;
