import { setTimeout as delay } from 'node:timers/promises';
import { errorCode, uniqueViolation, DomainError } from '../../lib/errors';
import { t } from '../../lib/i18n/i18n';

/**
 * Thrown if code inside a transaction queries the database directly instead of through the transaction. Uses
 * the code of PostgreSQL's `lock_not_available`.
 */
export class NestedUseError extends Error {
  readonly code = '55P03';

  constructor() {
    super('A transaction used the database instead of the transaction.');
    this.name = 'NestedUseError';
  }
}

/** Thrown on commit if a statement failed and the caller ignored its error. */
export class AbortedTransactionError extends Error {
  readonly code = '25P02';

  constructor() {
    super('The transaction was rolled back, because one of its statements had failed.');
    this.name = 'AbortedTransactionError';
  }
}

const outOfResourcesStates = ['53100', '53200'];

/** Returns whether a valid statement failed because disk or memory was full. */
export const isOutOfResources = (error: unknown): boolean => outOfResourcesStates.includes(errorCode(error));

export const unavailable = (): DomainError =>
  new DomainError('UNAVAILABLE', t('The service is temporarily unavailable. Try again in a few seconds.'));

export const outcomeUnknown = (): DomainError =>
  new DomainError(
    'UNAVAILABLE',
    t('The connection was lost while saving. Check whether your change was saved before you try again.'),
  );

// Connection failures, shutdowns, too many connections, and writes on a standby, after which another
// connection may reach the primary.
const unreachableStates = /^(08\w{3}|57P01|57P02|57P03|53300|25006)$/;
// Serialization failures and deadlocks, after which PostgreSQL has rolled back the transaction.
const conflictStates = /^(40001|40P01)$/;
const systemCodes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOENT)$/;
// Errors that pg and `runQuery` throw without a code.
const messagesWithoutCode =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout)/;

/** Returns whether the server was unavailable, as opposed to rejecting the statement. */
export function isUnreachable(error: unknown): boolean {
  const code = errorCode(error);
  if (code) return unreachableStates.test(code) || systemCodes.test(code);
  return error instanceof Error && messagesWithoutCode.test(error.message);
}

/** Returns whether the transaction may succeed if it is repeated. */
export const isConflict = (error: unknown): boolean => conflictStates.test(errorCode(error));

/** Returns whether the same statement may succeed later. */
export const isTransient = (error: unknown): boolean =>
  isUnreachable(error) || isConflict(error) || isOutOfResources(error);

const initialBackoffMs = 50;
const maxBackoffMs = 1000;

/**
 * Retries `attempt` while the server is unreachable, for at most `maxWaitMs`, then rejects with
 * `UNAVAILABLE`. The attempt must be safe to repeat.
 */
export async function retryWhileUnreachable<T>(attempt: () => Promise<T>, maxWaitMs: number): Promise<T> {
  const deadline = performance.now() + maxWaitMs;
  for (let backoffMs = initialBackoffMs; ; backoffMs = Math.min(backoffMs * 2, maxBackoffMs)) {
    try {
      return await attempt();
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      if (performance.now() + backoffMs > deadline) throw unavailable();
      await delay(backoffMs);
    }
  }
}

/** Retries a transaction once after a unique violation. The retry sees the conflicting row. */
export async function retryOnUniqueViolation<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (errorCode(error) !== uniqueViolation) throw error;
    return work();
  }
}

/** Throws if an insert that takes the company from its row stored nothing, because another company is current. */
export function assertStored({ rowCount }: { rowCount: number }, rows: { length: number }): void {
  if (rowCount !== rows.length) throw new Error(`The database stored ${rowCount} of ${rows.length} rows.`);
}
