import type { AffectedClient } from './due.repository';

declare module '../../platform/events/catalog' {
  interface TransactionEvents {
    /** Clients were deactivated or paused for non-payment. */
    pastDueEnded: { status: 'Deactivated' | 'Paused'; clients: readonly AffectedClient[] };
  }
}
