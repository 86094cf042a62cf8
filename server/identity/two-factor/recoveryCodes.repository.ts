import type { Db } from '../../platform';

export async function replaceRecoveryCodes(
  db: Db,
  companyId: string,
  operatorId: string,
  { salt, hashes }: { salt: Buffer; hashes: readonly Buffer[] },
): Promise<void> {
  await deleteRecoveryCodes(db, companyId, operatorId);
  await db.query(
    `/* insertRecoveryCodes */ insert into recovery_codes (company_id, operator_id, code_hash, salt)
     select $1, $2, unnest($3::bytea[]), $4`,
    [companyId, operatorId, hashes, salt],
  );
}

export async function deleteRecoveryCodes(db: Db, companyId: string, operatorId: string): Promise<void> {
  await db.query(
    '/* deleteRecoveryCodes */ delete from recovery_codes where company_id = $1 and operator_id = $2',
    [companyId, operatorId],
  );
}

export async function selectSalt(db: Db, companyId: string, operatorId: string): Promise<Buffer | undefined> {
  const { rows } = await db.query<{ salt: Buffer }>(
    '/* selectSalt */ select salt from recovery_codes where company_id = $1 and operator_id = $2 limit 1',
    [companyId, operatorId],
  );
  return rows[0]?.salt;
}

/** Marks a recovery code as used. Returns false if the code is unknown or already used. */
export async function useRecoveryCode(
  db: Db,
  companyId: string,
  operatorId: string,
  codeHash: Buffer,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `/* useRecoveryCode */ update recovery_codes set used_at = now()
     where company_id = $1 and operator_id = $2 and code_hash = $3 and used_at is null`,
    [companyId, operatorId, codeHash],
  );
  return rowCount === 1;
}

export async function countUnusedCodes(db: Db, companyId: string, operatorId: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `/* countUnused */ select count(*)::integer as count from recovery_codes
     where company_id = $1 and operator_id = $2 and used_at is null`,
    [companyId, operatorId],
  );
  return rows[0]?.count ?? 0;
}
