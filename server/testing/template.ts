import { cp, mkdtemp, rm } from 'node:fs/promises';
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

export const newFolder = (purpose: string): Promise<string> =>
  mkdtemp(path.join(os.tmpdir(), `livery-${purpose}-`));

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

export const embeddedTemplate: Template = {
  async copy(dataDir) {
    const database = path.join(dataDir, 'database');
    await cp(path.join(templateOfThisRun(), 'database'), database, { recursive: true });
    return {};
  },
  async drop() {},
};
