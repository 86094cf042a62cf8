import { setTimeout } from 'node:timers/promises';
import type { Database } from '../db/database';
import { isUnavailable } from '../errors';

const firstPauseMs = 500;
const longestPauseMs = 4000;

const waitUnlessStopped = (pauseMs: number, signal: AbortSignal): Promise<void> =>
  setTimeout(pauseMs, undefined, { signal }).catch(() => undefined);

/** Nothing was done; a statement that counts what it did says so in a row. */
const nothingDone = (text: string): { rows: object[] } => ({
  rows: /select count\(\*\)/i.test(text) ? [{ count: 0 }] : [],
});

/**
 * The queue's own statements wait for a database that is away: pg-boss leaves some of them unawaited, and their
 * failure would end the process. Each of them may be sent twice.
 */
export const patientSql =
  (database: Database, stopping: AbortSignal, wait = waitUnlessStopped) =>
  async (text: string, values: unknown[] = []): Promise<{ rows: object[] }> => {
    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
      try {
        return await database.query(text, values);
      } catch (error) {
        if (stopping.aborted) return nothingDone(text);
        if (!isUnavailable(error)) throw error;
        await wait(pauseMs, stopping);
      }
    }
  };
