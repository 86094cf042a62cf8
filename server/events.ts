import type { Database, Db } from './db/database';
import { EventHub } from './events/hub';
import type { ChangeKind, SessionEndReason } from './schema.generated';

/** What NOTIFY carries from the process that wrote to every process that holds sockets. */
export type LiveryEvent =
  | { type: 'companyChanged'; companyId: string }
  /** What clients see, or under which names, moved: another snapshot, a subdomain, a domain. */
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
  /** Something falls due at once: the queue is told, without waiting for its next look. */
  | { type: 'chargesDue'; companyId: string }
  /** A provider that renews by itself has to be told of subscriptions. */
  | { type: 'subscriptionsToSync'; companyId: string }
  | { type: 'clientBulkChanged'; companyId: string; bulkId: string }
  | { type: 'companyExportChanged'; companyId: string; exportId: string }
  | { type: 'startUpPackChanged'; companyId: string; installationId: string }
  | { type: 'clientImportChanged'; companyId: string; importId: string }
  /** Notifications of these operators came or were read; of anybody where none is named. */
  | { type: 'notificationsChanged'; companyId: string; operatorIds: string[] }
  | { type: 'sessionEnded'; companyId: string; sessionId: string; reason: SessionEndReason }
  /** Role, permissions or status of one operator, or of everybody in the company, moved: sockets start anew. */
  | { type: 'accessChanged'; companyId: string; operatorId: string | null };

export type EventOf<Type extends LiveryEvent['type']> = Extract<LiveryEvent, { type: Type }>;

export interface Events {
  /**
   * The company's events of one type, in order, until the iterator is returned; first those heard since `readAt`, by
   * performance.now(), as far as they are remembered.
   */
  subscribe<Type extends LiveryEvent['type']>(
    type: Type,
    companyId: string,
    readAt?: number,
  ): AsyncIterableIterator<EventOf<Type>>;
  /** Calls back for every event of every company: for the socket registry. */
  onEvery(heard: (event: LiveryEvent) => void): () => void;
  /** Calls back when listening went on after an outage: any event may have been missed. */
  onGap(told: () => void): () => void;
  close(): Promise<void>;
}

const channel = 'livery';

const mostNamed = 100;

/** What an event names of many: none of them, since a notification holds no more, when they are more than these. */
export const namedIds = (ids: readonly string[]): string[] => (ids.length <= mostNamed ? [...ids] : []);

/** Delivered when the transaction commits, and never otherwise. */
export const publish = async (db: Db, event: LiveryEvent): Promise<void> => {
  await db.query('select pg_notify($1, $2)', [channel, JSON.stringify(event)]);
};

/** Listens once for the whole process. */
export async function startEvents(database: Database): Promise<Events> {
  const hub = new EventHub();
  const gaps = new Set<() => void>();
  const unlisten = await database.listen(
    channel,
    (payload) => hub.hear(JSON.parse(payload)),
    () => gaps.forEach((told) => told()),
  );
  return {
    subscribe: (type, companyId, readAt) => hub.subscribe(type, companyId, readAt),
    onEvery: (heard) => hub.onEvery(heard),
    onGap(told) {
      gaps.add(told);
      return () => void gaps.delete(told);
    },
    async close() {
      await unlisten();
      hub.close();
    },
  };
}
