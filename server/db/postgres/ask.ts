import type pg from 'pg';

/** For a server that does not even answer any more: longer than it may work on a statement. */
const longestMs = 70_000;

/**
 * Asks on a connection, by a callback and with a timeout of our own: rows that pg gives by its promises, or under its
 * query_timeout, outlive the garbage collector's quick rounds, and a long export fills the heap with them.
 */
export async function ask<Row extends object>(
  client: pg.ClientBase,
  question: pg.QueryConfig,
  patienceMs = longestMs,
): Promise<pg.QueryResult<Row>> {
  let late: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve, reject) => {
      late = setTimeout(() => reject(new Error('Query read timeout')), patienceMs);
      client.query<Row>(question, (error: Error | null, result) => {
        if (error) reject(error);
        else resolve(result);
      });
    });
  } catch (error) {
    // What is read in a log is where it was asked, and not which socket the answer came from.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  } finally {
    clearTimeout(late);
  }
}
