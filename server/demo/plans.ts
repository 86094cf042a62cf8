import path from 'node:path';
import * as z from 'zod';
import { planStatuses, type PlanInterval } from '../../contract/enums';
import { readJson } from '../lib/contentFiles';
import { toTimestamp, type Timestamp } from '../lib/timestamps';
import type { PlanPrice } from '../billing';

const dayMs = 24 * 60 * 60 * 1000;

const demoPlan = z.strictObject({
  name: z.string(),
  description: z.string(),
  features: z.array(z.string()),
  status: z.enum(planStatuses).default('Active'),
  trialDays: z.int(),
  requireCardForTrial: z.boolean().default(true),
  /** In minor units, charged with the first payment. */
  setupFee: z.int().default(0),
  /** Whether the plan is recommended and the default for new clients. */
  isPopular: z.boolean().default(false),
  /** In order of version. A yearly price equals ten monthly prices. */
  prices: z.array(z.strictObject({ price: z.int(), yearlyPrice: z.int(), daysAgo: z.int() })),
});

export type DemoPlan = z.output<typeof demoPlan>;

const plansFile = z.strictObject({ subscribed: z.array(demoPlan), unused: z.array(demoPlan) });

/** Plans with subscribers, and a draft plan and an archived plan without any. */
export const { subscribed: demoPlans, unused: inactivePlans } = readJson(
  path.join(__dirname, 'plans.json'),
  plansFile,
);

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
