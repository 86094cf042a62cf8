import pg from 'pg';

// Connection exceptions, and the ways in which a server that stops says goodbye.
const awayCodes =
  /^(08\w{3}|57P01|57P02|57P03|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOENT)$/;

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '');

/** Whether the server was not there, as opposed to having said no. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isAway);
  if (error instanceof pg.DatabaseError) return awayCodes.test(codeOf(error));
  return (
    awayCodes.test(codeOf(error)) ||
    /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/.test(
      error.message,
    )
  );
}
