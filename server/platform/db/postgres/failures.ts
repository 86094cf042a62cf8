import { errorCode } from '../../../lib/errorCode';
import { isOutOfResources } from '../failures';

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

/** Returns whether the same statement may succeed later. */
export const isTransient = (error: unknown): boolean =>
  isUnreachable(error) || conflictStates.test(errorCode(error)) || isOutOfResources(error);
