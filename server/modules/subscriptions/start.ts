import type { Db } from '../../db/database';
import { applyDatedCommands } from '../client-lifecycle/billingCommands';

export interface SubscriptionStart {
  clientId: string;
  planId: string;
  /** Now, or in the past: the periods since then count as renewed. */
  at: Date;
  /** None unless it is said. */
  trialDays?: number;
}

/** Subscribes clients to plans at their current prices, and moves each to Trialing or Active with it. */
export const startSubscriptions = (
  db: Db,
  companyId: string,
  starts: readonly SubscriptionStart[],
): Promise<void> =>
  applyDatedCommands(
    db,
    companyId,
    starts.map(({ clientId, planId, at, trialDays = 0 }) => ({
      clientId,
      at,
      command: { kind: 'Subscribe', planId, trialDays, isYearly: false, isPaid: true },
    })),
  );

export const startSubscription = (db: Db, companyId: string, start: SubscriptionStart): Promise<void> =>
  startSubscriptions(db, companyId, [start]);

/** The client's trial is over, and they pay from `at` on. */
export const convertTrial = (
  db: Db,
  companyId: string,
  { clientId, at }: { clientId: string; at: Date },
): Promise<void> => applyDatedCommands(db, companyId, [{ clientId, at, command: { kind: 'BecomeActive' } }]);
