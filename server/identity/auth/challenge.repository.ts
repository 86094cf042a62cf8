import type { Db } from '../../platform';

/** Marks a challenge as used. Returns false if a sign-in already used it. */
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

/** Deletes expired rows, because an expired challenge is rejected even if it was never used. */
export async function deleteExpiredChallenges(db: Db, companyId: string): Promise<void> {
  await db.query(
    '/* deleteExpiredChallenges */ delete from used_challenges where company_id = $1 and expires_at <= now()',
    [companyId],
  );
}
