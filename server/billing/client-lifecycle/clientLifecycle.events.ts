import type { Timestamp } from '../../lib/timestamps';

/** A plan that a client left or restarted before paying for it. `from` is the start of the unpaid time. */
export interface AbandonedPlan {
  clientId: string;
  subscriptionId: string;
  planId: string;
  from: Timestamp;
}

declare module '../../platform/events/catalog' {
  interface TransactionEvents {
    plansAbandoned: { plans: readonly AbandonedPlan[] };
  }
}
