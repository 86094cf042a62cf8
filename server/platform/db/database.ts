import type { DomainEvent, Subscriptions } from '../events/catalog';
import type { Settings } from '../settings/settings';
import type { StatementRows } from './rows.generated';

export type DatabaseSettings = Pick<
  Settings,
  'dataDir' | 'databaseUrl' | 'databaseOwnerUrl' | 'databasePoolSize' | 'databaseWaitMs' | 'isProduction'
>;

/** How to handle a database that lacks migrations. */
export type WhenOutdated = 'Migrate' | 'Refuse';

type StatementName<Text extends string> = Text extends `${string}/* ${infer Name} */${string}` ? Name : never;

/**
 * The row of a statement that begins with its name in a comment. Rows of statements that are composed at run
 * time have unknown columns.
 */
type RowOf<Text extends string> = [StatementName<Text>] extends [never]
  ? Record<string, unknown>
  : StatementName<Text> extends keyof StatementRows
    ? StatementRows[StatementName<Text>]
    : Record<string, unknown>;

/** Runs statements. Both engines return values with the JavaScript types of `pg`. */
export interface Queryable {
  query<Row extends object | null = null, Text extends string = string>(
    text: Text,
    values?: readonly unknown[],
  ): Promise<{ rows: (Row extends object ? Row : RowOf<Text>)[]; rowCount: number }>;
}

/** Runs work in a transaction of the database's owner, for migrations that run before a `Database` exists. */
export type InTransaction = <T>(work: (db: Queryable) => Promise<T>) => Promise<T>;

/** One open transaction. */
export interface Db extends Queryable {
  /**
   * Delivers an event to its subscribers in this transaction. Live events reach every process when the
   * transaction commits, and never after a rollback.
   */
  publish(event: DomainEvent): Promise<void>;
}

/** `RepeatableRead` transactions are read-only and do not see commits made after they start. */
export type IsolationLevel = 'ReadCommitted' | 'RepeatableRead';

/** PostgreSQL or the embedded database behind one interface. */
export interface Database {
  readonly kind: 'postgres' | 'embedded';
  readonly subscriptions: Subscriptions<Db>;
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
  query: Queryable['query'];
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
