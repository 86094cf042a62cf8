import type { Queryable } from '../../../server/platform';

const indexesOf = `
  select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
  from pg_index i join pg_class c on c.oid = i.indexrelid
  where i.indrelid = any($1::regclass[])
    and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
  order by c.relname`;

/**
 * Drops the tables' indexes that enforce no constraint, runs `work` and recreates them, since building an
 * index on a full table is much faster than updating it for each row.
 */
export async function withoutIndexes(
  owner: Queryable,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await owner.query<{ name: string; definition: string }>(indexesOf, [tables]);
  for (const { name } of rows) await owner.query(`drop index ${name}`);
  await work();
  for (const { definition } of rows) await owner.query(definition);
}
