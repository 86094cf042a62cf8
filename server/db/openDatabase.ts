import path from 'node:path';
import { installQueues } from '../jobs/install';
import type { Settings } from '../settings';
import type { Database } from './database';
import { openEmbedded } from './embedded/engine';
import { migrate } from './migrate';
import { openPostgres } from './postgres/openPostgres';
import { type Report, toStandardError } from './report';
import { databaseOver } from './transactions';

export type DatabaseSettings = Pick<
  Settings,
  'dataDir' | 'databaseUrl' | 'databaseOwnerUrl' | 'databasePoolSize' | 'isProduction'
>;

const hourMs = 60 * 60_000;

/** Opens PostgreSQL when there is an address for it, the embedded database otherwise, and migrates it. */
export async function openDatabase(
  settings: DatabaseSettings,
  report: Report = toStandardError,
): Promise<Database> {
  return settings.databaseUrl === null
    ? openEmbeddedDatabase(settings.dataDir, report)
    : openPostgres(settings, settings.databaseUrl, report);
}

async function openEmbeddedDatabase(dataDir: string, report: Report): Promise<Database> {
  const engine = await openEmbedded(path.join(dataDir, 'database'), report);
  try {
    await migrate(async (work) => {
      const session = await engine.begin('begin', hourMs);
      try {
        const result = await work({ query: session.query });
        await session.commit();
        return result;
      } finally {
        await session.rollback();
      }
    });
    await installQueues(engine);
    return databaseOver(engine);
  } catch (error) {
    await engine.close();
    throw error;
  }
}
