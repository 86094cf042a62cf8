import type { Timestamp } from '../../lib/timestamps';
import { isAsLong, type Subscription } from './subscription';

/** What a client paid for: a plan, from a moment on. */
export interface PaidPeriod {
  planId: string | null;
  periodStart: Timestamp;
  /** It is a setup fee alone. */
  isFee?: boolean;
}

/** Whether the payment is worth a period of the subscription: of its plan, or of the one before it opens. */
export function paysAPeriod(subscription: Subscription, paid: PaidPeriod | undefined): boolean {
  if (!paid || paid.isFee) return false;
  const before = subscription.unopened?.before;
  const isOfBefore = before?.planId === paid.planId && isAsLong(before, subscription);
  return isOfBefore || paid.planId === subscription.planId;
}

/** After a payment of any plan that it has or had. */
export const paidFor = (subscription: Subscription): Subscription => {
  const { unopened } = subscription;
  const before = unopened?.before ?? null;
  return {
    ...subscription,
    hasPaid: true,
    unopened: unopened && { ...unopened, before: before && paidFor(before) },
  };
};

const secondOf = (moment: Timestamp): number => Math.floor(Date.parse(moment) / 1000);

/** Whether a payment's period begins at `from` or later. Providers send periods in whole seconds. */
export const isFrom = (from: Timestamp, periodStart: Timestamp): boolean =>
  secondOf(periodStart) >= secondOf(from);

/** Opens the plan where the payment is for it; that of an older debt does not. */
export function openedBy(subscription: Subscription, { planId, periodStart }: PaidPeriod): Subscription {
  const { unopened } = subscription;
  const isForIt = unopened && planId === subscription.planId && isFrom(unopened.paidFrom, periodStart);
  return isForIt ? { ...subscription, unopened: null } : subscription;
}
