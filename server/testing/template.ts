import { copyFile, mkdir, mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { DatabaseSettings } from '../db/openDatabase';

/** A migrated, empty database: made once a run, copied for each test file. */
export interface Template {
  /** What parseSettings() takes to reach a copy of its own, which lives in the folder or beside it. */
  copy(dataDir: string): Promise<Record<string, string>>;
  drop(copied: Record<string, string>): Promise<void>;
}

export const templateVariable = 'LIVERY_TEST_TEMPLATE';

const memory = '/dev/shm';
const roomInMemory = 2 * 1024 ** 3;

/** Names the folder that databases are made in, for who measures: on a disk, with every wait for it that there is. */
export const homeVariable = 'LIVERY_TEST_HOME';

async function roomiest(): Promise<string> {
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize > roomInMemory ? memory : os.tmpdir();
}

/** A database is some sixty megabytes, which a disk may take a second to write: they go into memory, where it has the room. */
export async function newFolder(purpose: string): Promise<string> {
  const home = process.env[homeVariable] ?? (await roomiest());
  return mkdtemp(path.join(home, `livery-${purpose}-`));
}

export const removeFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });

export const settingsFor = (
  dataDir: string,
  databaseUrl: string | null = null,
  databaseOwnerUrl: string | null = null,
): DatabaseSettings => ({
  dataDir,
  databaseUrl,
  databaseOwnerUrl,
  databasePoolSize: 10,
  isProduction: false,
});

/** What the run's global setup has left for the test files. */
export function templateOfThisRun(): string {
  const template = process.env[templateVariable];
  if (!template) throw new Error('No database template: the global setup of the server tests has not run.');
  return template;
}

/** Files and folders alone: Node's own copy looks at so much else that it takes five times as long. */
async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { mode: 0o700 });
  const entries = await readdir(from, { withFileTypes: true });
  await Promise.all(
    entries.map((entry) => {
      const copy = entry.isDirectory() ? copyFolder : copyFile;
      return copy(path.join(from, entry.name), path.join(to, entry.name));
    }),
  );
}

export const embeddedTemplate: Template = {
  async copy(dataDir) {
    const database = path.join(dataDir, 'database');
    await copyFolder(path.join(templateOfThisRun(), 'database'), database);
    return {};
  },
  async drop() {},
};
