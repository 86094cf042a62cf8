import type { Queryable } from './database';
import { MigrationError } from './migrationError';

/**
 * Throws `MigrationError` unless every table that `livery_app` can access has row-level security enabled and
 * forced, and a single policy for this role, which binds it to the transaction's company.
 */
export async function requireRowLevelSecurity(db: Queryable, migration: string): Promise<void> {
  const { rows } = await db.query<{ name: string }>(
    `select c.relname as name
     from pg_class c cross join lateral (
       select count(*) as count, bool_and(p.polcmd = '*'
         and pg_get_expr(p.polqual, c.oid) = format('(%s = current_company())',
           case c.relname when 'companies' then 'id' else 'company_id' end)
         and pg_get_expr(p.polwithcheck, c.oid) = pg_get_expr(p.polqual, c.oid)) as is_own_company
       from pg_policy p
       where p.polrelid = c.oid and exists (
         select from unnest(p.polroles) r (id) where r.id = 0 or pg_has_role('livery_app', r.id, 'usage'))
     ) p
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and (has_table_privilege('livery_app', c.oid, 'select, insert, update, delete, truncate')
         or has_any_column_privilege('livery_app', c.oid, 'select, insert, update'))
       and not (c.relrowsecurity and c.relforcerowsecurity and p.count = 1 and p.is_own_company)
     order by 1`,
  );
  if (rows.length === 0) return;
  const names = rows.map(({ name }) => name).join(', ');
  throw new MigrationError(
    `The migration ${migration} leaves tables without forced row-level security or its policy own_company: ${names}. Call guard_new_tables() after the creation of tables, and do not change policies.`,
  );
}
