import type { Db } from '../db/database';

/** Deletes keys after 30 days, because callers no longer repeat their requests by then. */
export async function deleteOldIdempotencyKeys(db: Db, companyId: string): Promise<void> {
  await db.query(
    `/* deleteOldIdempotencyKeys */ delete from idempotency_keys
     where company_id = $1 and created_at < now() - interval '30 days'`,
    [companyId],
  );
}
