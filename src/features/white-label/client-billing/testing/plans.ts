import type { ApiHandlers } from '@/testing/stubFetch';
import type { Plan } from '../clientBillingApi';

export const planWith = (overrides: Partial<Plan> = {}): Plan => ({
  id: 'growth',
  name: 'Growth',
  code: 'growth',
  description: 'For teams.',
  features: ['5 users'],
  price: 4995,
  currency: 'EUR',
  interval: 'Month',
  intervalCount: 1,
  yearlyPrice: null,
  trialDays: 14,
  requireCardForTrial: true,
  setupFee: 0,
  taxBehavior: 'Unspecified',
  isPublic: true,
  isDefault: false,
  isPopular: false,
  allowSelfUpgrade: true,
  order: 1,
  status: 'Active',
  priceVersion: 1,
  clientCount: 0,
  activeClientCount: 0,
  mrr: 0,
  isUnused: true,
  lockVersion: 1,
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...overrides,
});

/** Returns API handlers for a company with these plans. */
export const planResponses = (
  plans: readonly Plan[],
  provider = 'Stripe',
  amountIncrement = 1,
): ApiHandlers => ({
  GetClientBillingPlans: () => ({ clientBillingPlans: plans }),
  GetDunningSettings: () => ({ dunningSettings: { afterLastRetry: 'Deactivate', graceDays: 7 } }),
  GetPlanProvider: () => ({ stripeIntegration: { provider, amountIncrement } }),
});
