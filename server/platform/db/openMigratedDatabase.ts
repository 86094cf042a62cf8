import path from 'node:path';
import type { Database, DatabaseSettings, Queryable, WhenOutdated } from './database';
import { openEmbedded } from './embedded/engine';
import { migrate, requireUpToDate } from './migrate';
import { openPostgres } from './postgres/openPostgres';
import { type Report, toStandardError } from '../../lib/report';
import { wrapEngine } from './transactions';

const hourMs = 60 * 60_000;

/**
 * Opens PostgreSQL if its URL is set, otherwise the embedded database. Applies pending migrations, or throws
 * `MigrationError` for them if `whenOutdated` is `Refuse`. `afterMigration` runs as the database's owner.
 */
export async function openMigratedDatabase(
  settings: DatabaseSettings,
  afterMigration: (owner: Queryable) => Promise<void>,
  report: Report = toStandardError,
  whenOutdated: WhenOutdated = 'Migrate',
): Promise<Database> {
  return settings.databaseUrl === null
    ? openEmbeddedDatabase(settings.dataDir, afterMigration, report, whenOutdated)
    : openPostgres(settings, settings.databaseUrl, afterMigration, report, whenOutdated);
}

async function openEmbeddedDatabase(
  dataDir: string,
  afterMigration: (owner: Queryable) => Promise<void>,
  report: Report,
  whenOutdated: WhenOutdated,
): Promise<Database> {
  const engine = await openEmbedded(path.join(dataDir, 'database'), report);
  const inTransaction = engine.transactionRunner({ statementMs: hourMs });
  try {
    if (whenOutdated === 'Refuse') await requireUpToDate(inTransaction);
    else {
      await migrate(inTransaction, undefined, report);
      await afterMigration(engine);
    }
    return wrapEngine(engine);
  } catch (error) {
    await engine.close();
    throw error;
  }
}
