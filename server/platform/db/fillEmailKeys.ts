import { displayEmail, emailKey, sharedAddressKey, readEmailAddress } from '../../lib/emailAddress';
import { newId } from '../../lib/ids';
import type { Queryable } from './database';
import type { Report } from '../../lib/report';

interface Address {
  id: string;
  email: string;
}

/**
 * Returns the clients whose key is not the lowercase address, or whose address is non-ASCII or in Punycode.
 */
async function findNonAsciiAddresses(db: Queryable, companyId: string): Promise<Address[]> {
  const { rows } = await db.query<Address>(
    `select id, email from clients
     where company_id = $1 and (octet_length(email) <> char_length(email) or email ilike '%xn--%'
       or sorted_email <> lower(email collate "C")) order by id`,
    [companyId],
  );
  return rows;
}

async function findOtherClient(
  db: Queryable,
  companyId: string,
  id: string,
  key: string,
): Promise<string | undefined> {
  const { rows } = await db.query<{ id: string }>(
    'select id from clients where company_id = $1 and sorted_email = $2 and id <> $3',
    [companyId, key, id],
  );
  return rows[0]?.id;
}

const setKey = (db: Queryable, companyId: string, id: string, key: string) =>
  db.query('update clients set sorted_email = $3 where company_id = $1 and id = $2', [companyId, id, key]);

async function notifyOperators(db: Queryable, companyId: string, { id, email }: Address): Promise<void> {
  await db.query(
    `insert into notifications (company_id, operator_id, id, kind, manner, subject_id, label, count)
     select company_id, id, $2, 'ClientAdded', 'EmailShared', $3, $4, 2 from operators
     where company_id = $1 and status = 'Active' and removed_at is null`,
    [companyId, newId(), id, email],
  );
}

async function fillClient(db: Queryable, companyId: string, client: Address, report: Report): Promise<void> {
  const { id, email } = client;
  const key = emailKey(email);
  const other = await findOtherClient(db, companyId, id, key);
  if (other === undefined) {
    await setKey(db, companyId, id, key);
    // The address is updated after the key, so that the change ends no session. A shared address keeps its
    // spelling.
    await db.query(
      `update clients set email = $3, sorted_email = sorted_email
       where company_id = $1 and id = $2 and email <> $3 and not exists (
         select from clients o where o.company_id = $1 and o.id <> $2 and lower(o.email) = lower($3))`,
      [companyId, id, displayEmail(email) ?? email],
    );
    return;
  }
  const uniqueKey = sharedAddressKey(email);
  const isFree = (await findOtherClient(db, companyId, id, uniqueKey)) === undefined;
  await setKey(db, companyId, id, isFree ? uniqueKey : `${uniqueKey} ${id}`);
  await notifyOperators(db, companyId, client);
  report(
    `Company ${companyId}: the clients ${other} and ${id} share an email address. Both were kept. Change one of the addresses.`,
  );
}

async function normalizeOperatorEmails(db: Queryable, companyId: string): Promise<void> {
  const { rows } = await db.query<Address>(
    "select id, email from operators where company_id = $1 and email like '%xn--%'",
    [companyId],
  );
  for (const { id, email } of rows) {
    await db.query('update operators set email = $3 where company_id = $1 and id = $2', [
      companyId,
      id,
      readEmailAddress(email) ?? email,
    ]);
  }
}

/**
 * Normalizes operators' addresses, and writes clients' display addresses and the keys that SQL cannot
 * compute. Handles one company at a time, so that row-level security stays on and no table is locked. If
 * clients share a key, later ones get a unique key, and the operators are notified.
 */
export async function fillEmailKeys(db: Queryable, report: Report): Promise<void> {
  const { rows: companies } = await db.query<{ id: string }>(
    'select distinct company_id as id from operator_directory order by 1',
  );
  for (const { id: companyId } of companies) {
    await db.query("select set_config('app.company_id', $1, true)", [companyId]);
    await normalizeOperatorEmails(db, companyId);
    const clients = await findNonAsciiAddresses(db, companyId);
    if (clients.length === 0) continue;
    // Uses the lock order of adding a client, which locks the company's row first.
    await db.query('select from companies where id = $1 for no key update', [companyId]);
    for (const client of clients) await fillClient(db, companyId, client, report);
  }
}
