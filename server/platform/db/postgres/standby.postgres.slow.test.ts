import pg from 'pg';
import { newId } from '../../../lib/ids';
import { settingsFor } from '../../../testing/databaseTemplate';
import { type PostgresServer, startPostgresServer } from '../../../testing/postgresServer';
import type { Database } from '../database';
import { openDatabase } from '../../jobs/install';

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

/** Makes the server read-only or writable for connections that open later. */
async function setServerRole(role: 'standby' | 'primary'): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const isReadOnly = role === 'standby' ? 'on' : 'off';
  await client.query(
    `begin read write; alter database postgres set default_transaction_read_only = ${isReadOnly}; commit`,
  );
  await client.end();
}

test('inCompany rejects writes with UNAVAILABLE until the server becomes the primary', async () => {
  await setServerRole('standby');
  postgres.stop();
  postgres.start();
  await expect(write()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await setServerRole('primary');
  // The pool has discarded the connection to the standby, so the write opens a new one.
  await expect(write()).resolves.toMatchObject({ rowCount: 1 });
});
