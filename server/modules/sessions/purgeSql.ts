import type { Db } from '../../db/database';

/** Within a transaction on the platform. */
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

/** Nobody sends a press again after so long. */
export async function deleteOldPresses(db: Db, companyId: string): Promise<void> {
  await db.query(
    `/* deleteOldPresses */ delete from idempotency_keys
     where company_id = $1 and created_at < now() - interval '30 days'`,
    [companyId],
  );
}
