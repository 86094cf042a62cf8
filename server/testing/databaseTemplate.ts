import { randomBytes } from 'node:crypto';
import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { openDatabase } from '../platform';
import type { DatabaseSettings } from '../platform/internals';
import { copyFolder, createTempFolder } from './folders';
import { testEngine } from './testEngine';

/** A migrated, empty database, which each test file clones. */
export interface DatabaseTemplate {
  /**
   * Clones the template, into `dataDir` on the embedded engine. Returns environment variables for
   * `parseSettings()`.
   */
  clone(dataDir: string): Promise<Record<string, string>>;
  drop(environment: Readonly<Record<string, string>>): Promise<void>;
}

export const settingsFor = (
  dataDir: string,
  databaseUrl: string | null = null,
  databaseOwnerUrl: string | null = null,
): DatabaseSettings => ({
  dataDir,
  databaseUrl,
  databaseOwnerUrl,
  databasePoolSize: 10,
  databaseWaitMs: 60_000,
  isProduction: false,
});

// Names of the variables that global setup sets for the processes that run the tests.
const environmentVariables = {
  serverUrl: 'LIVERY_TEST_SERVER',
  postgres: 'LIVERY_TEST_TEMPLATE_DATABASE',
  embedded: 'LIVERY_TEST_TEMPLATE_FOLDER',
} as const;

function requireVariable(variable: string): string {
  const value = process.env[variable];
  if (!value) throw new Error(`${variable} is not set: the global setup of the server tests has not run.`);
  return value;
}

/** Returns the superuser's URL of the PostgreSQL server of this test run. */
export const serverUrl = (): string => requireVariable(environmentVariables.serverUrl);

/** Returns the URL of a database for the superuser or the given login. */
export function databaseUrl(database: string, login?: string, server = serverUrl()): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  if (login) {
    url.username = login;
    url.password = login;
  }
  return url.href;
}

async function runOn(server: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Runs statements as the superuser of the test run's server, outside the cloned databases. */
export const runOnServer = (...statements: string[]): Promise<void> => runOn(serverUrl(), statements);

const randomName = (): string => `livery_test_${randomBytes(6).toString('hex')}`;

/** Creates an empty database and a login that row-level security applies to, both under the returned name. */
export async function createDatabase(server = serverUrl()): Promise<string> {
  const name = randomName();
  await runOn(server, [`create role ${name} login password '${name}'`, `create database ${name}`]);
  return name;
}

export const dropDatabase = (name: string): Promise<void> =>
  runOnServer(`drop database if exists ${name} with (force)`);

/** Drops a login together with its role memberships. */
export const dropLogin = (name: string): Promise<void> => runOnServer(`drop role if exists ${name}`);

/**
 * Creates and migrates the database that `postgresTemplate` clones, on the server at this URL. Sets the
 * environment variables that the tests read, and returns the database's name.
 */
export async function createPostgresTemplate(url: string): Promise<string> {
  process.env[environmentVariables.serverUrl] = url;
  const name = await createDatabase();
  process.env[environmentVariables.postgres] = name;
  const database = await openDatabase(settingsFor('', databaseUrl(name, name), databaseUrl(name)));
  await database.close();
  return name;
}

/**
 * Creates and migrates the folder that `embeddedTemplate` copies. Sets the environment variable that the
 * tests read, and returns the path. The caller must remove the folder.
 */
export async function createEmbeddedTemplate(): Promise<string> {
  const folder = await createTempFolder('template');
  process.env[environmentVariables.embedded] = folder;
  const database = await openDatabase(settingsFor(folder));
  await database.close();
  // The engine clears its buffers when it opens. PGlite's default of 128 MB adds 0.1 seconds to each test
  // file.
  await appendFile(path.join(folder, 'database', 'cluster', 'postgresql.conf'), 'shared_buffers = 32MB\n');
  return folder;
}

export const postgresTemplate: DatabaseTemplate = {
  async clone() {
    const template = requireVariable(environmentVariables.postgres);
    const name = randomName();
    await runOnServer(`create database ${name} template ${template} strategy file_copy`);
    return { DATABASE_URL: databaseUrl(name, template), DATABASE_OWNER_URL: databaseUrl(name) };
  },
  async drop({ DATABASE_OWNER_URL }) {
    if (DATABASE_OWNER_URL) await dropDatabase(new URL(DATABASE_OWNER_URL).pathname.slice(1));
  },
};

export const embeddedTemplate: DatabaseTemplate = {
  async clone(dataDir) {
    await copyFolder(
      path.join(requireVariable(environmentVariables.embedded), 'database'),
      path.join(dataDir, 'database'),
    );
    return {};
  },
  // The caller removes its data folder, which contains the clone.
  async drop() {},
};

/** Returns the template of the engine that the current test runs on. */
export const databaseTemplate = (): DatabaseTemplate =>
  testEngine() === 'postgres' ? postgresTemplate : embeddedTemplate;
