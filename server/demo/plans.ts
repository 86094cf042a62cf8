import type { PlanInterval } from '../schema.generated';
import { momentOf, type Moment } from '../lib/moments';
import type { PlanPrice } from '../modules/subscriptions/subscription';

const dayMs = 24 * 60 * 60 * 1000;

export interface DemoPlan {
  name: string;
  description: string;
  features: readonly string[];
  trialDays: number;
  /** In the order of their versions; the first from the beginning on. */
  prices: readonly { price: number; daysAgo: number }[];
}

export const demoPlans: readonly DemoPlan[] = [
  {
    name: 'Essentials',
    description: 'A site that is looked after, for those who begin.',
    features: ['1 site', 'Monthly report', 'Support by e-mail'],
    trialDays: 14,
    prices: [{ price: 2900, daysAgo: 366 }],
  },
  {
    name: 'Growth',
    description: 'For businesses that sell through their site.',
    features: ['3 sites', 'Weekly report', 'A call each month', 'Support within one working day'],
    trialDays: 14,
    prices: [
      { price: 6900, daysAgo: 366 },
      { price: 7900, daysAgo: 130 },
    ],
  },
  {
    name: 'Partner',
    description: 'For those who want a team beside theirs.',
    features: ['Any number of sites', 'Daily report', 'A call each week', 'Support within four hours'],
    trialDays: 0,
    prices: [{ price: 19900, daysAgo: 366 }],
  },
];

const interval: PlanInterval = 'Month';

/** A price of a plan, from a moment on. */
export interface PricedFrom extends PlanPrice {
  from: Moment;
}

/** Every price that the plans have had, as the plans with these ids, the earliest first. */
export const priceHistory = (planIds: readonly string[], today: Date): PricedFrom[] =>
  demoPlans.flatMap(({ name, trialDays, prices }, index) =>
    prices.map(({ price, daysAgo }, earlier) => ({
      planId: planIds[index] ?? '',
      name,
      trialDays,
      price,
      interval,
      intervalCount: 1,
      yearlyPrice: null,
      setupFee: 0,
      requireCardForTrial: true,
      version: earlier + 1,
      isOffered: true,
      from: momentOf(new Date(today.getTime() - daysAgo * dayMs)),
    })),
  );

/** What each plan cost at a moment. */
export const pricesAt = (history: readonly PricedFrom[], at: Moment): ReadonlyMap<string, PlanPrice> =>
  new Map(history.filter(({ from }) => from <= at).map((price) => [price.planId, price]));
