import type { DatabaseKind } from '../table';
import { aKey } from '../aKey';
import { benchFolder } from './benchFolder';
import { emptyPostgres } from './emptyPostgres';

/** What parseSettings() takes to reach an empty database that is there for one figure alone. */
export interface OwnDatabase {
  environment: Record<string, string>;
  remove(): Promise<void>;
}

export async function ownDatabase(kind: DatabaseKind): Promise<OwnDatabase> {
  const postgres = kind === 'postgres' ? await emptyPostgres() : null;
  const { folder, remove } = await benchFolder();
  return {
    environment: {
      DATA_DIR: folder,
      ...(postgres && { DATABASE_URL: postgres.url }),
      LOG_LEVEL: 'silent',
      SIGNING_KEY: aKey(),
      ENCRYPTION_KEY: aKey(),
    },
    async remove() {
      await postgres?.remove();
      await remove();
    },
  };
}
