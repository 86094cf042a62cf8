import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../db/database';
import { isUnavailable } from '../errors';

const pauseMs = 500;

/**
 * The queue's own statements wait for a database that is away: pg-boss leaves some of them unawaited, and their
 * failure would end the process. Each of them may be sent twice.
 */
export const patientSql =
  (database: Database, stopping: AbortSignal) =>
  async (text: string, values: unknown[] = []): Promise<{ rows: object[] }> => {
    for (;;) {
      try {
        return await database.query(text, values);
      } catch (error) {
        if (stopping.aborted) return { rows: [] };
        if (!isUnavailable(error)) throw error;
        await delay(pauseMs, undefined, { signal: stopping }).catch(() => undefined);
      }
    }
  };
