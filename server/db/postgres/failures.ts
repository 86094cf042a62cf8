import { errorCode } from '../errorCode';
import { lacksRoom } from '../failures';

// Connection exceptions, and the ways in which a server that stops says goodbye; or it is a standby, which takes no
// writes: another connection may lead to the one that does.
const sqlStates = /^(08\w{3}|57P01|57P02|57P03|53300|25006)$/;
// Two transactions stood in each other's way, and this one was rolled back.
const gaveWay = /^(40001|40P01)$/;
const systemCodes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOENT)$/;
// These errors of pg have no code.
const messages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout)/;

/** Whether the server was not there, as opposed to having said no. */
export function isAway(error: unknown): boolean {
  const code = errorCode(error);
  if (code) return sqlStates.test(code) || systemCodes.test(code);
  return error instanceof Error && messages.test(error.message);
}

/** Whether nothing is wrong with the statement, and the same may work when it is tried again later. */
export const isPassing = (error: unknown): boolean =>
  isAway(error) || gaveWay.test(errorCode(error)) || lacksRoom(error);
