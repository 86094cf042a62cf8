import type { PortalSnapshot, SnapshotPlan } from '../../brand';
import type { PlanPrice } from '../../billing';

/** Returns a published plan, or null. Clients can only choose published plans. */
export const findPublishedPlan = ({ plans }: PortalSnapshot, id: string | null): SnapshotPlan | null =>
  plans.find((plan) => plan.id === id) ?? null;

/** Returns the published price of the plan, even if the operator has saved a newer price. */
export const publishedPrice = ({ id, priceVersion, ...plan }: SnapshotPlan): PlanPrice => ({
  planId: id,
  name: (plan.original ?? plan).name,
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
