import pg from 'pg';
import type { Fixture } from '../../testing/fixture';

/** Runs a statement as the owner of the database. */
export async function runAsOwner(
  { services: { database, settings } }: Fixture,
  statement: string,
): Promise<void> {
  if (!settings.databaseOwnerUrl) {
    await database.query(statement);
    return;
  }
  const owner = new pg.Client({ connectionString: settings.databaseOwnerUrl });
  await owner.connect();
  await owner.query(statement);
  await owner.end();
}

/** Vacuums and analyzes tables, as autovacuum does within a minute. */
export const vacuumAnalyze = (fixture: Fixture, tables = 'clients, mrr_movements, payments'): Promise<void> =>
  runAsOwner(fixture, `vacuum analyze ${tables}`);
