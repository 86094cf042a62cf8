import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type Template, templateOfThisRun } from './template';

/** The server that the tests may make databases and logins on; null for the embedded database. */
export const testServerUrl = (): string | null => process.env['TEST_DATABASE_URL'] ?? null;

export function addressOf(database: string, login?: string): string {
  const url = new URL(testServerUrl() ?? '');
  url.pathname = `/${database}`;
  if (login) {
    url.username = login;
    url.password = login;
  }
  return url.href;
}

export async function onTestServer(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: testServerUrl() ?? '' });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Makes an empty database, and a login that row-level security binds, both under one new name. */
export async function makeDatabase(): Promise<string> {
  const name = `livery_test_${randomBytes(6).toString('hex')}`;
  await onTestServer(`create role ${name} login password '${name}'`, `create database ${name}`);
  return name;
}

export const dropDatabase = (name: string): Promise<void> =>
  onTestServer(`drop database if exists ${name} with (force)`);

/** The login's memberships and grants go with it. */
export const dropLogin = (name: string): Promise<void> => onTestServer(`drop role if exists ${name}`);

export const postgresTemplate: Template = {
  async copy() {
    const template = templateOfThisRun();
    const name = `livery_test_${randomBytes(6).toString('hex')}`;
    await onTestServer(`create database ${name} template ${template}`);
    return { DATABASE_URL: addressOf(name, template), DATABASE_OWNER_URL: addressOf(name) };
  },
  async drop({ DATABASE_OWNER_URL }) {
    if (DATABASE_OWNER_URL) await dropDatabase(new URL(DATABASE_OWNER_URL).pathname.slice(1));
  },
};
