import { assertStored, type Db, type StatementRows } from '../../platform';

export type TwoFactorRow = StatementRows['selectTwoFactor'];

const twoFactorColumns = `o.id, o.name, o.email, o.language, o.locale, c.country, o.password_hash, o.two_factor_secret,
  o.two_factor_at, o.address_proved_at,
  (select count(*)::integer from recovery_codes r
   where r.company_id = $1 and r.operator_id = o.id and r.used_at is null) as recovery_codes_remaining,
  c.is_two_factor_required as is_required`;

export async function selectTwoFactor(
  db: Db,
  companyId: string,
  operatorId: string,
): Promise<TwoFactorRow | undefined> {
  const { rows } = await db.query(
    `/* selectTwoFactor */ select ${twoFactorColumns}
     from operators o join companies c on c.id = o.company_id
     where o.company_id = $1 and o.id = $2 and o.removed_at is null`,
    [companyId, operatorId],
  );
  return rows[0];
}

export async function lockTwoFactor(
  db: Db,
  companyId: string,
  operatorId: string,
): Promise<TwoFactorRow | undefined> {
  const { rows } = await db.query(
    `/* lockTwoFactor */ select ${twoFactorColumns}
     from operators o join companies c on c.id = o.company_id
     where o.company_id = $1 and o.id = $2 and o.removed_at is null for no key update of o`,
    [companyId, operatorId],
  );
  return rows[0];
}

/**
 * Stores the secret of a setup in progress. Returns false, and keeps the current secret, if two-factor is on.
 */
export async function setPendingSecret(
  db: Db,
  companyId: string,
  operatorId: string,
  secret: Buffer,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `/* setPendingSecret */ update operators
     set two_factor_secret = $3, two_factor_step = null, updated_at = now()
     where company_id = $1 and id = $2 and two_factor_at is null`,
    [companyId, operatorId, secret],
  );
  return rowCount === 1;
}

export async function turnTwoFactorOn(
  db: Db,
  companyId: string,
  operatorId: string,
  step: number,
): Promise<void> {
  await db.query(
    `/* turnTwoFactorOn */ update operators
     set two_factor_at = now(), two_factor_step = $3, updated_at = now()
     where company_id = $1 and id = $2`,
    [companyId, operatorId, step],
  );
}

export async function turnTwoFactorOff(db: Db, companyId: string, operatorId: string): Promise<void> {
  await db.query(
    `/* turnTwoFactorOff */ update operators
     set two_factor_secret = null, two_factor_at = null, two_factor_step = null, updated_at = now()
     where company_id = $1 and id = $2`,
    [companyId, operatorId],
  );
}

/**
 * Uses up a time step, so that only one of several concurrent requests succeeds. Returns false if this or a
 * later step was used, or if two-factor is off.
 */
export async function useTimeStep(
  db: Db,
  companyId: string,
  operatorId: string,
  step: number,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `/* useTimeStep */ update operators set two_factor_step = $3
     where company_id = $1 and id = $2 and two_factor_at is not null
       and (two_factor_step is null or two_factor_step < $3)`,
    [companyId, operatorId, step],
  );
  return rowCount === 1;
}

export async function setTwoFactorRequired(db: Db, companyId: string, isRequired: boolean): Promise<boolean> {
  const { rowCount } = await db.query(
    `/* setTwoFactorRequired */ update companies set is_two_factor_required = $2, updated_at = now()
     where id = $1 and is_two_factor_required <> $2`,
    [companyId, isRequired],
  );
  return rowCount === 1;
}

export async function replaceRecoveryCodes(
  db: Db,
  companyId: string,
  operatorId: string,
  { salt, hashes }: { salt: Buffer; hashes: readonly Buffer[] },
): Promise<void> {
  await deleteRecoveryCodes(db, companyId, operatorId);
  const result = await db.query(
    `/* insertRecoveryCodes */ insert into recovery_codes (company_id, operator_id, code_hash, salt)
     select k.id, $2, unnest($3::bytea[]), $4 from companies k where k.id = $1`,
    [companyId, operatorId, hashes, salt],
  );
  assertStored(result, hashes);
}

export async function deleteRecoveryCodes(db: Db, companyId: string, operatorId: string): Promise<void> {
  await db.query(
    '/* deleteRecoveryCodes */ delete from recovery_codes where company_id = $1 and operator_id = $2',
    [companyId, operatorId],
  );
}

export async function selectSalt(db: Db, companyId: string, operatorId: string): Promise<Buffer | undefined> {
  const { rows } = await db.query(
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
  const { rows } = await db.query(
    `/* countUnused */ select count(*)::integer as count from recovery_codes
     where company_id = $1 and operator_id = $2 and used_at is null`,
    [companyId, operatorId],
  );
  return rows[0]?.count ?? 0;
}
