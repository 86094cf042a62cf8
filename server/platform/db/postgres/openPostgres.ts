import pg from 'pg';
import { StartError } from '../../settings/startup';
import type { Database, DatabaseSettings, Queryable, WhenOutdated } from '../database';
import { Engine } from '../engine';
import { retryWhileUnreachable } from '../failures';
import type { Report } from '../../../lib/report';
import { migrate, requireUpToDate } from '../migrate';
import { pgTypes } from '../query';
import { wrapEngine } from '../transactions';
import { Listener } from './listener';

// A company may use a third of the pool for running statements. More concurrent statements would not finish
// sooner on the available processors and would delay other companies.
const maxWorkingFor = (poolSize: number): number => Math.max(1, Math.floor(poolSize / 3));

/** PostgreSQL through a connection pool, with one more connection for notifications. */
class PostgresEngine extends Engine {
  readonly kind = 'postgres';
  readonly #listener: Listener;

  constructor(
    url: string,
    settings: Pick<DatabaseSettings, 'databasePoolSize' | 'databaseWaitMs'>,
    report: Report,
  ) {
    const { databasePoolSize: poolSize, databaseWaitMs: maxWaitMs } = settings;
    const working = maxWorkingFor(poolSize);
    super({
      pool: {
        connectionString: url,
        application_name: 'livery',
        max: poolSize,
        // Ends attempts to connect to a server that doesn't respond.
        connectionTimeoutMillis: maxWaitMs,
        statement_timeout: 60_000,
        idle_in_transaction_session_timeout: 60_000,
        keepAlive: true,
      },
      companyLimits: { open: Math.min(2 * working, poolSize - 1), working },
      maxWaitMs,
      report,
    });
    this.#listener = new Listener(url, report);
  }

  listen(...parameters: Parameters<Database['listen']>): ReturnType<Database['listen']> {
    return this.#listener.listen(...parameters);
  }

  async close(): Promise<void> {
    await this.#listener.close();
    await this.endPool();
  }
}

/**
 * Migrates the database, runs `afterMigration` and grants access as the owner, then opens the database with
 * the application's login. If `whenOutdated` is `Refuse`, changes nothing, and throws `MigrationError` if the
 * database does not match the migrations.
 */
export async function openPostgres(
  settings: DatabaseSettings,
  url: string,
  afterMigration: (owner: Queryable) => Promise<void>,
  report: Report,
  whenOutdated: WhenOutdated,
): Promise<Database> {
  const engine = new PostgresEngine(url, settings, report);
  try {
    await prepare(engine, settings, url, afterMigration, whenOutdated, report);
    return wrapEngine(engine);
  } catch (error) {
    await engine.close();
    throw error;
  }
}

async function prepare(
  engine: PostgresEngine,
  settings: DatabaseSettings,
  url: string,
  afterMigration: (owner: Queryable) => Promise<void>,
  whenOutdated: WhenOutdated,
  report: Report,
): Promise<void> {
  const login = await verifyLogin(engine, settings.isProduction);
  await asOwner(settings, url, async (owner) => {
    if (whenOutdated === 'Refuse') return requireUpToDate((work) => inTransaction(owner, work));
    await migrate((work) => inTransaction(owner, work), undefined, report);
    // The lock is session-level, because the queue library uses separate transactions. Closing the connection
    // releases it.
    await owner.query('select pg_advisory_lock(7276, 2)');
    await afterMigration(owner);
    await grantAccess(owner, login);
  });
}

async function asOwner(
  { databaseOwnerUrl, databaseWaitMs }: DatabaseSettings,
  url: string,
  work: (owner: Queryable) => Promise<void>,
): Promise<void> {
  const client = await retryWhileUnreachable(async () => {
    const newClient = new pg.Client({
      connectionString: databaseOwnerUrl ?? url,
      types: pgTypes,
      connectionTimeoutMillis: databaseWaitMs,
    });
    await newClient.connect();
    return newClient;
  }, databaseWaitMs);
  client.on('error', () => undefined);
  try {
    await work({
      async query<Row extends object>(text: string, values?: readonly unknown[]) {
        const { rows, rowCount } = await client.query<Row>(text, values ? [...values] : undefined);
        return { rows, rowCount: rowCount ?? 0 };
      },
    });
  } finally {
    await client.end();
  }
}

async function inTransaction<T>(owner: Queryable, work: (db: Queryable) => Promise<T>): Promise<T> {
  await owner.query('begin');
  try {
    const result = await work(owner);
    await owner.query('commit');
    return result;
  } catch (error) {
    // Fails if the connection was lost, which rolls back too.
    await owner.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** Thrown at startup if the application's login is unknown or bypasses row-level security. */
class LoginError extends StartError {}

/**
 * Returns the login's name. Throws `LoginError` if PostgreSQL returns no name or, in production, if the login
 * bypasses row-level security.
 */
async function verifyLogin(application: Queryable, isProduction: boolean): Promise<string> {
  const { rows } = await application.query<{ name: string; bypasses: boolean }>(
    'select rolname as name, rolsuper or rolbypassrls as bypasses from pg_roles where rolname = current_user',
  );
  const [login] = rows;
  if (!login) throw new LoginError('PostgreSQL returned no login name for DATABASE_URL.');
  if (login.bypasses && isProduction) {
    throw new LoginError(
      `DATABASE_URL logs in as ${login.name}, which row-level security does not bind. Put that address into DATABASE_OWNER_URL, which only migrations use, and give DATABASE_URL a login that is neither superuser nor allowed to bypass row-level security.`,
    );
  }
  return login.name;
}

const requiredRoles = ['livery_app', 'livery_platform'] as const;

/** Grants the application's login its roles and access to the job queue. */
async function grantAccess(owner: Queryable, login: string): Promise<void> {
  const name = pg.escapeIdentifier(login);
  for (const role of requiredRoles) {
    const { rows } = await owner.query<{ holds: boolean }>("select pg_has_role($1, $2, 'member') as holds", [
      login,
      role,
    ]);
    if (!rows[0]?.holds) await owner.query(`grant ${role} to ${name}`);
  }
  await owner.query(
    `grant usage on schema pgboss to ${name};
     grant select, insert, update, delete on all tables in schema pgboss to ${name}`,
  );
}
