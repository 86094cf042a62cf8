import { copyFile, mkdir, mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const memory = '/dev/shm';
const roomInMemory = 2 * 1024 ** 3;

/** Names the folder that databases are created in. Benchmarks set it to a folder on disk, to measure real disk waits. */
export const homeVariable = 'LIVERY_TEST_HOME';

async function roomiest(): Promise<string> {
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize > roomInMemory ? memory : os.tmpdir();
}

/** Creates an empty folder, in memory where there is room: a database is 60 MB, which a disk may take a second to write. */
export async function newFolder(purpose: string): Promise<string> {
  const home = process.env[homeVariable] ?? (await roomiest());
  return mkdtemp(path.join(home, `livery-${purpose}-`));
}

export const removeFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });

/** Copies files and folders, and no other attributes: five times as fast as Node's `cp`. */
export async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { mode: 0o700 });
  const entries = await readdir(from, { withFileTypes: true });
  await Promise.all(
    entries.map((entry) => {
      const copy = entry.isDirectory() ? copyFolder : copyFile;
      return copy(path.join(from, entry.name), path.join(to, entry.name));
    }),
  );
}
