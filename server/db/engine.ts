import type { Database, Db } from './database';

/** One open transaction of an engine. It ends exactly once. */
export interface Session {
  query: Db['query'];
  commit(): Promise<void>;
  rollback(): Promise<void>;
}

/** What a database has to bring: transactions, companies and roles are laid over it in transactions.ts. */
export interface Engine {
  readonly kind: Database['kind'];
  /** How many transactions one company may have open at once, so that there is always room for the others. */
  readonly placesOfCompany: number;
  /** Whether all there is room for is one transaction, and there is one now. */
  readonly isTaken: boolean;
  /** How long one waits for a place before the service is said not to be available. */
  readonly patienceMs: number;
  /** Opens a transaction with these statements, in one round trip. */
  begin(opening: string): Promise<Session>;
  query: Db['query'];
  listen: Database['listen'];
  close(): Promise<void>;
}
