import type { OperatorStatus, Role } from '../../../contract/enums';
import type { Language } from '../../../contract/languages';
import type { Db } from '../../platform';

export interface AccountRow {
  id: string;
  status: OperatorStatus;
  role: Role;
  name: string;
  email: string;
  language: string | null;
  locale: string | null;
  country: string | null;
  password_hash: string | null;
  google_subject: string | null;
  two_factor_secret: Buffer | null;
  two_factor_at: Date | null;
  /** When the operator proved the current address, or null. */
  address_proved_at: Date | null;
}

const accountColumns = `o.id, o.status, o.role, o.name, o.email, o.language, o.locale, c.country, o.password_hash,
  o.google_subject, o.two_factor_secret, o.two_factor_at, o.address_proved_at`;

export async function selectAccount(
  db: Db,
  companyId: string,
  operatorId: string,
): Promise<AccountRow | undefined> {
  const { rows } = await db.query(
    `/* selectAccount */ select ${accountColumns}
     from operators o join companies c on c.id = o.company_id
     where o.company_id = $1 and o.id = $2 and o.removed_at is null`,
    [companyId, operatorId],
  );
  return rows[0];
}

/** Locks an account until the transaction ends and returns it, or undefined if the operator was removed. */
export async function lockAccount(
  db: Db,
  companyId: string,
  operatorId: string,
): Promise<AccountRow | undefined> {
  const { rows } = await db.query(
    `/* lockAccount */ select ${accountColumns}
     from operators o join companies c on c.id = o.company_id
     where o.company_id = $1 and o.id = $2 and o.removed_at is null for update of o`,
    [companyId, operatorId],
  );
  return rows[0];
}

/**
 * Locks unverified sign-ups that were not used for 30 days and whose company never completed onboarding, and
 * returns the ids of their operators. Skips sign-ups that another transaction has locked.
 */
export async function lockUnusedSignUps(db: Db, companyId: string): Promise<string[]> {
  const { rows } = await db.query(
    `/* lockUnusedSignUps */ select o.id from companies k join operators o on o.company_id = k.id
     where k.id = $1 and k.status = 'Pending' and o.status = 'Active' and o.removed_at is null
       and o.address_proved_at is null and o.created_at < now() - interval '30 days'
       and not exists (
         select from sessions s where s.company_id = $1 and s.last_seen_at > now() - interval '30 days'
       )
     order by o.id for update of o skip locked`,
    [companyId],
  );
  return rows.map(({ id }) => id);
}

/** Inserts a company whose portal is in `language`. */
export async function insertCompany(
  db: Db,
  companyId: string,
  company: { name: string; email: string; ownerId: string; language: Language },
): Promise<void> {
  await db.query(
    `/* insertCompany */ insert into companies (id, name, email, owner_id, default_language, portal_languages)
     values ($1, $2, $3, $4, $5, array[$5])`,
    [companyId, company.name, company.email, company.ownerId, company.language],
  );
}

interface NewAccount {
  id: string;
  name: string;
  email: string;
  passwordHash: string | null;
  googleSubject: string | null;
}

export async function insertAdmin(db: Db, companyId: string, account: NewAccount): Promise<void> {
  await db.query(
    `/* insertAdmin */ insert into operators
       (company_id, id, status, role, name, email, password_hash, google_subject, joined_at, address_proved_at)
     values ($1, $2, 'Active', 'Admin', $3, $4, $5, $6, now(), $7)`,
    [
      ...[companyId, account.id, account.name, account.email, account.passwordHash, account.googleSubject],
      account.googleSubject === null ? null : new Date(),
    ],
  );
}

export async function setPasswordHash(
  db: Db,
  companyId: string,
  operatorId: string,
  passwordHash: string | null,
): Promise<void> {
  await db.query(
    `/* setPasswordHash */ update operators set password_hash = $3, updated_at = now()
     where company_id = $1 and id = $2`,
    [companyId, operatorId, passwordHash],
  );
}

export async function setAddressVerified(db: Db, companyId: string, operatorId: string): Promise<void> {
  await db.query(
    `/* setAddressVerified */ update operators set address_proved_at = coalesce(address_proved_at, $3)
     where company_id = $1 and id = $2`,
    [companyId, operatorId, new Date()],
  );
}

export async function setGoogleSubject(
  db: Db,
  companyId: string,
  operatorId: string,
  subject: string,
): Promise<void> {
  await db.query(
    `/* setGoogleSubject */ update operators set google_subject = $3,
       address_proved_at = coalesce(address_proved_at, $4), updated_at = now()
     where company_id = $1 and id = $2`,
    [companyId, operatorId, subject, new Date()],
  );
}

// Unlinks the Google account, because it was matched by the old address. The next Google sign-in links the
// account of the new address.
export async function setEmail(db: Db, companyId: string, operatorId: string, email: string): Promise<void> {
  await db.query(
    `/* setOperatorEmail */ update operators set email = $3, google_subject = null,
       address_proved_at = now(), updated_at = now()
     where company_id = $1 and id = $2`,
    [companyId, operatorId, email],
  );
}

/**
 * Cancels the operator's open email change, even an expired one, for example after the operator was removed.
 * Returns its new address, or null if no change was open.
 */
export async function cancelPendingEmailChange(
  db: Db,
  companyId: string,
  operatorId: string,
): Promise<string | null> {
  const { rows } = await db.query(
    `/* cancelOpenEmailChange */ update email_changes set status = 'Canceled'
     where company_id = $1 and operator_id = $2 and status = 'Open' returning new_email`,
    [companyId, operatorId],
  );
  return rows[0]?.new_email ?? null;
}

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
