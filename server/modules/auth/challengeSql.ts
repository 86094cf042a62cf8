import type { Db } from '../../db/database';

/** False when a sign-in was completed with it already. */
export async function useChallenge(
  db: Db,
  companyId: string,
  { id, expiresAt }: { id: string; expiresAt: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `/* useChallenge */ insert into used_challenges (company_id, id, expires_at) values ($1, $2, $3)
     on conflict do nothing`,
    [companyId, id, expiresAt],
  );
  return rowCount === 1;
}

/** One that has run out opens nothing, used or not. */
export async function deleteExpiredChallenges(db: Db, companyId: string): Promise<void> {
  await db.query(
    '/* deleteExpiredChallenges */ delete from used_challenges where company_id = $1 and expires_at <= now()',
    [companyId],
  );
}
