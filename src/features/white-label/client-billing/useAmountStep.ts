import { useGetPlanProviderQuery } from './clientBillingApi';

/**
 * Returns the step of card amounts in minor units. Returns 1 while loading, because the server validates too.
 */
export const useAmountStep = (): number =>
  useGetPlanProviderQuery().data?.stripeIntegration.amountIncrement ?? 1;
