import type { Db } from '../../platform';

export interface Statement {
  text: string;
  values: readonly unknown[] | undefined;
}

/**
 * The role that runs a statement: the application's own, or a superuser whom row-level security doesn't bind.
 */
export type DatabaseRole = 'livery_app' | 'none';

const writtenTable = /\b(?:insert\s+into|update|delete\s+from)\s+([a-z_]+)/g;
const sqlKeywords = new Set(['set', 'of', 'skip']);

// Replaces the functions whose results change between runs.
const makeDeterministic = (text: string, now: string): string =>
  text
    .replaceAll('clock_timestamp()', 'now()')
    .replaceAll('statement_timestamp()', 'now()')
    .replaceAll('pg_current_snapshot()', `'1:${2 ** 52}:'::pg_snapshot`)
    .replaceAll('company_now()', `'${now}'::timestamptz`)
    .replaceAll('gen_random_uuid()', 'md5(random()::text)::uuid');

const sortedRows = (rows: readonly object[]): string[] => rows.map((row) => JSON.stringify(row)).sort();

/**
 * Resets the role, and returns a digest of every table that a statement writes, including other companies'
 * rows.
 */
async function digestWrittenTables(db: Db, text: string): Promise<unknown> {
  const tables = new Set([...text.matchAll(writtenTable)].map(([, name = '']) => name));
  const digests = [...tables].flatMap((table) =>
    sqlKeywords.has(table)
      ? []
      : [
          `(select md5(string_agg((to_jsonb(t) - '{code,token}'::text[])::text, '' order by t)) from ${table} t)`,
        ],
  );
  if (digests.length === 0) return [];
  await db.query('set local role none');
  const { rows } = await db.query(`select array[${digests.join()}] as left`);
  return rows;
}

/**
 * Runs a statement at the given company time and rolls it back. Returns, as text, the rows, the row count and
 * a digest of the tables that the statement writes, or its error code.
 */
export async function runStatement(
  db: Db,
  { text, values }: Statement,
  role: DatabaseRole,
  now: string,
): Promise<string> {
  await db.query(`savepoint trial; set local role ${role}; select setseed(0.5)`);
  try {
    const { rows, rowCount } = await db.query(makeDeterministic(text, now), values);
    return JSON.stringify([sortedRows(rows), rowCount, await digestWrittenTables(db, text)]);
  } catch (error) {
    return String(error instanceof Error && 'code' in error ? error.code : error);
  } finally {
    await db.query('rollback to savepoint trial; release savepoint trial');
  }
}
