import path from 'node:path';
import pg from 'pg';
import type { Queryable } from '../platform';
import { type InTransaction, openEmbedded } from '../platform/internals';
import { testEngine } from './testEngine';
import { embeddedTemplate, postgresTemplate } from './databaseTemplate';
import { createTempFolder, removeFolder } from './folders';

/** A clone of the migrated template, queried as the database owner and without the `Database` layer. */
export interface BareEngine {
  inTransaction: InTransaction;
  query: Queryable['query'];
  close(): Promise<void>;
}

export const openBareEngine = (): Promise<BareEngine> =>
  testEngine() === 'postgres' ? openPostgresEngine() : openEmbeddedEngine();

async function openEmbeddedEngine(): Promise<BareEngine> {
  const dataDir = await createTempFolder('bare');
  await embeddedTemplate.clone(dataDir);
  const engine = await openEmbedded(path.join(dataDir, 'database'), () => {});
  return {
    query: engine.query,
    inTransaction: engine.transactionRunner(),
    async close() {
      await engine.close();
      await removeFolder(dataDir);
    },
  };
}

async function openPostgresEngine(): Promise<BareEngine> {
  const cloned = await postgresTemplate.clone('');
  const pool = new pg.Pool({ connectionString: cloned['DATABASE_OWNER_URL'] });
  // The database can be dropped before the last connection closes, which emits an error.
  pool.on('error', () => {});
  const toDb = (client: pg.Pool | pg.PoolClient): Queryable => ({
    async query<Row extends object>(text: string, values: readonly unknown[] = []) {
      const { rows, rowCount } = await (values.length > 0
        ? client.query<Row>(text, [...values])
        : client.query<Row>(text));
      return { rows, rowCount: rowCount ?? 0 };
    },
  });
  return {
    query: toDb(pool).query,
    async inTransaction(work) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const result = await work(toDb(client));
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback');
        throw error;
      } finally {
        client.release();
      }
    },
    async close() {
      await pool.end();
      await postgresTemplate.drop(cloned);
    },
  };
}
