import type { Database } from '../platform';
import { listTenantTables } from '../testing/tenantTables';

export type Rows = readonly Readonly<Record<string, unknown>>[];

/** All rows of a company, by table. */
export type Dump = Readonly<Record<string, Rows>>;

// Reads all tables in one statement for speed, because tests dump a company before and after each call.
export const dumpCompany = (database: Database, companyId: string): Promise<Dump> =>
  database.inCompany(companyId, async (db) => {
    const tables = await listTenantTables(db);
    const rowQueries = tables.map((name) => `select '${name}' as name, to_jsonb(t) as row from ${name} t`);
    const { rows } = await db.query<{ name: string; row: Rows[number] }>(
      `select name, row from (${rowQueries.join(' union all ')}) every_row order by name, row::text`,
    );
    const dump = new Map<string, Rows[number][]>(tables.map((name) => [name, []]));
    for (const { name, row } of rows) dump.get(name)?.push(row);
    return Object.fromEntries(dump);
  });

export const idsIn = (dump: Dump): string[] =>
  Object.values(dump)
    .flat()
    .flatMap(({ id }) => (typeof id === 'string' ? [id] : []));

export const changedTables = (before: Dump, after: Dump): string[] =>
  Object.keys(after).filter((table) => JSON.stringify(before[table]) !== JSON.stringify(after[table]));
