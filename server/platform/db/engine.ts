import type { CompanyLimits } from './companyLimiter';
import type { Database, Queryable } from './database';

/** An open transaction of an engine, which ends exactly once. */
export interface EngineSession {
  query: Queryable['query'];
  commit(): Promise<void>;
  rollback(): Promise<void>;
}

/** A database engine with plain transactions. `transactions.ts` adds companies and roles. */
export interface Engine {
  readonly kind: Database['kind'];
  readonly companyLimits: CompanyLimits;
  /** Maximum wait of a call for a free session before it fails with `UNAVAILABLE`. */
  readonly maxWaitMs: number;
  /** Opens a transaction with these statements, in one round trip. */
  begin(opening: string): Promise<EngineSession>;
  query: Queryable['query'];
  listen: Database['listen'];
  close(): Promise<void>;
}
