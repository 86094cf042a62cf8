import type { SearchPaymentFieldsFragment } from '@/api/types';
import { api } from './search.generated';

export type FoundPayment = SearchPaymentFieldsFragment;

// Search results expire soon, because no event refreshes them.
const cacheSeconds = 10;

const searchApi = api.enhanceEndpoints({
  endpoints: {
    SearchClients: { keepUnusedDataFor: cacheSeconds },
    SearchPayments: { keepUnusedDataFor: cacheSeconds },
  },
});

export const { useSearchClientsQuery, useSearchPaymentsQuery, useExportAllPaymentsMutation } = searchApi;
