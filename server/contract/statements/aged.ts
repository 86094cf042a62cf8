import type { Database } from '../../db/database';
import { unbound } from '../layers';

const moments = `select c.relname as "table",
    string_agg(format('%1$I = %1$I - interval ''500 days''', a.attname), ', ') as earlier
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relrowsecurity
    and a.atttypid = 'timestamptz'::regtype and not a.attisdropped and a.attgenerated = ''
  group by c.relname`;

/** Makes it long ago that anything was done in a company: all that falls due or runs out by itself has done so. */
export async function age(superuser: Database, companyId: string): Promise<void> {
  await unbound(superuser).inCompany(companyId, async (db) => {
    // Nothing that triggers would do is to be done.
    await db.query('set local session_replication_role = replica');
    const { rows } = await db.query<{ table: string; earlier: string }>(moments);
    for (const { table, earlier } of rows) {
      const own = table === 'companies' ? 'id' : 'company_id';
      await db.query(`update ${table} set ${earlier} where ${own} = $1`, [companyId]);
    }
  });
}
