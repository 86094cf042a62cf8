import type { Db } from '../../../platform';

export interface NewSignUp {
  id: string;
  name: string;
  email: string;
  planId: string | null;
  isYearly: boolean;
}

export async function insertSignUp(db: Db, companyId: string, signUp: NewSignUp): Promise<void> {
  await db.query(
    `/* insertClientSignUp */
     insert into client_sign_ups (company_id, id, name, email, plan_id, is_yearly, expires_at)
     values ($1, $2, $3, $4, $5, $6, now() + interval '24 hours')`,
    [companyId, signUp.id, signUp.name, signUp.email, signUp.planId, signUp.isYearly],
  );
}

export type SignUpRow = NewSignUp;

const selectOpenSignUp = `select id, name, email, plan_id as "planId", is_yearly as "isYearly" from client_sign_ups
  where company_id = $1 and client_id is null and expires_at > now()`;

export async function signUpById(db: Db, companyId: string, id: string): Promise<SignUpRow | undefined> {
  const { rows } = await db.query(`/* clientSignUpById */ ${selectOpenSignUp} and id = $2`, [companyId, id]);
  return rows[0];
}

export async function signUpByHash(
  db: Db,
  companyId: string,
  tokenHash: Buffer,
): Promise<SignUpRow | undefined> {
  const { rows } = await db.query(`/* clientSignUpByHash */ ${selectOpenSignUp} and token_hash = $2`, [
    companyId,
    tokenHash,
  ]);
  return rows[0];
}

/**
 * Returns the open sign-up, locked until the transaction ends, so that of two concurrent requests the second
 * gets undefined.
 */
export async function lockSignUp(
  db: Db,
  companyId: string,
  tokenHash: Buffer,
): Promise<SignUpRow | undefined> {
  const { rows } = await db.query(
    `/* lockClientSignUp */ ${selectOpenSignUp} and token_hash = $2 for update`,
    [companyId, tokenHash],
  );
  return rows[0];
}

export async function setSignUpToken(
  db: Db,
  companyId: string,
  id: string,
  tokenHash: Buffer,
): Promise<void> {
  await db.query(
    '/* setSignUpToken */ update client_sign_ups set token_hash = $3 where company_id = $1 and id = $2',
    [companyId, id, tokenHash],
  );
}

export async function setSignedUp(db: Db, companyId: string, id: string, clientId: string): Promise<void> {
  await db.query(
    '/* setSignedUp */ update client_sign_ups set client_id = $3 where company_id = $1 and id = $2',
    [companyId, id, clientId],
  );
}

export async function dropSignUp(db: Db, companyId: string, id: string): Promise<void> {
  await db.query('/* dropSignUp */ delete from client_sign_ups where company_id = $1 and id = $2', [
    companyId,
    id,
  ]);
}
