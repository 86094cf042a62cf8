/** One open transaction. Both engines return values with the JavaScript types of `pg`. */
export interface Db {
  query<Row extends object>(
    text: string,
    values?: readonly unknown[],
  ): Promise<{ rows: Row[]; rowCount: number }>;
}

/** `RepeatableRead` transactions are read-only and do not see commits made after they start. */
export type IsolationLevel = 'ReadCommitted' | 'RepeatableRead';

/** PostgreSQL or the embedded database behind one interface. */
export interface Database {
  readonly kind: 'postgres' | 'embedded';
  /** Runs a transaction as `livery_app`, bound to one company by row-level security. */
  inCompany<T>(companyId: string, work: (db: Db) => Promise<T>, isolation?: IsolationLevel): Promise<T>;
  /**
   * Runs a transaction as `livery_platform`, which can access the tables without a company, such as the
   * operator directory, but no tenant table.
   */
  onPlatform<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /**
   * Runs a platform transaction with an asynchronous commit. A database crash can lose the writes of the last
   * second.
   */
  onPlatformAsyncCommit<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Runs one statement outside a transaction, as the login role. */
  query: Db['query'];
  /**
   * Subscribes to a NOTIFY channel until the returned function is called. Resubscribes after an outage, and
   * then calls `onGap`, because notifications may be lost.
   */
  listen(
    channel: string,
    onNotification: (payload: string) => void,
    onGap?: () => void,
  ): Promise<() => Promise<void>>;
  close(): Promise<void>;
}
