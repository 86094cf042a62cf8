import { listTags } from '@/api/tags';
import { api } from './billingCard.generated';

export const billingCardApi = api.enhanceEndpoints({
  endpoints: {
    GetBillingCards: { providesTags: (answer) => listTags('BillingCard', answer?.billingCards) },
  },
});

export const { useGetBillingCardsQuery } = billingCardApi;
