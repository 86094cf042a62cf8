/** One open transaction. Values are typed as `pg` gives them, on either database. */
export interface Db {
  query<Row extends object>(
    text: string,
    values?: readonly unknown[],
  ): Promise<{ rows: Row[]; rowCount: number }>;
}

/** What others commit meanwhile: seen by the next statement, or by none, in a transaction that only reads. */
export type Sees = 'EachStatement' | 'OneMoment';

/** PostgreSQL, or the embedded one, behind the same few verbs. */
export interface Database {
  readonly kind: 'postgres' | 'embedded';
  /** A transaction as livery_app, bound to one company by row-level security. */
  inCompany<T>(companyId: string, work: (db: Db) => Promise<T>, sees?: Sees): Promise<T>;
  /** A transaction as livery_platform: the directory and the rate limits, no tenant table. */
  onPlatform<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** The same for counts that may be lost where the database breaks down within a second: nobody waits for its disk. */
  counting<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** One statement outside any transaction of ours, as the login role. */
  query: Db['query'];
  /**
   * Hears NOTIFY on the channel until the returned function is called; re-subscribes by itself after an outage, and
   * says then that something may have been missed.
   */
  listen(
    channel: string,
    heard: (payload: string) => void,
    missed?: () => void,
  ): Promise<() => Promise<void>>;
  close(): Promise<void>;
}
