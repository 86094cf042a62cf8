import { createHash } from 'node:crypto';
import type { Db } from '../db/database';
import { badInput, conflict } from '../../lib/errors';
import { t } from '../../lib/i18n/i18n';
import {
  findStoredCall,
  insertKey,
  storeResult,
  type StoredCall,
  type StoredResult,
} from './idempotency.repository';

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

function validateKey(key: string): void {
  if (!keyPattern.test(key))
    throw badInput({ idempotencyKey: t('Use a key of 8 to 100 printable ASCII characters.') });
}

const hashOf = (request: unknown): Buffer => createHash('sha256').update(JSON.stringify(request)).digest();

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
  if (!(await insertKey(db, companyId, key, { operation, hash: hashOf(request) }))) {
    const storedCall = await findStoredCall(db, companyId, key);
    if (!storedCall) throw new Error(`Idempotency key ${key} not found.`);
    if (!isSameCall(storedCall, call))
      throw conflict(t('This idempotency key was already used for another request.'));
    return storedCall.result as Result;
  }
  const result = await work();
  await storeResult(db, companyId, key, result);
  return result;
}
