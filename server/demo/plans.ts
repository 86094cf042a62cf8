import type { PlanInterval, PlanStatus } from '../schema.generated';
import { momentOf, type Moment } from '../lib/moments';
import type { PlanPrice } from '../modules/subscriptions/subscription';

const dayMs = 24 * 60 * 60 * 1000;

export interface DemoPlan {
  name: string;
  description: string;
  features: readonly string[];
  status: PlanStatus;
  trialDays: number;
  requireCardForTrial: boolean;
  /** In minor units, with the first payment. */
  setupFee: number;
  /** The one that is recommended, and that new clients begin with. */
  isPopular: boolean;
  /** In the order of their versions; the first from the beginning on. A year costs as much as ten months. */
  prices: readonly { price: number; yearlyPrice: number; daysAgo: number }[];
}

const usual = { status: 'Active', requireCardForTrial: true, setupFee: 0, isPopular: false } as const;

/** What clients can have. */
export const demoPlans: readonly DemoPlan[] = [
  {
    ...usual,
    name: 'Essentials',
    description: 'A site that is looked after, for those who begin.',
    features: ['1 site', 'Monthly report', 'Support by email'],
    trialDays: 14,
    requireCardForTrial: false,
    prices: [{ price: 2900, yearlyPrice: 29_000, daysAgo: 366 }],
  },
  {
    ...usual,
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
    ...usual,
    name: 'Partner',
    description: 'For those who want a team beside theirs.',
    features: ['Any number of sites', 'Daily report', 'A call each week', 'Support within four hours'],
    trialDays: 0,
    setupFee: 25_000,
    prices: [{ price: 19_900, yearlyPrice: 199_000, daysAgo: 366 }],
  },
];

/** What they could have once, or may have one day: nobody has any of these. */
export const otherPlans: readonly DemoPlan[] = [
  {
    ...usual,
    name: 'Boutique',
    description: 'For shops with a few products and no time.',
    features: ['1 shop', 'Weekly report', 'New products put in for you'],
    status: 'Draft',
    trialDays: 30,
    prices: [{ price: 4900, yearlyPrice: 49_000, daysAgo: 12 }],
  },
  {
    ...usual,
    name: 'Launch offer',
    description: 'For the first clients, while there was little to look after.',
    features: ['1 site', 'Support by email'],
    status: 'Archived',
    trialDays: 0,
    prices: [{ price: 1900, yearlyPrice: 19_000, daysAgo: 366 }],
  },
];

const interval: PlanInterval = 'Month';

/** A price of a plan, from a moment on. */
export interface PricedFrom extends PlanPrice {
  yearlyPrice: number;
  from: Moment;
}

/** Every price that the plans have had, as the plans with these ids, the earliest first. */
export const priceHistory = (
  planIds: readonly string[],
  today: Date,
  plans: readonly DemoPlan[] = demoPlans,
): PricedFrom[] =>
  plans.flatMap(({ name, status, trialDays, setupFee, requireCardForTrial, prices }, index) =>
    prices.map(({ price, yearlyPrice, daysAgo }, earlier) => ({
      planId: planIds[index] ?? '',
      name,
      trialDays,
      price,
      interval,
      intervalCount: 1,
      yearlyPrice,
      setupFee,
      requireCardForTrial,
      version: earlier + 1,
      isOffered: status !== 'Archived',
      from: momentOf(new Date(today.getTime() - daysAgo * dayMs)),
    })),
  );

/** What each plan cost at a moment. */
export const pricesAt = (history: readonly PricedFrom[], at: Moment): ReadonlyMap<string, PlanPrice> =>
  new Map(history.filter(({ from }) => from <= at).map((price) => [price.planId, price]));
