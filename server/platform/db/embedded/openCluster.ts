import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { DurableFs, durableStart, syncPath, syncTree } from './durableFs';

const open = (folder: string): Promise<PGlite> =>
  PGlite.create({
    fs: new DurableFs(folder),
    startParams: durableStart,
    // PGlite loads only the extensions passed here, even if the database has others.
    extensions: { pg_trgm, btree_gin },
  });

/**
 * Creates the cluster in a temporary folder and renames it after a sync, so that a crash leaves no partial
 * cluster.
 */
async function createCluster(folder: string): Promise<void> {
  const tempFolder = `${folder}.new`;
  rmSync(tempFolder, { recursive: true, force: true });
  mkdirSync(tempFolder, { recursive: true, mode: 0o700 });
  const cluster = await open(tempFolder);
  await cluster.exec('checkpoint');
  await cluster.close();
  syncTree(tempFolder);
  renameSync(tempFolder, folder);
  syncPath(path.dirname(folder));
}

export async function openCluster(folder: string): Promise<PGlite> {
  if (!existsSync(folder)) await createCluster(folder);
  return open(folder);
}
