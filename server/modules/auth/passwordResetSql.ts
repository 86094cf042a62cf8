import type { Db } from '../../db/database';

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

export async function isOpenPasswordReset(db: Db, companyId: string, tokenHash: Buffer): Promise<boolean> {
  const { rowCount } = await db.query(
    `/* isOpenPasswordReset */ select from password_resets
     where company_id = $1 and token_hash = $2 and used_at is null and expires_at > now()`,
    [companyId, tokenHash],
  );
  return rowCount > 0;
}

/** Uses the link up, and every other link of the same operator with it; undefined when it was used or ran out. */
export async function takePasswordReset(
  db: Db,
  companyId: string,
  tokenHash: Buffer,
): Promise<{ operator_id: string } | undefined> {
  const { rows } = await db.query<{ operator_id: string }>(
    `/* takePasswordReset */ update password_resets set used_at = now()
     where company_id = $1 and token_hash = $2 and used_at is null and expires_at > now()
     returning operator_id`,
    [companyId, tokenHash],
  );
  const [taken] = rows;
  if (taken) await closePasswordResets(db, companyId, taken.operator_id);
  return taken;
}

/** Uses up every link of an operator that is still open. */
export async function closePasswordResets(db: Db, companyId: string, operatorId: string): Promise<void> {
  await db.query(
    `/* closePasswordResets */ update password_resets set used_at = now()
     where company_id = $1 and operator_id = $2 and used_at is null`,
    [companyId, operatorId],
  );
}
