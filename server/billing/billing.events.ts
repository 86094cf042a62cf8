import type { ChangeKind } from '../../contract/enums';
import type { Timestamp } from '../lib/timestamps';
import type { EmptyEvent } from '../platform';
import type { AffectedClient } from './dunning/due.repository';

export type PaymentProblem = 'Failed' | 'Disputed' | 'DisputeLost';

/** A plan that a client left or restarted before paying for it. `from` is the start of the unpaid time. */
export interface AbandonedPlan {
  clientId: string;
  subscriptionId: string;
  planId: string;
  from: Timestamp;
}

declare module '../platform/events/catalog' {
  interface LiveEvents {
    clientBulkActionChanged: { bulkId: string };
    paymentRecorded: { kind: ChangeKind; ids: string[]; clientIds: string[]; count: number };
    stripeIntegrationChanged: EmptyEvent;
    /** Charges may be due. Charging starts without waiting for the next scheduled check. */
    chargesDue: EmptyEvent;
    /** Subscriptions changed at a card provider that runs the renewals and must be updated. */
    subscriptionsToSync: EmptyEvent;
  }

  interface TransactionEvents {
    paymentProblemsFound: { reason: PaymentProblem; paymentIds: readonly string[] };
    /** Clients were deactivated or paused for non-payment. */
    pastDueEnded: { status: 'Deactivated' | 'Paused'; clients: readonly AffectedClient[] };
    plansAbandoned: { plans: readonly AbandonedPlan[] };
  }
}
