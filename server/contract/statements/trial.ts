import type { Db } from '../../db/database';

export interface Statement {
  text: string;
  values: readonly unknown[] | undefined;
}

/** Who makes a statement: the application's own role, or a superuser, whom no policy binds. */
export type Role = 'livery_app' | 'none';

const written = /\b(?:insert\s+into|update|delete\s+from)\s+([a-z_]+)/g;
const noTable = new Set(['set', 'of', 'skip']);

// What the clock and chance would make differ from one time to the next.
const steady = (text: string, now: string): string =>
  text
    .replaceAll('clock_timestamp()', 'now()')
    .replaceAll('statement_timestamp()', 'now()')
    .replaceAll('pg_current_snapshot()', `'1:${2 ** 52}:'::pg_snapshot`)
    .replaceAll('company_now()', `'${now}'::timestamptz`)
    .replaceAll('gen_random_uuid()', 'md5(random()::text)::uuid');

const inAnyOrder = (rows: readonly object[]): string[] => rows.map((row) => JSON.stringify(row)).sort();

/** A digest of all that is in the tables that a statement writes to. */
async function leftBy(db: Db, text: string): Promise<unknown> {
  const tables = new Set([...text.matchAll(written)].map(([, name = '']) => name));
  const digests = [...tables].flatMap((table) =>
    noTable.has(table)
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

/** What a statement answers at a time of the company, and what it leaves in its tables; nothing of it stays. */
export async function outcomeOf(
  db: Db,
  { text, values }: Statement,
  role: Role,
  now: string,
): Promise<string> {
  await db.query(`savepoint trial; set local role ${role}; select setseed(0.5)`);
  try {
    const { rows, rowCount } = await db.query(steady(text, now), values);
    return JSON.stringify([inAnyOrder(rows), rowCount, await leftBy(db, text)]);
  } catch (error) {
    return String(error instanceof Error && 'code' in error ? error.code : error);
  } finally {
    await db.query('rollback to savepoint trial; release savepoint trial');
  }
}
