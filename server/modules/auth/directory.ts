import type { Database, Db } from '../../db/database';
import { emailKey } from '../../lib/emailAddress';

/** Which operator of which company signs in with an address or a Google account. */
export interface DirectoryEntry {
  company_id: string;
  operator_id: string;
}

// The directory belongs to no company, so only livery_platform may touch it: inside a company's transaction the role
// changes for these statements, and the company's rows and its entry are there together or not at all.
async function asPlatform<T>(db: Db, work: () => Promise<T>): Promise<T> {
  await db.query('set local role livery_platform');
  const result = await work();
  await db.query('set local role livery_app');
  return result;
}

/** Within a transaction on the platform. */
export async function findByAddress(db: Db, email: string): Promise<DirectoryEntry | undefined> {
  const { rows } = await db.query<DirectoryEntry>(
    '/* findByAddress */ select company_id, operator_id from operator_directory where email = $1',
    [emailKey(email)],
  );
  return rows[0];
}

/** Within a transaction on the platform. */
export async function findByGoogleSubject(db: Db, subject: string): Promise<DirectoryEntry | undefined> {
  const { rows } = await db.query<DirectoryEntry>(
    '/* findByGoogleSubject */ select company_id, operator_id from operator_directory where google_subject = $1',
    [subject],
  );
  return rows[0];
}

/** Within a company's transaction: false when the address or the Google account is somebody's already. */
export async function claimAddress(
  db: Db,
  companyId: string,
  claim: { operatorId: string; email: string; googleSubject: string | null },
): Promise<boolean> {
  const { rowCount } = await asPlatform(db, () =>
    db.query(
      `/* claimAddress */ insert into operator_directory (email, company_id, operator_id, google_subject)
       values ($1, $2, $3, $4) on conflict do nothing`,
      [emailKey(claim.email), companyId, claim.operatorId, claim.googleSubject],
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
      [companyId, operatorId, emailKey(email)],
    ),
  );
  return true;
}

/** Within a company's transaction: whose the address is. */
export const holderOf = (db: Db, email: string): Promise<DirectoryEntry | undefined> =>
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
