import type { Db } from '../../platform';
import { applyDatedCommands } from './billingCommands';

export interface SubscriptionStart {
  clientId: string;
  planId: string;
  /** Now or a past date. Periods between a past date and now count as renewed. */
  at: Date;
  /** Defaults to 0. */
  trialDays?: number;
}

/** Subscribes clients to plans at their current prices and sets each client to `Trialing` or `Active`. */
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

/** Ends the client's trial at `at` and starts the paid subscription. */
export const convertTrial = (
  db: Db,
  companyId: string,
  { clientId, at }: { clientId: string; at: Date },
): Promise<void> => applyDatedCommands(db, companyId, [{ clientId, at, command: { kind: 'BecomeActive' } }]);
