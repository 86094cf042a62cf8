import type { Queryable } from '../../server/platform';

const notSystemSchema = `not in ('pg_catalog', 'information_schema', 'pg_toast')`;
const isOfExtension = (catalog: string, id: string): string =>
  `exists (select from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = ${id} and d.deptype = 'e')`;

// Selects one line for each object that a migration can create.
const schemaQuery = `
  select concat_ws(' ', 'relation', c.oid::regclass, c.relkind, c.relrowsecurity, c.relforcerowsecurity, c.relacl,
      case when c.relkind = 'v' then pg_get_viewdef(c.oid) end) as line
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname ${notSystemSchema} and not ${isOfExtension('pg_class', 'c.oid')}
  union all
  select concat_ws(' ', 'column', a.attrelid::regclass, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
      a.attacl, pg_get_expr(d.adbin, d.adrelid))
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attnum > 0 and not a.attisdropped and c.relkind in ('r', 'p', 'v') and n.nspname ${notSystemSchema}
    and not ${isOfExtension('pg_class', 'c.oid')}
  union all
  select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(k.oid))
  from pg_constraint k join pg_namespace n on n.oid = k.connamespace where n.nspname ${notSystemSchema}
  union all
  select concat_ws(' ', 'index', indexdef) from pg_indexes where schemaname ${notSystemSchema}
  union all
  select concat_ws(' ', 'function', p.proacl, pg_get_functiondef(p.oid))
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname ${notSystemSchema} and p.prokind in ('f', 'p') and not ${isOfExtension('pg_proc', 'p.oid')}
  union all
  select concat_ws(' ', 'trigger', pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal
  union all
  select concat_ws(' ', 'policy', tablename, policyname, roles, cmd, qual, with_check) from pg_policies
  union all
  select concat_ws(' ', 'type', t.oid::regtype, t.typtype, (select string_agg(e.enumlabel, ' ' order by e.enumsortorder)
      from pg_enum e where e.enumtypid = t.oid))
  from pg_type t join pg_namespace n on n.oid = t.typnamespace
  where t.typtype in ('d', 'e') and n.nspname ${notSystemSchema}
  union all
  select concat_ws(' ', 'schema', nspname, nspacl) from pg_namespace where nspname ${notSystemSchema} and nspname !~ '^pg_'
  union all
  select concat_ws(' ', 'role', rolname, rolsuper, rolbypassrls, rolcanlogin) from pg_roles where rolname ~ '^livery_'
  union all
  select concat_ws(' ', 'extension', extname) from pg_extension`;

// The first table exists after the first migration, the others once the queues are installed.
const stateQueries = [
  ['schema_migrations', `select concat_ws(' ', 'applied', name, checksum) as line from schema_migrations`],
  ['pgboss.version', `select concat_ws(' ', 'queues of', version) as line from pgboss.version`],
  [
    'pgboss.queue',
    `select concat_ws(' ', 'queue', name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds, dead_letter)
       as line from pgboss.queue`,
  ],
] as const;

async function queryLines(db: Queryable, text: string): Promise<string[]> {
  const { rows } = await db.query<{ line: string }>(text);
  return rows.map(({ line }) => line);
}

/**
 * Returns the schema, the applied migrations and the queues as sorted lines, so that equal states have equal
 * texts.
 */
export async function readSchema(db: Queryable): Promise<string> {
  const all = await queryLines(db, schemaQuery);
  for (const [table, text] of stateQueries) {
    const { rows } = await db.query<{ found: boolean }>('select to_regclass($1) is not null as found', [
      table,
    ]);
    if (rows[0]?.found) all.push(...(await queryLines(db, text)));
  }
  return all.sort().join('\n');
}

export async function readRowCounts(db: Queryable): Promise<string> {
  const { rows } = await db.query<{ name: string }>(
    `select c.relname as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`,
  );
  const counts: string[] = [];
  for (const { name } of rows) {
    counts.push(
      ...(await queryLines(db, `select concat_ws(' ', '${name}', count(*)) as line from "${name}"`)),
    );
  }
  return counts.join('\n');
}
