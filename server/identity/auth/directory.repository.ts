import type { Db, StatementRows } from '../../platform';
import { emailKey, spellingKey } from '../../lib/emailAddress';

/** The operator who signs in with an email address or a Google account. */
export type DirectoryEntry = StatementRows['findByGoogleSubject'];

export interface AddressEntry extends DirectoryEntry {
  /** The spelling of the address, unique across all entries. */
  email: string;
  /** Whether the operator proved the address. A proved address reserves every spelling with the same key. */
  is_proved: boolean;
}

const entryKeySql = 'coalesce(key, email)';

// The directory spans companies, so only `livery_platform` may access it. Switching the role within a
// company's transaction commits the company's rows and the entry together.
async function asPlatform<T>(db: Db, work: () => Promise<T>): Promise<T> {
  await db.query('set local role livery_platform');
  const result = await work();
  await db.query('set local role livery_app');
  return result;
}

/**
 * Returns the entry of an address or of another spelling with the same key. Prefers the proved one, then the
 * exact one, then the first by spelling. Requires a platform transaction.
 */
export async function findByAddress(db: Db, email: string): Promise<AddressEntry | undefined> {
  const { rows } = await db.query(
    `/* findByAddress */ select company_id, operator_id, email, is_proved from operator_directory
     where ${entryKeySql} = $1 order by is_proved desc, email = $2 desc, email limit 1`,
    [emailKey(email), spellingKey(email)],
  );
  return rows[0];
}

/**
 * Requires a platform transaction. Returns true if the address has an account, or if another spelling of it
 * is proved.
 */
export async function isAddressTaken(db: Db, email: string): Promise<boolean> {
  const entry = await findByAddress(db, email);
  return entry !== undefined && (entry.is_proved || entry.email === spellingKey(email));
}

/**
 * Requires a company transaction. Returns whether another operator has proved an address with the same key.
 */
export async function isProvedByAnother(db: Db, companyId: string, operatorId: string): Promise<boolean> {
  const { rowCount } = await asPlatform(db, () =>
    db.query(
      `/* isProvedByAnother */ select from operator_directory d
       where d.company_id = $1 and d.operator_id = $2 and exists (
         select from operator_directory o
         where coalesce(o.key, o.email) = coalesce(d.key, d.email) and o.is_proved and o.operator_id <> $2)`,
      [companyId, operatorId],
    ),
  );
  return rowCount > 0;
}

/** Requires a platform transaction. */
export async function findByGoogleSubject(db: Db, subject: string): Promise<DirectoryEntry | undefined> {
  const { rows } = await db.query(
    '/* findByGoogleSubject */ select company_id, operator_id from operator_directory where google_subject = $1',
    [subject],
  );
  return rows[0];
}

/**
 * Adds the entry of an operator. Returns false if the address or the Google account is taken. An unproved
 * address reserves only its exact spelling. Requires a company transaction.
 */
export async function claimAddress(
  db: Db,
  companyId: string,
  claim: { operatorId: string; email: string; googleSubject: string | null },
): Promise<boolean> {
  const { rowCount } = await asPlatform(db, () =>
    db.query(
      `/* claimAddress */ insert into operator_directory (email, company_id, operator_id, google_subject, key)
       select $1, $2, $3, $4, nullif($5, $1)
       where not exists (select from operator_directory where ${entryKeySql} = $5 and is_proved)
       on conflict do nothing`,
      [
        ...[spellingKey(claim.email), companyId, claim.operatorId, claim.googleSubject],
        emailKey(claim.email),
      ],
    ),
  );
  return rowCount === 1;
}

/** Requires a company transaction. */
export async function saveGoogleSubject(
  db: Db,
  companyId: string,
  operatorId: string,
  subject: string,
): Promise<void> {
  await asPlatform(db, () =>
    db.query(
      `/* saveGoogleSubject */ update operator_directory set google_subject = $3
       where company_id = $1 and operator_id = $2`,
      [companyId, operatorId, subject],
    ),
  );
}

/**
 * Changes the operator's address and unlinks the Google account, which belonged to the old address. Returns
 * false if the address is taken. Requires a company transaction.
 */
export async function changeAddress(
  db: Db,
  companyId: string,
  operatorId: string,
  email: string,
): Promise<boolean> {
  if (!(await claimAddress(db, companyId, { operatorId, email, googleSubject: null }))) return false;
  await asPlatform(db, () =>
    db.query(
      `/* deleteOldAddress */ delete from operator_directory
       where company_id = $1 and operator_id = $2 and email <> $3`,
      [companyId, operatorId, spellingKey(email)],
    ),
  );
  return true;
}

/** Returns the directory entry of an email address in any company. Requires a company transaction. */
export const holderOf = (db: Db, email: string): Promise<AddressEntry | undefined> =>
  asPlatform(db, () => findByAddress(db, email));

/** Requires a company transaction. Frees the address for another account. */
export async function releaseAddress(db: Db, companyId: string, operatorId: string): Promise<void> {
  await asPlatform(db, () =>
    db.query(
      '/* releaseAddress */ delete from operator_directory where company_id = $1 and operator_id = $2',
      [companyId, operatorId],
    ),
  );
}
