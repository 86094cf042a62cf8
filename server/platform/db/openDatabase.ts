import path from 'node:path';
import { installQueues } from '../jobs/install';
import type { Settings } from '../settings/settings';
import type { Database } from './database';
import { openEmbedded } from './embedded/engine';
import { createTransactionRunner } from './embedded/createTransactionRunner';
import { migrate, requireUpToDate } from './migrate';
import { openPostgres } from './postgres/openPostgres';
import { type Report, toStandardError } from './report';
import { wrapEngine } from './transactions';

export type DatabaseSettings = Pick<
  Settings,
  'dataDir' | 'databaseUrl' | 'databaseOwnerUrl' | 'databasePoolSize' | 'databaseWaitMs' | 'isProduction'
>;

/** How to handle a database that lacks migrations. */
export type WhenOutdated = 'Migrate' | 'Refuse';

const hourMs = 60 * 60_000;

/**
 * Opens PostgreSQL if its URL is set, otherwise the embedded database. Applies pending migrations, or throws
 * `MigrationError` for them if `whenOutdated` is `Refuse`.
 */
export async function openDatabase(
  settings: DatabaseSettings,
  report: Report = toStandardError,
  whenOutdated: WhenOutdated = 'Migrate',
): Promise<Database> {
  return settings.databaseUrl === null
    ? openEmbeddedDatabase(settings.dataDir, report, whenOutdated)
    : openPostgres(settings, settings.databaseUrl, report, whenOutdated);
}

async function openEmbeddedDatabase(
  dataDir: string,
  report: Report,
  whenOutdated: WhenOutdated,
): Promise<Database> {
  const engine = await openEmbedded(path.join(dataDir, 'database'), report);
  const inTransaction = createTransactionRunner(engine, hourMs);
  try {
    if (whenOutdated === 'Refuse') await requireUpToDate(inTransaction);
    else {
      await migrate(inTransaction, undefined, report);
      await installQueues(engine);
    }
    return wrapEngine(engine);
  } catch (error) {
    await engine.close();
    throw error;
  }
}
