import { createDatabase, databaseUrl } from './databaseTemplate';
import { startPostgresServer } from './postgresServer';
import { testEngine } from './testEngine';
import { openFixture, type Fixture } from './fixture';

// Prevents automatic checkpoints, so that only the test triggers them.
const settings = { checkpoint_timeout: '1d', max_wal_size: '4GB' };

/**
 * Opens a fixture on a separate PostgreSQL server, because other test files create and drop databases on the
 * shared one, which writes checkpoints. The embedded engine is never shared.
 */
export async function openIsolatedFixture(): Promise<Fixture> {
  if (testEngine() === 'embedded') return openFixture();
  const server = await startPostgresServer({ settings, isRemovedOnExit: true });
  try {
    const name = await createDatabase(server.url);
    const fixture = await openFixture({
      DATABASE_URL: databaseUrl(name, name, server.url),
      DATABASE_OWNER_URL: databaseUrl(name, undefined, server.url),
    });
    return { ...fixture, close: () => fixture.close().finally(() => server.remove()) };
  } catch (error) {
    await server.remove();
    throw error;
  }
}
