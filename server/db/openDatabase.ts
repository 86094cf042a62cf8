import path from 'node:path';
import { installQueues } from '../jobs/install';
import type { Settings } from '../settings';
import type { Database } from './database';
import { openEmbedded } from './embedded/engine';
import { transactionsOn } from './embedded/transactionsOn';
import { migrate, refuseOutdated } from './migrate';
import { openPostgres } from './postgres/openPostgres';
import { type Report, toStandardError } from './report';
import { databaseOver } from './transactions';

export type DatabaseSettings = Pick<
  Settings,
  'dataDir' | 'databaseUrl' | 'databaseOwnerUrl' | 'databasePoolSize' | 'databaseWaitMs' | 'isProduction'
>;

/** What becomes of a database that is behind the program. */
export type WhenOutdated = 'Migrate' | 'Refuse';

const hourMs = 60 * 60_000;

/** Opens PostgreSQL when there is an address for it, the embedded database otherwise, and migrates it unless told not to. */
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
  const inTransaction = transactionsOn(engine, hourMs);
  try {
    if (whenOutdated === 'Refuse') await refuseOutdated(inTransaction);
    else {
      await migrate(inTransaction, undefined, report);
      await installQueues(engine);
    }
    return databaseOver(engine);
  } catch (error) {
    await engine.close();
    throw error;
  }
}
