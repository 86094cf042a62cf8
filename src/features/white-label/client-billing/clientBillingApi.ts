import { listTags } from '@/api/tags';
import { api } from './clientBilling.generated';

export const clientBillingApi = api.enhanceEndpoints({
  endpoints: {
    GetClientBillingPlans: { providesTags: (answer) => listTags('Plan', answer?.clientBillingPlans) },
  },
});

export const { useGetClientBillingPlansQuery } = clientBillingApi;
