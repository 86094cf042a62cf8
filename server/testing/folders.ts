import { copyFile, mkdir, mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const memoryFolder = '/dev/shm';
const minFreeMemory = 2 * 1024 ** 3;

/**
 * The environment variable with the folder for databases. Benchmarks set it to a folder on disk to include
 * disk waits.
 */
export const homeVariable = 'LIVERY_TEST_HOME';

async function chooseHome(): Promise<string> {
  const { bavail, bsize } = await statfs(memoryFolder).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize > minFreeMemory ? memoryFolder : os.tmpdir();
}

/**
 * Creates an empty folder in the folder that `homeVariable` names, or else in memory if there is space. A
 * database has 60 MB, which can take a second to write to disk.
 */
export async function createTempFolder(purpose: string): Promise<string> {
  const home = process.env[homeVariable] ?? (await chooseHome());
  return mkdtemp(path.join(home, `livery-${purpose}-`));
}

export const removeFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });

/** Copies a folder recursively, five times as fast as Node's `cp`. */
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
