import type { Db } from '../../db/database';

/** Removes uploaded files' rows 30 days after the upload, but for an import that is running. */
export async function purgeOldImports(db: Db, companyId: string): Promise<void> {
  await db.query(
    `/* purgeOldImports */ delete from client_imports
     where company_id = $1 and status <> 'Running' and created_at < now() - interval '30 days'`,
    [companyId],
  );
}
