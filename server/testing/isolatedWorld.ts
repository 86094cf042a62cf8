import { createDatabase, databaseUrl } from './databaseTemplate';
import { startPostgresServer } from './postgresServer';
import { testEngine } from './testEngine';
import { openWorld, type World } from './world';

// Only the test itself makes the server write a checkpoint.
const settings = { checkpoint_timeout: '1d', max_wal_size: '4GB' };

/**
 * Opens a world on a database server that no other test file uses. On the run's server, other files create and drop
 * databases, and each of these writes a checkpoint.
 */
export async function openIsolatedWorld(): Promise<World> {
  if (testEngine() === 'embedded') return openWorld();
  const server = await startPostgresServer({ settings, isRemovedOnExit: true });
  try {
    const name = await createDatabase(server.url);
    const world = await openWorld({
      DATABASE_URL: databaseUrl(name, name, server.url),
      DATABASE_OWNER_URL: databaseUrl(name, undefined, server.url),
    });
    return { ...world, close: () => world.close().finally(() => server.remove()) };
  } catch (error) {
    await server.remove();
    throw error;
  }
}
