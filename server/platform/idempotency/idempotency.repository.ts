import type { Db } from '../db/database';
import type { JsonColumn } from '../db/jsonColumns';
import type { StatementRows } from '../db/rows.generated';

export type StoredResult = JsonColumn<'idempotency_keys.result'>;

export type StoredCall = StatementRows['findStoredCall'];

export async function findStoredCall(
  db: Db,
  companyId: string,
  key: string,
): Promise<StoredCall | undefined> {
  const { rows } = await db.query(
    `/* findStoredCall */ select operation, request_hash as hash, result from idempotency_keys
     where company_id = $1 and key = $2`,
    [companyId, key],
  );
  return rows[0];
}

/** Returns false if the company used the key before. Waits for a concurrent transaction with the same key. */
export async function insertKey(
  db: Db,
  companyId: string,
  key: string,
  { operation, hash }: Omit<StoredCall, 'result'>,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `/* insertIdempotencyKey */ insert into idempotency_keys (company_id, key, operation, request_hash)
     values ($1, $2, $3, $4) on conflict (company_id, key) do nothing`,
    [companyId, key, operation, hash],
  );
  return rowCount > 0;
}

export async function storeResult(
  db: Db,
  companyId: string,
  key: string,
  result: StoredResult,
): Promise<void> {
  await db.query(
    '/* storeCallResult */ update idempotency_keys set result = $3::jsonb where company_id = $1 and key = $2',
    [companyId, key, JSON.stringify(result)],
  );
}

/** Deletes keys after 30 days, because callers no longer repeat their requests by then. */
export async function deleteOldIdempotencyKeys(db: Db, companyId: string): Promise<void> {
  await db.query(
    `/* deleteOldIdempotencyKeys */ delete from idempotency_keys
     where company_id = $1 and created_at < now() - interval '30 days'`,
    [companyId],
  );
}
