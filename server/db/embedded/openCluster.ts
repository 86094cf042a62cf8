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
    // An extension that is not passed can't be used, even when the database has it.
    extensions: { pg_trgm, btree_gin },
  });

/** A cluster appears under its name only when it is whole and on the disk. */
async function make(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  const fresh = await open(draft);
  await fresh.exec('checkpoint');
  await fresh.close();
  syncTree(draft);
  renameSync(draft, folder);
  syncPath(path.dirname(folder));
}

export async function openCluster(folder: string): Promise<PGlite> {
  if (!existsSync(folder)) await make(folder);
  return open(folder);
}
