import { useGetPlanProviderQuery } from './clientBillingApi';

/** What amounts that cards can pay are multiples of, in minor units; 1 while it is not known, since the server checks too. */
export const useAmountStep = (): number => useGetPlanProviderQuery().data?.stripeIntegration.amountStep ?? 1;
