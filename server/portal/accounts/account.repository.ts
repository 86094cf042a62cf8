import type { Db } from '../../platform';
import { emailKey, sharedAddressKey } from '../../lib/emailAddress';
import type { ClientStatus } from '../../../contract/enums';

export interface AccountRow {
  id: string;
  name: string;
  email: string;
  status: ClientStatus;
  /** Null until the client has set a password. */
  passwordHash: string | null;
}

const columns = `c.id, c.name, c.email, c.status, a.password_hash as "passwordHash"
  from clients c left join client_accounts a on a.company_id = c.company_id and a.client_id = c.id`;

export async function accountByEmail(
  db: Db,
  companyId: string,
  email: string,
): Promise<AccountRow | undefined> {
  const { rows } = await db.query(
    `/* clientAccountByEmail */ select ${columns} where c.company_id = $1 and c.sorted_email = any($2)
     order by length(c.sorted_email) desc limit 1`,
    [companyId, [emailKey(email), sharedAddressKey(email)]],
  );
  return rows[0];
}

export async function accountById(
  db: Db,
  companyId: string,
  clientId: string,
): Promise<AccountRow | undefined> {
  const { rows } = await db.query(
    `/* clientAccountById */ select ${columns} where c.company_id = $1 and c.id = $2`,
    [companyId, clientId],
  );
  return rows[0];
}

/** Sets the password and marks the email as verified, because password links are only sent by email. */
export async function setPassword(
  db: Db,
  companyId: string,
  clientId: string,
  passwordHash: string,
): Promise<void> {
  await db.query(
    `/* setClientPassword */
     insert into client_accounts (company_id, client_id, password_hash, email_verified_at)
     values ($1, $2, $3, now())
     on conflict (company_id, client_id) do update set password_hash = excluded.password_hash,
       email_verified_at = coalesce(client_accounts.email_verified_at, excluded.email_verified_at),
       updated_at = excluded.updated_at`,
    [companyId, clientId, passwordHash],
  );
}

export async function setEmailVerified(db: Db, companyId: string, clientId: string): Promise<void> {
  await db.query(
    `/* setClientEmailVerified */ update client_accounts set email_verified_at = now(), updated_at = now()
     where company_id = $1 and client_id = $2`,
    [companyId, clientId],
  );
}
