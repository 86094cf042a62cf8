import type { Database } from '../db/database';
import type { DatabaseSettings, WhenOutdated } from '../db/databaseSettings';
import { openMigratedDatabase } from '../db/openMigratedDatabase';
import type { Report } from '../db/report';
import { installQueues } from './install';

/** Opens the database like `openMigratedDatabase`, and installs the job queues. */
export const openDatabase = (
  settings: DatabaseSettings,
  report?: Report,
  whenOutdated?: WhenOutdated,
): Promise<Database> => openMigratedDatabase(settings, installQueues, report, whenOutdated);
