import type { Database, Db } from '../../db/database';
import { emailKey, spellingKey } from '../../lib/emailAddress';

/** Which operator of which company signs in with an address or a Google account. */
export interface DirectoryEntry {
  company_id: string;
  operator_id: string;
}

export interface AddressEntry extends DirectoryEntry {
  /** The spelling of the address, which one entry alone has. */
  email: string;
  /** The operator has proved the address, and so holds every other spelling that has the same key. */
  is_proved: boolean;
}

const keyOfEntry = 'coalesce(key, email)';

// The directory belongs to no company, so only livery_platform may touch it: inside a company's transaction the role
// changes for these statements, and the company's rows and its entry are there together or not at all.
async function asPlatform<T>(db: Db, work: () => Promise<T>): Promise<T> {
  await db.query('set local role livery_platform');
  const result = await work();
  await db.query('set local role livery_app');
  return result;
}

/**
 * Within a transaction on the platform. Until one of them is proved, spellings with the same key may each have an account: the
 * proved one comes first, then the one that was typed.
 */
export async function findByAddress(db: Db, email: string): Promise<AddressEntry | undefined> {
  const { rows } = await db.query<AddressEntry>(
    `/* findByAddress */ select company_id, operator_id, email, is_proved from operator_directory
     where ${keyOfEntry} = $1 order by is_proved desc, email = $2 desc, email limit 1`,
    [emailKey(email), spellingKey(email)],
  );
  return rows[0];
}

/** Within a transaction on the platform: whether the address has an account or is another spelling of a proved one. */
export async function isAddressTaken(db: Db, email: string): Promise<boolean> {
  const entry = await findByAddress(db, email);
  return entry !== undefined && (entry.is_proved || entry.email === spellingKey(email));
}

/** Within a company's transaction: whether another operator has proved an address with the same key. */
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

/** Within a transaction on the platform. */
export async function findByGoogleSubject(db: Db, subject: string): Promise<DirectoryEntry | undefined> {
  const { rows } = await db.query<DirectoryEntry>(
    '/* findByGoogleSubject */ select company_id, operator_id from operator_directory where google_subject = $1',
    [subject],
  );
  return rows[0];
}

/**
 * Within a company's transaction: false when the address or the Google account belongs to an operator already. An unproved
 * address blocks its own spelling alone.
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
       where not exists (select from operator_directory where ${keyOfEntry} = $5 and is_proved)
       on conflict do nothing`,
      [
        ...[spellingKey(claim.email), companyId, claim.operatorId, claim.googleSubject],
        emailKey(claim.email),
      ],
    ),
  );
  return rowCount === 1;
}

/** Within a company's transaction. */
export async function rememberGoogleSubject(
  db: Db,
  companyId: string,
  operatorId: string,
  subject: string,
): Promise<void> {
  await asPlatform(db, () =>
    db.query(
      `/* rememberGoogleSubject */ update operator_directory set google_subject = $3
       where company_id = $1 and operator_id = $2`,
      [companyId, operatorId, subject],
    ),
  );
}

/** Within a company's transaction: false when the address is somebody's already. The Google account was the old one's. */
export async function moveAddress(
  db: Db,
  companyId: string,
  operatorId: string,
  email: string,
): Promise<boolean> {
  if (!(await claimAddress(db, companyId, { operatorId, email, googleSubject: null }))) return false;
  await asPlatform(db, () =>
    db.query(
      `/* leaveOldAddress */ delete from operator_directory
       where company_id = $1 and operator_id = $2 and email <> $3`,
      [companyId, operatorId, spellingKey(email)],
    ),
  );
  return true;
}

/** Finds the holder of an address, within a company's transaction. */
export const holderOf = (db: Db, email: string): Promise<AddressEntry | undefined> =>
  asPlatform(db, () => findByAddress(db, email));

/** Within a company's transaction: the operator signs in no more, and anybody may have the address. */
export async function releaseAddress(db: Db, companyId: string, operatorId: string): Promise<void> {
  await asPlatform(db, () =>
    db.query(
      '/* releaseAddress */ delete from operator_directory where company_id = $1 and operator_id = $2',
      [companyId, operatorId],
    ),
  );
}

const companiesAtOnce = 100;

/** The id of every company that somebody signs in to. */
export async function* everyCompany(database: Database): AsyncGenerator<string> {
  let page: string[] = [];
  do {
    const last: string | null = page.at(-1) ?? null;
    page = await database.onPlatform((db) => companiesAfter(db, last));
    yield* page;
  } while (page.length === companiesAtOnce);
}

async function companiesAfter(db: Db, last: string | null): Promise<string[]> {
  const { rows } = await db.query<{ company_id: string }>(
    `/* companiesAfter */ select distinct company_id from operator_directory
     where $1::uuid is null or company_id > $1::uuid order by company_id limit $2`,
    [last, companiesAtOnce],
  );
  return rows.map((row) => row.company_id);
}
