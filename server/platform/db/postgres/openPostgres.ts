import pg from 'pg';
import type { Database, Queryable } from '../database';
import type { Engine } from '../engine';
import { migrate, requireUpToDate } from '../migrate';
import type { DatabaseSettings, WhenOutdated } from '../databaseSettings';
import type { Report } from '../report';
import { wrapEngine } from '../transactions';
import { pgTypes } from '../values';
import { retryWhileUnreachable } from './retryWhileUnreachable';
import { PostgresEngine } from './engine';
import { grantAccess, verifyLogin } from './logins';

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
  engine: Engine,
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
