import type { SiteSnapshot, SnapshotPlan } from '../deployments/snapshot';
import type { PlanPrice } from '../subscriptions/subscription';

/** A plan of those that are published, which alone clients can choose by themselves. */
export const publishedPlan = ({ plans }: SiteSnapshot, id: string | null): SnapshotPlan | null =>
  plans.find((plan) => plan.id === id) ?? null;

/** The plan's price as clients saw it, which they get though the operator has a newer one that is not published yet. */
export const shownPrice = ({ id, priceVersion, ...plan }: SnapshotPlan): PlanPrice => ({
  planId: id,
  name: plan.name,
  version: priceVersion,
  price: plan.price,
  yearlyPrice: plan.yearlyPrice,
  interval: plan.interval,
  intervalCount: plan.intervalCount,
  trialDays: plan.trialDays,
  setupFee: plan.setupFee,
  requireCardForTrial: plan.requireCardForTrial,
  isOffered: true,
});
