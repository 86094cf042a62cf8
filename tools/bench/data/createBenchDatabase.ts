import type { DatabaseKind } from '../table';
import { randomKey } from '../randomKey';
import { createBenchFolder } from './createBenchFolder';
import { createEmptyDatabase } from './createEmptyDatabase';

export interface BenchDatabase {
  environment: Record<string, string>;
  remove(): Promise<void>;
}

export async function createBenchDatabase(kind: DatabaseKind): Promise<BenchDatabase> {
  const postgres = kind === 'postgres' ? await createEmptyDatabase() : null;
  const { folder, remove } = await createBenchFolder();
  return {
    environment: {
      DATA_DIR: folder,
      ...(postgres && { DATABASE_URL: postgres.url }),
      LOG_LEVEL: 'silent',
      SIGNING_KEY: randomKey(),
      ENCRYPTION_KEY: randomKey(),
    },
    async remove() {
      await postgres?.remove();
      await remove();
    },
  };
}
