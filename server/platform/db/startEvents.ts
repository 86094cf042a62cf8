import type { Database } from './database';
import { EventHub } from '../events/hub';
import type { EventOf, LiveEvent } from '../events/catalog';

export interface Events {
  /**
   * Yields the company's events of one type in order until the iterator returns. With `readAt`, a time of
   * `performance.now()`, first replays the buffered events received since then.
   */
  subscribe<Type extends LiveEvent['type']>(
    type: Type,
    companyId: string,
    readAt?: number,
  ): AsyncIterableIterator<EventOf<Type>>;
  /** Calls `listener` for every event of every company. Returns a function that unsubscribes. */
  subscribeToAll(listener: (event: LiveEvent) => void): () => void;
  /**
   * Calls `listener` when listening resumes after an outage, in which events may have been lost. Returns a
   * function that unsubscribes.
   */
  onReconnect(listener: () => void): () => void;
  close(): Promise<void>;
}

const eventChannel = 'livery';

const maxNamedIds = 100;

/** Returns the ids, or an empty array if there are too many for the payload of a NOTIFY. */
export const namedIds = (ids: readonly string[]): string[] => (ids.length <= maxNamedIds ? [...ids] : []);

/**
 * Starts to send the live events of this process's transactions, and to receive those of every process on one
 * connection.
 */
export async function startEvents(
  database: Database,
  liveEventTypes: readonly LiveEvent['type'][],
): Promise<Events> {
  for (const type of liveEventTypes) {
    database.subscriptions.on(type, async (db, event) => {
      // PostgreSQL delivers the notification only if the transaction commits.
      await db.query('select pg_notify($1, $2)', [eventChannel, JSON.stringify(event)]);
    });
  }
  const hub = new EventHub();
  const reconnectListeners = new Set<() => void>();
  const unlisten = await database.listen(
    eventChannel,
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
