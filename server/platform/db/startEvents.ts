import type { Database, Db } from './database';
import { EventHub } from '../events/hub';
import type { ChangeKind, SessionEndReason } from '../../../contract/enums';

/** An event that NOTIFY carries from the writing process to every process. */
export type LiveryEvent =
  | { type: 'companyChanged'; companyId: string }
  /** The live snapshot, the subdomain or a custom domain of the portal changed. */
  | { type: 'siteChanged'; companyId: string }
  | { type: 'clientChanged'; companyId: string; kind: ChangeKind; ids: string[]; count: number }
  | {
      type: 'paymentRecorded';
      companyId: string;
      kind: ChangeKind;
      ids: string[];
      clientIds: string[];
      count: number;
    }
  | { type: 'stripeIntegrationChanged'; companyId: string }
  /** Charges may be due. Charging starts without waiting for the next scheduled check. */
  | { type: 'chargesDue'; companyId: string }
  /** Subscriptions changed at a card provider that runs the renewals and must be updated. */
  | { type: 'subscriptionsToSync'; companyId: string }
  | { type: 'clientBulkActionChanged'; companyId: string; bulkId: string }
  | { type: 'companyExportChanged'; companyId: string; exportId: string }
  | { type: 'startUpPackChanged'; companyId: string; installationId: string }
  | { type: 'clientImportChanged'; companyId: string; importId: string }
  /** Notifications of these operators were added or read. An empty list means all operators. */
  | { type: 'notificationsChanged'; companyId: string; operatorIds: string[] }
  | { type: 'sessionEnded'; companyId: string; sessionId: string; reason: SessionEndReason }
  /**
   * The role, permissions or status of one operator changed, or of all operators if null. Their sockets are
   * closed.
   */
  | { type: 'accessChanged'; companyId: string; operatorId: string | null };

export type EventOf<Type extends LiveryEvent['type']> = Extract<LiveryEvent, { type: Type }>;

export interface Events {
  /**
   * Yields the company's events of one type in order until the iterator returns. With `readAt`, a time of
   * `performance.now()`, first replays the buffered events received since then.
   */
  subscribe<Type extends LiveryEvent['type']>(
    type: Type,
    companyId: string,
    readAt?: number,
  ): AsyncIterableIterator<EventOf<Type>>;
  /** Calls `listener` for every event of every company. Returns a function that unsubscribes. */
  subscribeToAll(listener: (event: LiveryEvent) => void): () => void;
  /**
   * Calls `listener` when listening resumes after an outage, in which events may have been lost. Returns a
   * function that unsubscribes.
   */
  onReconnect(listener: () => void): () => void;
  close(): Promise<void>;
}

const channel = 'livery';

const maxNamedIds = 100;

/** Returns the ids, or an empty array if there are too many for the payload of a NOTIFY. */
export const namedIds = (ids: readonly string[]): string[] => (ids.length <= maxNamedIds ? [...ids] : []);

/** Sends an event. PostgreSQL delivers it only if the transaction commits. */
export const publish = async (db: Db, event: LiveryEvent): Promise<void> => {
  await db.query('select pg_notify($1, $2)', [channel, JSON.stringify(event)]);
};

/** Starts to receive events on one connection for the whole process. */
export async function startEvents(database: Database): Promise<Events> {
  const hub = new EventHub();
  const reconnectListeners = new Set<() => void>();
  const unlisten = await database.listen(
    channel,
    (payload) => hub.dispatch(JSON.parse(payload)),
    () => reconnectListeners.forEach((listener) => listener()),
  );
  return {
    subscribe: (type, companyId, readAt) => hub.subscribe(type, companyId, readAt),
    subscribeToAll: (listener) => hub.subscribeToAll(listener),
    onReconnect(listener) {
      reconnectListeners.add(listener);
      return () => void reconnectListeners.delete(listener);
    },
    async close() {
      await unlisten();
      hub.close();
    },
  };
}
