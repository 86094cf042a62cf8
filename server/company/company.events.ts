import type { EmptyEvent } from '../platform';

declare module '../platform/events/catalog' {
  interface LiveEvents {
    companyChanged: EmptyEvent;
  }
  interface TransactionEvents {
    /** Published only while every plan is free. */
    currencyChanged: { currency: string };
  }
}
