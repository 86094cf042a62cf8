import { useGetPlanProviderQuery } from './clientBillingApi';

/**
 * Returns the step of card amounts in minor units, or 1 while it loads. The server validates amounts in any
 * case.
 */
export const useAmountStep = (): number =>
  useGetPlanProviderQuery().data?.stripeIntegration.amountIncrement ?? 1;
