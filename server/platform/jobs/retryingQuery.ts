import { setTimeout } from 'node:timers/promises';
import type { Database } from '../db/database';
import { isUnavailable } from '../../lib/errors';

const firstDelayMs = 500;
const maxDelayMs = 4000;

const delayUnlessAborted = (delayMs: number, signal: AbortSignal): Promise<void> =>
  setTimeout(delayMs, undefined, { signal }).catch(() => undefined);

/** Returns a substitute for the result of a failed statement. pg-boss expects a row from a count. */
const emptyResult = (text: string): { rows: object[] } => ({
  rows: /select count\(\*\)/i.test(text) ? [{ count: 0 }] : [],
});

/**
 * Retries pg-boss's statements while the database is unavailable, because a failed statement that pg-boss
 * doesn't await would end the process. A statement can run twice. After `shutdown`, a failed statement
 * returns an empty result.
 */
export const retryingQuery =
  (database: Database, shutdown: AbortSignal, wait = delayUnlessAborted) =>
  async (text: string, values: unknown[] = []): Promise<{ rows: object[] }> => {
    for (let delayMs = firstDelayMs; ; delayMs = Math.min(2 * delayMs, maxDelayMs)) {
      try {
        return await database.query(text, values);
      } catch (error) {
        if (shutdown.aborted) return emptyResult(text);
        if (!isUnavailable(error)) throw error;
        await wait(delayMs, shutdown);
      }
    }
  };
