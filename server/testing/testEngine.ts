import { findPostgres } from './postgresPrograms';

/** The database engine that tests run on. */
export type TestEngine = 'postgres' | 'embedded';

/** `TEST_ENGINE=embedded npm test` runs every test as on a machine without PostgreSQL. */
export const engineVariable = 'TEST_ENGINE';

/**
 * Returns the engine of this run: PostgreSQL where its server is installed, unless `TEST_ENGINE` is `embedded`. Throws
 * when `TEST_ENGINE` is `postgres` and there is no PostgreSQL.
 */
export function engineOfRun(): TestEngine {
  // A literal name: settings.test.ts searches the sources for the variables that .env.example has to list.
  const wanted = process.env['TEST_ENGINE'];
  if (wanted === 'embedded') return 'embedded';
  if (findPostgres()) return 'postgres';
  if (wanted === 'postgres')
    throw new Error('TEST_ENGINE is postgres, but PostgreSQL 15 or later is not installed.');
  return 'embedded';
}

/** Returns the engine of the Jest project that the running test belongs to: environment.ts sets it. */
export const testEngine = (): TestEngine =>
  process.env[engineVariable] === 'embedded' ? 'embedded' : 'postgres';
