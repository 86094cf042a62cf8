import type { Db } from '../db/database';

/** Deletes expired rate limits. Requires a platform transaction. */
export async function deleteExpiredLimits(db: Db): Promise<void> {
  await db.query('/* deleteExpiredLimits */ delete from rate_limits where expire < $1', [Date.now()]);
}
