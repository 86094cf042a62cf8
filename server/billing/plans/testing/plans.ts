import type { PlanDetailsInput, PlanInput, PlanPriceInput } from '../../../platform';

export const details = (overrides: Partial<PlanDetailsInput> = {}): PlanDetailsInput => ({
  name: 'Standard',
  code: null,
  description: null,
  features: [],
  trialDays: 0,
  requireCardForTrial: true,
  setupFee: 0,
  taxBehavior: 'Unspecified',
  isPublic: true,
  isPopular: false,
  allowSelfUpgrade: true,
  ...overrides,
});

export const price = (overrides: Partial<PlanPriceInput> = {}): PlanPriceInput => ({
  price: 1000,
  interval: 'Month',
  intervalCount: 1,
  yearlyPrice: null,
  ...overrides,
});

export const planInput = (
  {
    status = 'Active',
    ...detailsOverrides
  }: Partial<PlanDetailsInput> & { status?: PlanInput['status'] } = {},
  priceOverrides: Partial<PlanPriceInput> = {},
): PlanInput => ({ details: details(detailsOverrides), price: price(priceOverrides), status });
