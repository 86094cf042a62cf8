import type { EmptyEvent } from '../platform/events/catalog';

declare module '../platform/events/catalog' {
  interface LiveEvents {
    companyChanged: EmptyEvent;
  }
}
