import { createHash } from 'node:crypto';
import type { Db } from '../../db/database';
import { DomainError, badInput } from '../../errors';

/** What a caller marks a press with, so that the same press has one effect however often it arrives. */
export interface Press {
  key: string;
  operation: string;
  /** All that the operation was asked with: the same key with anything else is refused. */
  request: unknown;
}

const possibleKey = /^[ -~]{8,100}$/;

type Kept = string | number | boolean | null;

function refuseImpossible(key: string): void {
  if (!possibleKey.test(key))
    throw badInput({ idempotencyKey: 'A key has 8 to 100 letters, digits and signs of ASCII.' });
}

const hashOf = (request: unknown): Buffer => createHash('sha256').update(JSON.stringify(request)).digest();

interface Known {
  operation: string;
  hash: Buffer;
  result: Kept;
}

async function knownPress(db: Db, companyId: string, key: string): Promise<Known | undefined> {
  const { rows } = await db.query<Known>(
    `/* knownPress */ select operation, request_hash as hash, result from idempotency_keys
     where company_id = $1 and key = $2`,
    [companyId, key],
  );
  return rows[0];
}

const isSame = (known: Known, { operation, request }: Press): boolean =>
  known.operation === operation && known.hash.equals(hashOf(request));

/** Whether this very press has been done, for what can't be found again once it is. */
export async function wasDone(db: Db, companyId: string, press: Press): Promise<boolean> {
  refuseImpossible(press.key);
  const known = await knownPress(db, companyId, press.key);
  return known !== undefined && isSame(known, press);
}

/**
 * Does `work` in the caller's transaction unless the same press was done before, and gives what came of it: an id, most
 * often. Whoever presses at the same time waits for the first. CONFLICT where the key was used for something else.
 */
export async function onlyOnce<Result extends Kept>(
  db: Db,
  companyId: string,
  press: Press,
  work: () => Promise<Result>,
): Promise<Result> {
  const { key, operation, request } = press;
  refuseImpossible(key);
  const { rowCount } = await db.query(
    `/* takeKey */ insert into idempotency_keys (company_id, key, operation, request_hash)
     values ($1, $2, $3, $4) on conflict (company_id, key) do nothing`,
    [companyId, key, operation, hashOf(request)],
  );
  if (rowCount === 0) {
    const known = await knownPress(db, companyId, key);
    if (!known) throw new Error(`The key ${key} is gone.`);
    if (!isSame(known, press)) throw new DomainError('CONFLICT', 'This key was used for something else.');
    return known.result as Result;
  }
  const result = await work();
  await db.query(
    '/* keepResult */ update idempotency_keys set result = $3::jsonb where company_id = $1 and key = $2',
    [companyId, key, JSON.stringify(result)],
  );
  return result;
}
