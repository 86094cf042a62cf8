import type { PlanInterval, PlanStatus } from '../../contract/enums';
import { toTimestamp, type Timestamp } from '../lib/timestamps';
import type { PlanPrice } from '../billing';

const dayMs = 24 * 60 * 60 * 1000;

export interface DemoPlan {
  name: string;
  description: string;
  features: readonly string[];
  status: PlanStatus;
  trialDays: number;
  requireCardForTrial: boolean;
  /** In minor units, charged with the first payment. */
  setupFee: number;
  /** Whether the plan is recommended and the default for new clients. */
  isPopular: boolean;
  /** In order of version. A yearly price equals ten monthly prices. */
  prices: readonly { price: number; yearlyPrice: number; daysAgo: number }[];
}

const defaults = { status: 'Active', requireCardForTrial: true, setupFee: 0, isPopular: false } as const;

/** Plans with subscribers. */
export const demoPlans: readonly DemoPlan[] = [
  {
    ...defaults,
    name: 'Essentials',
    description: 'A site that is looked after, for those who begin.',
    features: ['1 site', 'Monthly report', 'Support by email'],
    trialDays: 14,
    requireCardForTrial: false,
    prices: [{ price: 2900, yearlyPrice: 29_000, daysAgo: 366 }],
  },
  {
    ...defaults,
    name: 'Growth',
    description: 'For businesses that sell through their site.',
    features: ['3 sites', 'Weekly report', 'A call each month', 'Support within one working day'],
    trialDays: 14,
    isPopular: true,
    prices: [
      { price: 6900, yearlyPrice: 69_000, daysAgo: 366 },
      { price: 7900, yearlyPrice: 79_000, daysAgo: 130 },
    ],
  },
  {
    ...defaults,
    name: 'Partner',
    description: 'For those who want a team beside theirs.',
    features: ['Any number of sites', 'Daily report', 'A call each week', 'Support within four hours'],
    trialDays: 0,
    setupFee: 25_000,
    prices: [{ price: 19_900, yearlyPrice: 199_000, daysAgo: 366 }],
  },
];

/** A draft plan and an archived plan, both without subscribers. */
export const inactivePlans: readonly DemoPlan[] = [
  {
    ...defaults,
    name: 'Boutique',
    description: 'For shops with a few products and no time.',
    features: ['1 shop', 'Weekly report', 'New products put in for you'],
    status: 'Draft',
    trialDays: 30,
    prices: [{ price: 4900, yearlyPrice: 49_000, daysAgo: 12 }],
  },
  {
    ...defaults,
    name: 'Launch offer',
    description: 'For the first clients, while there was little to look after.',
    features: ['1 site', 'Support by email'],
    status: 'Archived',
    trialDays: 0,
    prices: [{ price: 1900, yearlyPrice: 19_000, daysAgo: 366 }],
  },
];

const interval: PlanInterval = 'Month';

/** A price version of a plan and the time from which it applies. */
export interface DatedPrice extends PlanPrice {
  yearlyPrice: number;
  from: Timestamp;
}

/**
 * Returns every price version of the plans, whose ids are in `planIds` in the same order. The versions of a
 * plan are sorted oldest first.
 */
export const priceHistory = (
  planIds: readonly string[],
  today: Date,
  plans: readonly DemoPlan[] = demoPlans,
): DatedPrice[] =>
  plans.flatMap(({ name, status, trialDays, setupFee, requireCardForTrial, prices }, index) =>
    prices.map(({ price, yearlyPrice, daysAgo }, versionIndex) => ({
      planId: planIds[index] ?? '',
      name,
      trialDays,
      price,
      interval,
      intervalCount: 1,
      yearlyPrice,
      setupFee,
      requireCardForTrial,
      version: versionIndex + 1,
      isOffered: status !== 'Archived',
      from: toTimestamp(new Date(today.getTime() - daysAgo * dayMs)),
    })),
  );

/** Returns the price of each plan at a time, by plan id. Omits plans that have no price yet. */
export const pricesAt = (history: readonly DatedPrice[], at: Timestamp): ReadonlyMap<string, PlanPrice> =>
  new Map(history.filter(({ from }) => from <= at).map((price) => [price.planId, price]));
