import { findPostgres } from './postgresPrograms';

export type TestEngine = 'postgres' | 'embedded';

/** With `TEST_ENGINE=embedded npm test`, all tests run as on a machine without PostgreSQL. */
export const engineVariable = 'TEST_ENGINE';

/**
 * Returns the engine of this run: PostgreSQL if it is installed, unless `TEST_ENGINE` is `embedded`. Throws
 * if `TEST_ENGINE` is `postgres` and PostgreSQL is not installed.
 */
export function selectTestEngine(): TestEngine {
  // A literal name, because settings.test.ts searches the sources for the variables that .env.example must
  // list.
  const requested = process.env['TEST_ENGINE'];
  if (requested === 'embedded') return 'embedded';
  if (findPostgres()) return 'postgres';
  if (requested === 'postgres')
    throw new Error('TEST_ENGINE is postgres, but PostgreSQL 15 or later is not installed.');
  return 'embedded';
}

/** Returns the engine of the current test's Jest project, which environment.ts sets. */
export const testEngine = (): TestEngine =>
  process.env[engineVariable] === 'embedded' ? 'embedded' : 'postgres';
