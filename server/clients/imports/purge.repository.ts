import type { Db } from '../../platform';

/** Deletes imports and their rows 30 days after the upload, except running imports. */
export async function purgeOldImports(db: Db, companyId: string): Promise<void> {
  await db.query(
    `/* purgeOldImports */ delete from client_imports
     where company_id = $1 and status <> 'Running' and created_at < now() - interval '30 days'`,
    [companyId],
  );
}
