import type { Db } from '../../platform';

export async function endExpiredSessions(db: Db, companyId: string): Promise<{ id: string }[]> {
  const { rows } = await db.query(
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
