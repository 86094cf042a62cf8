import type { Db } from '../../platform';

export async function insertPasswordReset(
  db: Db,
  companyId: string,
  reset: { id: string; operatorId: string; tokenHash: Buffer },
): Promise<void> {
  await db.query(
    `/* insertPasswordReset */ insert into password_resets (company_id, id, operator_id, token_hash, expires_at)
     values ($1, $2, $3, $4, now() + interval '1 hour')`,
    [companyId, reset.id, reset.operatorId, reset.tokenHash],
  );
}

/** Returns the operator of an open link, or undefined if the link is unknown, was used or has expired. */
export async function selectOpenPasswordReset(
  db: Db,
  companyId: string,
  tokenHash: Buffer,
): Promise<{ operator_id: string } | undefined> {
  const { rows } = await db.query(
    `/* selectOpenPasswordReset */ select operator_id from password_resets
     where company_id = $1 and token_hash = $2 and used_at is null and expires_at > now()`,
    [companyId, tokenHash],
  );
  return rows[0];
}

/** Marks a link as used. Returns false if the link is unknown, was used or has expired. */
export async function usePasswordReset(db: Db, companyId: string, tokenHash: Buffer): Promise<boolean> {
  const { rowCount } = await db.query(
    `/* usePasswordReset */ update password_resets set used_at = now()
     where company_id = $1 and token_hash = $2 and used_at is null and expires_at > now()`,
    [companyId, tokenHash],
  );
  return rowCount === 1;
}

export async function closePasswordResets(db: Db, companyId: string, operatorId: string): Promise<void> {
  await db.query(
    `/* closePasswordResets */ update password_resets set used_at = now()
     where company_id = $1 and operator_id = $2 and used_at is null`,
    [companyId, operatorId],
  );
}

export async function deleteOldPasswordResets(db: Db, companyId: string): Promise<void> {
  await db.query(
    `/* deleteOldPasswordResets */ delete from password_resets
     where company_id = $1 and expires_at < now() - interval '1 day'`,
    [companyId],
  );
}
