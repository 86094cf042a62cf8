import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type PostgresServer, startPostgresServer } from '../../server/testing/postgresServer';
import { putAwayIfEnded } from '../putAway';

interface PostgresDatabase {
  url: string;
  remove(): Promise<void>;
}

const given = 'DATABASE_URL';

async function ask<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

async function ownServer(): Promise<PostgresServer> {
  const server = await startPostgresServer();
  const forget = putAwayIfEnded(server.remove);
  return { ...server, remove: () => server.remove().finally(forget) };
}

/** A database of the benchmark's own, on the server of DATABASE_URL or on one started for it. */
export async function emptyPostgres(): Promise<PostgresDatabase> {
  const server = process.env[given];
  if (!server) return ownServer();
  const name = `livery_bench_${randomBytes(6).toString('hex')}`;
  await ask(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const drop = async (): Promise<void> =>
    void (await ask(server, `drop database if exists ${name} with (force)`));
  const forget = putAwayIfEnded(drop);
  return { url: url.href, remove: () => drop().finally(forget) };
}

/** One server for all that is measured until it is removed, unless DATABASE_URL names one. */
export async function startPostgres(): Promise<{ version: string; remove(): Promise<void> }> {
  const own = process.env[given] ? null : await ownServer();
  if (own) process.env[given] = own.url;
  const [{ version } = { version: 'unknown' }] = await ask<{ version: string }>(
    process.env[given] ?? '',
    `select 'PostgreSQL ' || current_setting('server_version') as version`,
  );
  return {
    version,
    async remove() {
      if (!own) return;
      delete process.env[given];
      await own.remove();
    },
  };
}
