import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { Queryable } from '../../server/platform';
import { migrate, migrationsFolder, openCluster } from '../../server/platform/internals';
import { createTempFolder, removeFolder } from '../../server/testing/folders';

/** The migration file that creates the first schema version, the oldest that existing data can have. */
const foundation = '0001_foundation.sql';
const companies = 3;
const clientsPerCompany = 40;

const id = (what: string) => `md5('${what} ' || c)::uuid`;

// Rows in the first version's format, which every later migration must preserve.
const data = `
  insert into companies (id, name, email, time_zone)
  select ${id('company')}, 'Company ' || c, 'co-' || c || '@company.test', 'Europe/Lisbon'
  from generate_series(1, ${companies}) c;
  insert into client_billing_plans (company_id, id, position, name, price, currency, interval)
  select ${id('company')}, ${id('plan')}, 1, 'Plan', 2900, 'EUR', 'Year' from generate_series(1, ${companies}) c;
  insert into clients (company_id, id, number, name, email, country, status, plan_id, tags, source, created_at, updated_at)
  select ${id('company')}, md5('client ' || c || ' ' || n)::uuid, n, 'Client ' || n, n || '@client.test', 'GB',
    (array['Active', 'Deactivated'])[1 + n % 2], ${id('plan')}, '{vip}', 'Manual', '2026-01-31T23:30:00Z',
    '2026-02-03T04:05:06Z'
  from generate_series(1, ${companies}) c, generate_series(1, ${clientsPerCompany}) n`;

async function fill(owner: Queryable): Promise<void> {
  const folder = await createTempFolder('older');
  try {
    cpSync(path.join(migrationsFolder, foundation), path.join(folder, foundation));
    await migrate(async (work) => {
      await owner.query('begin');
      const result = await work(owner);
      await owner.query('commit');
      return result;
    }, folder);
    await owner.query(data);
  } finally {
    await removeFolder(folder);
  }
}

async function fillEmbedded(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const cluster = await openCluster(path.join(folder, 'cluster'));
  const owner: Queryable = {
    async query<Row extends object>(text: string, values: readonly unknown[] = []) {
      // Only a query without parameters can contain several statements.
      const results = values.length ? [await cluster.query(text, [...values])] : await cluster.exec(text);
      const { rows = [], affectedRows } = results.at(-1) ?? {};
      return { rows: rows as Row[], rowCount: affectedRows ?? rows.length };
    },
  };
  await fill(owner).finally(() => cluster.close());
}

async function fillPostgres(address: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const owner: Queryable = {
    async query<Row extends object>(text: string, values?: readonly unknown[]) {
      const { rows, rowCount } = await client.query<Row>(text, values ? [...values] : undefined);
      return { rows, rowCount: rowCount ?? 0 };
    },
  };
  await fill(owner).finally(() => client.end());
}

/** Creates a database of the first version, with companies and clients. */
export const createFirstVersion = (address: string): Promise<void> =>
  address.startsWith('postgres:') ? fillPostgres(address) : fillEmbedded(path.join(address, 'database'));
