import { createHash } from 'node:crypto';
import type { Db } from '../db/database';
import { DomainError, badInput } from '../../lib/errors';

/**
 * A request with the idempotency key that the caller sent. All requests with the same key have one effect.
 */
export interface IdempotentCall {
  key: string;
  operation: string;
  /** All arguments of the operation. The same key with other arguments is rejected. */
  request: unknown;
}

const keyPattern = /^[ -~]{8,100}$/;

type StoredResult = string | number | boolean | null;

function validateKey(key: string): void {
  if (!keyPattern.test(key))
    throw badInput({ idempotencyKey: 'A key has 8 to 100 letters, digits and signs of ASCII.' });
}

const hashOf = (request: unknown): Buffer => createHash('sha256').update(JSON.stringify(request)).digest();

interface StoredCall {
  operation: string;
  hash: Buffer;
  result: StoredResult;
}

async function findStoredCall(db: Db, companyId: string, key: string): Promise<StoredCall | undefined> {
  const { rows } = await db.query<StoredCall>(
    `/* findStoredCall */ select operation, request_hash as hash, result from idempotency_keys
     where company_id = $1 and key = $2`,
    [companyId, key],
  );
  return rows[0];
}

const isSameCall = (storedCall: StoredCall, { operation, request }: IdempotentCall): boolean =>
  storedCall.operation === operation && storedCall.hash.equals(hashOf(request));

/**
 * Returns whether this request was completed. Call it if a repeated request no longer finds the rows that the
 * first one changed. Throws `BAD_USER_INPUT` for an invalid key.
 */
export async function wasCompleted(db: Db, companyId: string, call: IdempotentCall): Promise<boolean> {
  validateKey(call.key);
  const storedCall = await findStoredCall(db, companyId, call.key);
  return storedCall !== undefined && isSameCall(storedCall, call);
}

/**
 * Runs `work` in the caller's transaction, or returns the stored result if the request was completed before.
 * Concurrent requests with the same key wait for the first. Throws `CONFLICT` if the key was used for another
 * request, and `BAD_USER_INPUT` for an invalid key.
 */
export async function runOnce<Result extends StoredResult>(
  db: Db,
  companyId: string,
  call: IdempotentCall,
  work: () => Promise<Result>,
): Promise<Result> {
  const { key, operation, request } = call;
  validateKey(key);
  const { rowCount } = await db.query(
    `/* insertIdempotencyKey */ insert into idempotency_keys (company_id, key, operation, request_hash)
     values ($1, $2, $3, $4) on conflict (company_id, key) do nothing`,
    [companyId, key, operation, hashOf(request)],
  );
  if (rowCount === 0) {
    const storedCall = await findStoredCall(db, companyId, key);
    if (!storedCall) throw new Error(`Idempotency key ${key} not found.`);
    if (!isSameCall(storedCall, call))
      throw new DomainError('CONFLICT', 'This key was used for something else.');
    return storedCall.result as Result;
  }
  const result = await work();
  await db.query(
    '/* storeCallResult */ update idempotency_keys set result = $3::jsonb where company_id = $1 and key = $2',
    [companyId, key, JSON.stringify(result)],
  );
  return result;
}
