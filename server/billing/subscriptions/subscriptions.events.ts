import type { EmptyEvent } from '../../platform';

declare module '../../platform/events/catalog' {
  interface LiveEvents {
    /** Charges may be due. Charging starts without waiting for the next scheduled check. */
    chargesDue: EmptyEvent;
    /** Subscriptions changed at a card provider that runs the renewals and must be updated. */
    subscriptionsToSync: EmptyEvent;
  }
}
