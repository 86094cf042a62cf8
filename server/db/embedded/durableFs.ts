import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { errorCode } from '../errorCode';

/** The inside of emscripten's NODEFS that has no types: an open file's descriptor, or only its path. */
interface NodeFsInside {
  realPath(node: unknown): string;
  stream_ops: { fsync?(stream: { nfd?: number | null; node: unknown }): number };
}

const inputOutputError = 29;
const notSyncable = ['EINVAL', 'EBADF', 'EISDIR'];

function hasInside(filesystem: object): filesystem is NodeFsInside {
  return 'stream_ops' in filesystem && 'realPath' in filesystem;
}

export function syncPath(target: string): void {
  const file = openSync(target, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Makes a fresh cluster survive a power cut: nothing in it was synced while it was made. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const inside = path.join(folder, entry.name);
    if (entry.isDirectory()) syncTree(inside);
    else if (entry.isFile()) syncPath(inside);
  }
  syncPath(folder);
}

/** PGlite's file system with the fsync that it leaves out. */
export class DurableFs extends NodeFS {
  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...given);
    const preRun = emscriptenOpts.preRun ?? [];
    preRun.push(({ NODEFS, FS }) => {
      if (!hasInside(NODEFS)) throw new Error('This PGlite has no NODEFS to add fsync to.');
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
export const durableStart = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
];
