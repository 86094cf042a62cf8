import type pg from 'pg';

/** Exceeds the server's statement time-out, so that it applies only if the server no longer responds. */
const defaultTimeoutMs = 70_000;

/**
 * Runs a query, and rejects after `timeoutMs`. Uses a callback and a timer, because with pg's promises or
 * `query_timeout` rows survive minor garbage collections, and a long export would fill the heap.
 */
export async function runQuery<Row extends object>(
  client: pg.ClientBase,
  config: pg.QueryConfig,
  timeoutMs = defaultTimeoutMs,
): Promise<pg.QueryResult<Row>> {
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve, reject) => {
      timer = setTimeout(() => reject(new Error('Query read timeout')), timeoutMs);
      client.query<Row>(config, (error: Error | null, result) => {
        if (error) reject(error);
        else resolve(result);
      });
    });
  } catch (error) {
    // The caller's stack is more useful in a log than the socket's.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
