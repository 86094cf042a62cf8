import pg from 'pg';
import { newId } from '../../lib/ids';
import { settingsFor } from '../../testing/databaseTemplate';
import { type PostgresServer, startPostgresServer } from '../../testing/postgresServer';
import type { Database } from '../database';
import { openDatabase } from '../openDatabase';

jest.setTimeout(240_000);

let postgres: PostgresServer;
let database: Database;
beforeAll(async () => {
  postgres = await startPostgresServer();
  database = await openDatabase({ ...settingsFor('', postgres.url), databaseWaitMs: 5000 });
});
afterAll(async () => {
  await database?.close();
  await postgres?.remove();
});

const company = newId();
const write = (): Promise<unknown> =>
  database.inCompany(company, (db) =>
    db.query("insert into companies (id, name, email) values ($1, 'Ours', 'ours@company.test')", [company]),
  );

/** For connections that are opened from now on. */
async function answerAs(kind: 'standby' | 'primary'): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const isReadOnly = kind === 'standby' ? 'on' : 'off';
  await client.query(
    `begin read write; alter database postgres set default_transaction_read_only = ${isReadOnly}; commit`,
  );
  await client.end();
}

test('a server that takes no writes, as a standby does, is UNAVAILABLE until it is the one that does', async () => {
  await answerAs('standby');
  postgres.stop();
  postgres.start();
  await expect(write()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await answerAs('primary');
  // The connection that could not write was not kept.
  await expect(write()).resolves.toMatchObject({ rowCount: 1 });
});
