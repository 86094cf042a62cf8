import type { PlacesOfCompany } from './companyTurns';
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
  readonly placesOfCompany: PlacesOfCompany;
  /** How long one waits for a place before the service is said not to be available. */
  readonly patienceMs: number;
  /** Opens a transaction with these statements, in one round trip. */
  begin(opening: string): Promise<Session>;
  query: Db['query'];
  listen: Database['listen'];
  close(): Promise<void>;
}
