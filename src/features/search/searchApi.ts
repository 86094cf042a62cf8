import { api, type FoundPaymentFieldsFragment } from './search.generated';

export type FoundPayment = FoundPaymentFieldsFragment;

// Search results expire soon, because they can be outdated.
const cacheSeconds = 10;

const searchApi = api.enhanceEndpoints({
  endpoints: {
    SearchClients: { keepUnusedDataFor: cacheSeconds },
    SearchPayments: { keepUnusedDataFor: cacheSeconds },
  },
});

export const { useSearchClientsQuery, useSearchPaymentsQuery, useExportAllPaymentsMutation } = searchApi;
