import pg from 'pg';
import { installQueues } from '../../jobs/install';
import type { Database, Db } from '../database';
import type { Engine } from '../engine';
import { migrate, refuseOutdated } from '../migrate';
import type { DatabaseSettings, WhenOutdated } from '../openDatabase';
import type { Report } from '../report';
import { databaseOver } from '../transactions';
import { pgTypes } from '../values';
import { whenReachable } from './connect';
import { PostgresEngine } from './engine';
import { admitLogin, refuseBypassingLogin } from './logins';

/** Brings the database up to date as its owner, unless told not to, then opens it as the login of the application. */
export async function openPostgres(
  settings: DatabaseSettings,
  url: string,
  report: Report,
  whenOutdated: WhenOutdated,
): Promise<Database> {
  const engine = new PostgresEngine(url, settings, report);
  try {
    await prepare(engine, settings, url, whenOutdated, report);
    return databaseOver(engine);
  } catch (error) {
    await engine.close();
    throw error;
  }
}

async function prepare(
  engine: Engine,
  settings: DatabaseSettings,
  url: string,
  whenOutdated: WhenOutdated,
  report: Report,
): Promise<void> {
  const login = await refuseBypassingLogin(engine, settings.isProduction);
  await asOwner(settings, url, async (owner) => {
    if (whenOutdated === 'Refuse') return refuseOutdated((work) => inTransaction(owner, work));
    await migrate((work) => inTransaction(owner, work), undefined, report);
    // Held until the connection ends: the queue library brings its own transactions.
    await owner.query('select pg_advisory_lock(7276, 2)');
    await installQueues(owner);
    await admitLogin(owner, login);
  });
}

async function asOwner(
  { databaseOwnerUrl, databaseWaitMs }: DatabaseSettings,
  url: string,
  work: (owner: Db) => Promise<void>,
): Promise<void> {
  const client = await whenReachable(async () => {
    const fresh = new pg.Client({
      connectionString: databaseOwnerUrl ?? url,
      types: pgTypes,
      connectionTimeoutMillis: databaseWaitMs,
    });
    await fresh.connect();
    return fresh;
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

async function inTransaction<T>(owner: Db, work: (db: Db) => Promise<T>): Promise<T> {
  await owner.query('begin');
  try {
    const result = await work(owner);
    await owner.query('commit');
    return result;
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}
