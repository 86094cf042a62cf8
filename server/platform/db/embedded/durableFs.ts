import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { errorCode } from '../../../lib/errorCode';

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

export function syncPath(target: string): void {
  const file = openSync(target, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Syncs a new cluster to the disk, because PGlite does not sync while it creates one. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const entryPath = path.join(folder, entry.name);
    if (entry.isDirectory()) syncTree(entryPath);
    else if (entry.isFile()) syncPath(entryPath);
  }
  syncPath(folder);
}

/** PGlite's file system with the `fsync` operation that PGlite omits. */
export class DurableFs extends NodeFS {
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
export const durableStart = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
];
