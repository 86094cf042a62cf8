import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type PostgresServer, startPostgresServer } from '../../../server/testing/postgresServer';
import { registerTeardown } from '../teardown';

interface PostgresDatabase {
  url: string;
  remove(): Promise<void>;
}

const urlVariable = 'DATABASE_URL';

async function runStatement<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

async function startServer(): Promise<PostgresServer> {
  const server = await startPostgresServer();
  const unregister = registerTeardown(server.remove);
  return { ...server, remove: () => server.remove().finally(unregister) };
}

/** Creates an empty database on the server of `DATABASE_URL`, or on a new server. */
export async function createEmptyDatabase(): Promise<PostgresDatabase> {
  const server = process.env[urlVariable];
  if (!server) return startServer();
  const name = `livery_bench_${randomBytes(6).toString('hex')}`;
  await runStatement(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const drop = async (): Promise<void> =>
    void (await runStatement(server, `drop database if exists ${name} with (force)`));
  const unregister = registerTeardown(drop);
  return { url: url.href, remove: () => drop().finally(unregister) };
}

/**
 * Starts one server for all measurements and sets `DATABASE_URL`, unless the variable is already set. Returns
 * the server's version and a function that reverts both.
 */
export async function startPostgres(): Promise<{ version: string; remove(): Promise<void> }> {
  const startedServer = process.env[urlVariable] ? null : await startServer();
  if (startedServer) process.env[urlVariable] = startedServer.url;
  const [{ version } = { version: 'unknown' }] = await runStatement<{ version: string }>(
    process.env[urlVariable] ?? '',
    `select 'PostgreSQL ' || current_setting('server_version') as version`,
  );
  return {
    version,
    async remove() {
      if (!startedServer) return;
      delete process.env[urlVariable];
      await startedServer.remove();
    },
  };
}
