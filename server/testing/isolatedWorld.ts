import pg from 'pg';
import { startPostgresServer, type PostgresServer } from './postgresServer';
import { testEngine } from './testEngine';
import { openWorld, type World } from './world';

// Only the test itself makes the server write a checkpoint.
const settings = { checkpoint_timeout: '1d', max_wal_size: '4GB' };

/** Creates a database and a login that row-level security applies to. Returns the environment that `parseSettings()` reads. */
async function createDatabaseOn({ url }: PostgresServer): Promise<Record<string, string>> {
  const owner = new URL(url);
  owner.pathname = '/isolated';
  const login = new URL(owner);
  login.username = 'isolated';
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('create role isolated login');
  await client.query('create database isolated');
  await client.end();
  return { DATABASE_URL: login.href, DATABASE_OWNER_URL: owner.href };
}

/**
 * Opens a world on a database server that no other test file uses. On the run's server, other files create and drop
 * databases, and each of these writes a checkpoint.
 */
export async function openIsolatedWorld(): Promise<World> {
  if (testEngine() === 'embedded') return openWorld();
  const server = await startPostgresServer({ settings, isRemovedOnExit: true });
  try {
    const world = await openWorld(await createDatabaseOn(server));
    return { ...world, close: () => world.close().finally(() => server.remove()) };
  } catch (error) {
    await server.remove();
    throw error;
  }
}
