import type { Db } from '../db/database';

/** Deletes expired rate limits. Requires a platform transaction. */
export async function deleteExpiredLimits(db: Db): Promise<void> {
  await db.query('/* deleteExpiredLimits */ delete from rate_limits where expire < $1', [Date.now()]);
}

export async function endExpiredSessions(db: Db, companyId: string): Promise<{ id: string }[]> {
  const { rows } = await db.query<{ id: string }>(
    `/* endExpiredSessions */ update sessions set ended_at = expires_at, end_reason = 'Expired'
     where company_id = $1 and ended_at is null and expires_at <= now() returning id`,
    [companyId],
  );
  return rows;
}

export async function deleteOldSessions(db: Db, companyId: string): Promise<void> {
  await db.query(
    `/* deleteOldSessions */ delete from sessions
     where company_id = $1 and ended_at < now() - interval '30 days'`,
    [companyId],
  );
}

export async function deleteOldPasswordResets(db: Db, companyId: string): Promise<void> {
  await db.query(
    `/* deleteOldPasswordResets */ delete from password_resets
     where company_id = $1 and expires_at < now() - interval '1 day'`,
    [companyId],
  );
}

/** Deletes keys after 30 days, because callers no longer repeat their requests by then. */
export async function deleteOldIdempotencyKeys(db: Db, companyId: string): Promise<void> {
  await db.query(
    `/* deleteOldIdempotencyKeys */ delete from idempotency_keys
     where company_id = $1 and created_at < now() - interval '30 days'`,
    [companyId],
  );
}
