import type { Db } from '../../platform';

/**
 * Fails exports that were not downloaded within an hour. Deletes exports after one day and other ended bulk
 * actions after 30 days.
 */
export async function purgeOldBulks(db: Db, companyId: string): Promise<void> {
  await db.query(
    `/* endUnusedExports */ update client_bulks
     set status = 'Failed', failure = 'The file was not downloaded within the hour.', finished_at = now()
     where company_id = $1 and kind = 'Export' and status = 'Running' and created_at < now() - interval '1 hour'`,
    [companyId],
  );
  await db.query(
    `/* purgeOldBulks */ delete from client_bulks
     where company_id = $1 and status <> 'Running'
       and created_at < now() - case kind when 'Export' then interval '1 day' else interval '30 days' end`,
    [companyId],
  );
}
