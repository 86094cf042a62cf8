import type { Db } from '../../platform';

/** Deletes sessions 30 days after they expire, and links and sign-ups one day after. */
export async function purgeClientAccounts(db: Db, companyId: string): Promise<void> {
  await db.query(
    `/* deleteOldClientSessions */ delete from client_sessions
     where company_id = $1 and expires_at < now() - interval '30 days'`,
    [companyId],
  );
  await db.query(
    `/* deleteOldClientLinks */ delete from client_links
     where company_id = $1 and expires_at < now() - interval '1 day'`,
    [companyId],
  );
  await db.query(
    `/* deleteOldSignUps */ delete from client_sign_ups
     where company_id = $1 and expires_at < now() - interval '1 day'`,
    [companyId],
  );
}
