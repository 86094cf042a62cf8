import type { Db } from './db/database';
import type { ChangeKind, SessionEndReason } from './schema.generated';

/** What NOTIFY carries from the process that wrote to every process that holds sockets. */
export type LiveryEvent =
  | { type: 'companyChanged'; companyId: string }
  | { type: 'clientChanged'; companyId: string; kind: ChangeKind; ids: string[]; count: number }
  | { type: 'clientImportChanged'; companyId: string; importId: string }
  | { type: 'sessionEnded'; companyId: string; sessionId: string; reason: SessionEndReason }
  /** Role, permissions or status of one operator, or of everybody in the company, moved: sockets start anew. */
  | { type: 'accessChanged'; companyId: string; operatorId: string | null };

export type EventOf<Type extends LiveryEvent['type']> = Extract<LiveryEvent, { type: Type }>;

export interface Events {
  /** The company's events of one type, in order, until the iterator is returned. */
  subscribe<Type extends LiveryEvent['type']>(
    type: Type,
    companyId: string,
  ): AsyncIterableIterator<EventOf<Type>>;
  /** Calls back for every event of every company: for the socket registry. */
  onEvery(heard: (event: LiveryEvent) => void): () => void;
  close(): Promise<void>;
}

/** Delivered when the transaction commits, and never otherwise. */
export const publish = async (db: Db, event: LiveryEvent): Promise<void> => {
  await db.query('select pg_notify($1, $2)', ['livery', JSON.stringify(event)]);
};
