import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { errorCode } from '../../../lib/errors';

/** Untyped internals of emscripten's NODEFS. A stream has a file descriptor or only a path. */
interface NodeFsInternals {
  realPath(node: unknown): string;
  stream_ops: { fsync?(stream: { nfd?: number | null; node: unknown }): number };
}

const inputOutputError = 29;
const notSyncable = ['EINVAL', 'EBADF', 'EISDIR'];

function hasInternals(filesystem: object): filesystem is NodeFsInternals {
  return 'stream_ops' in filesystem && 'realPath' in filesystem;
}

function syncPath(target: string): void {
  const file = openSync(target, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Syncs a new cluster to the disk, because PGlite does not sync while it creates one. */
function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const entryPath = path.join(folder, entry.name);
    if (entry.isDirectory()) syncTree(entryPath);
    else if (entry.isFile()) syncPath(entryPath);
  }
  syncPath(folder);
}

/** PGlite's file system with the `fsync` operation that PGlite omits. */
class DurableFs extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args);
    const preRun = emscriptenOpts.preRun ?? [];
    preRun.push(({ NODEFS, FS }) => {
      if (!hasInternals(NODEFS))
        throw new Error('This version of PGlite has no NODEFS that can be extended with fsync.');
      NODEFS.stream_ops.fsync = (stream) => {
        try {
          if (typeof stream.nfd === 'number') fsyncSync(stream.nfd);
          else syncPath(NODEFS.realPath(stream.node));
        } catch (error) {
          if (notSyncable.includes(errorCode(error))) return 0;
          throw new FS.ErrnoError(inputOutputError);
        }
        return 0;
      };
    });
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

// PGlite starts PostgreSQL with -F, which turns fsync off.
const durableStart = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
];

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
