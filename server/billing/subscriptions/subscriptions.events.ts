import type { EmptyEvent } from '../../platform';

declare module '../../platform/events/catalog' {
  interface LiveEvents {
    /** Subscriptions changed at a card provider that runs the renewals and must be updated. */
    subscriptionsToSync: EmptyEvent;
  }
}
