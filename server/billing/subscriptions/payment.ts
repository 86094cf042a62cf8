import type { Timestamp } from '../../lib/timestamps';
import { hasSameInterval, type Subscription } from './subscription';

/** The plan and the start of a period that a client paid for. */
export interface PaidPeriod {
  planId: string | null;
  periodStart: Timestamp;
  /** Whether the payment was for a setup fee only. */
  isSetupFee?: boolean;
}

/**
 * Returns whether the payment covers a period of the current plan or, while that plan is not open, of a
 * previous plan with the same interval.
 */
export function isPeriodPayment(subscription: Subscription, paid: PaidPeriod | undefined): boolean {
  if (!paid || paid.isSetupFee) return false;
  const before = subscription.unopened?.before;
  const isForPreviousPlan = before?.planId === paid.planId && hasSameInterval(before, subscription);
  return isForPreviousPlan || paid.planId === subscription.planId;
}

/** Marks the subscription and its previous plan as paid. */
export const markSubscriptionPaid = (subscription: Subscription): Subscription => {
  const { unopened } = subscription;
  const before = unopened?.before ?? null;
  return {
    ...subscription,
    hasPaid: true,
    unopened: unopened && { ...unopened, before: before && markSubscriptionPaid(before) },
  };
};

const toSeconds = (timestamp: Timestamp): number => Math.floor(Date.parse(timestamp) / 1000);

/**
 * Returns whether a period starts at or after `from`. Compares whole seconds, because providers send periods
 * in whole seconds.
 */
export const startsAtOrAfter = (from: Timestamp, periodStart: Timestamp): boolean =>
  toSeconds(periodStart) >= toSeconds(from);

/** Opens the plan if the payment is for it. A payment for an earlier period does not open the plan. */
export function openPlanIfPaid(
  subscription: Subscription,
  { planId, periodStart }: PaidPeriod,
): Subscription {
  const { unopened } = subscription;
  const isForPlan =
    unopened && planId === subscription.planId && startsAtOrAfter(unopened.paidFrom, periodStart);
  return isForPlan ? { ...subscription, unopened: null } : subscription;
}
