import { api, type FoundPaymentFieldsFragment } from './search.generated';

export type FoundPayment = FoundPaymentFieldsFragment;

// What was found is forgotten soon: it says how things stood when it was asked for.
const keepSeconds = 10;

const searchApi = api.enhanceEndpoints({
  endpoints: {
    SearchClients: { keepUnusedDataFor: keepSeconds },
    SearchPayments: { keepUnusedDataFor: keepSeconds },
  },
});

export const { useSearchClientsQuery, useSearchPaymentsQuery, useExportAllPaymentsMutation } = searchApi;
