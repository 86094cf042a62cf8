import type { Database } from '../../platform';
import { withoutRowLevelSecurity } from '../tenancyLayers';

const shiftedTimestamps = `select c.relname as "table",
    string_agg(format('%1$I = %1$I - interval ''500 days''', a.attname), ', ') as earlier
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relrowsecurity
    and a.atttypid = 'timestamptz'::regtype and not a.attisdropped and a.attgenerated = ''
  group by c.relname`;

/** Shifts all timestamps of a company 500 days into the past, so that everything is due or expired. */
export async function ageCompany(superuser: Database, companyId: string): Promise<void> {
  await withoutRowLevelSecurity(superuser).inCompany(companyId, async (db) => {
    // Disables triggers, which would otherwise react to the update.
    await db.query('set local session_replication_role = replica');
    const { rows } = await db.query<{ table: string; earlier: string }>(shiftedTimestamps);
    for (const { table, earlier } of rows) {
      const companyColumn = table === 'companies' ? 'id' : 'company_id';
      await db.query(`update ${table} set ${earlier} where ${companyColumn} = $1`, [companyId]);
    }
  });
}
