import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { errorCode } from '../../server/lib/errorCode';
import { registerTeardown } from '../bench/teardown';

/** A tmpfs of limited size, which can be filled safely. */
export interface SmallDisk {
  folder: string;
  fill(): void;
  freeSpace(): void;
  remove(): void;
}

function writeUntilFull(file: number, block: Buffer): void {
  try {
    for (;;) writeSync(file, block);
  } catch (error) {
    if (errorCode(error) !== 'ENOSPC') throw error;
  }
}

export function mountSmallDisk(megabytes: number): SmallDisk {
  if (process.getuid?.() !== 0)
    throw new Error('Run this fault as root, which can mount the disk that it fills.');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'livery-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'livery-disk', folder]);
  const remove = (): void => {
    // A lazy unmount detaches the folder even while a process has files open in it.
    execFileSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  };
  const unregister = registerTeardown(remove);
  const filler = path.join(folder, 'filler');
  return {
    folder,
    fill() {
      const file = openSync(filler, 'a');
      for (const bytes of [2 ** 20, 4096]) writeUntilFull(file, Buffer.alloc(bytes));
      closeSync(file);
    },
    freeSpace: () => rmSync(filler, { force: true }),
    remove() {
      remove();
      unregister();
    },
  };
}
