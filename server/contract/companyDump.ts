import type { Database } from '../db/database';
import { tenantTablesOf } from '../testing/tenantTables';

export type Rows = readonly Readonly<Record<string, unknown>>[];

/** All that is kept of a company, by table. */
export type Dump = Readonly<Record<string, Rows>>;

export const dumpOf = (database: Database, companyId: string): Promise<Dump> =>
  database.inCompany(companyId, async (db) => {
    const dump: Record<string, Rows> = {};
    for (const table of await tenantTablesOf(db)) {
      const { rows } = await db.query<{ row: Readonly<Record<string, unknown>> }>(
        `select to_jsonb(t) as row from ${table} t order by to_jsonb(t)::text`,
      );
      dump[table] = rows.map(({ row }) => row);
    }
    return dump;
  });

/** The ids of everything in it. */
export const idsIn = (dump: Dump): string[] =>
  Object.values(dump)
    .flat()
    .flatMap(({ id }) => (typeof id === 'string' ? [id] : []));

/** Which tables differ between two dumps. */
export const changedTables = (before: Dump, after: Dump): string[] =>
  Object.keys(after).filter((table) => JSON.stringify(before[table]) !== JSON.stringify(after[table]));
