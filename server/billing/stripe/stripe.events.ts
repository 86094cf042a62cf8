import type { EmptyEvent } from '../../platform';

declare module '../../platform/events/catalog' {
  interface LiveEvents {
    stripeIntegrationChanged: EmptyEvent;
  }
}
