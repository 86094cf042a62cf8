import { setTimeout as delay } from 'node:timers/promises';
import PgBoss from 'pg-boss';
import { isUnavailable } from '../../lib/errors';
import type { Database, Db } from '../db/database';
import { type Report, toStandardError } from '../../lib/report';
import { type EmptyJobName, type JobName, type JobPayloads, schema } from './queues';
import { createClockRecovery, restartInterruptedJobs } from './recovery';
import { type JobSchedule, JobScheduler } from './scheduler';

/** The NOTIFY channel whose payload names a queue with a new job. */
const wakeChannel = 'livery_jobs';

const slotSeconds = 60;
const scheduleMs = 2000;
const maxStopMs = 5000;
const firstRetryMs = 500;
const maxRetryMs = 4000;

interface JobTimings {
  /** Interval of the polls of each queue for retries and dead letters, which send no notification. */
  pollSeconds: number;
  /** Interval of the checks for jobs whose process died, and for jobs of a clock that was set back. */
  recoverySeconds: number;
}

// Each poll takes a statement for each of the forty queues.
const defaultTimings: JobTimings = { pollSeconds: 30, recoverySeconds: 15 };

export interface Jobs {
  /**
   * Enqueues a job when the transaction commits. Jobs with a lower `queuedBefore`, the number of the
   * company's waiting jobs, run first.
   */
  enqueue<Name extends JobName>(
    db: Db,
    name: Name,
    payload: JobPayloads[Name],
    queuedBefore?: number,
  ): Promise<void>;
  /** Returns the payloads of queued and running jobs. */
  unfinished<Name extends JobName>(name: Name): Promise<JobPayloads[Name][]>;
  /**
   * Starts a worker, which runs one job at a time. A job that throws is retried with backoff, as often as
   * queues.ts defines.
   */
  work<Name extends JobName>(
    name: Name,
    handle: (payload: JobPayloads[Name]) => Promise<void>,
  ): Promise<void>;
  /**
   * Enqueues one job in each due minute, across all processes. After a delay, two processes can each enqueue
   * one.
   */
  schedule(name: EmptyJobName, schedule: JobSchedule): void;
  /**
   * Resolves when the running jobs end, or after five seconds. The next process takes over unfinished jobs.
   */
  stop(): Promise<void>;
}

const delayUnlessAborted = (delayMs: number, signal: AbortSignal): Promise<void> =>
  delay(delayMs, undefined, { signal }).catch(() => undefined);

/** Returns a substitute for the result of a failed statement. pg-boss expects a row from a count. */
const emptyResult = (text: string): { rows: object[] } => ({
  rows: /select count\(\*\)/i.test(text) ? [{ count: 0 }] : [],
});

/**
 * Retries pg-boss's statements while the database is unavailable, until `shutdown`. A statement can run
 * twice. Reports other failures and returns an empty result, because pg-boss doesn't await the completion of
 * a job, so that a rejection would end the process.
 */
export const retryingQuery =
  (database: Pick<Database, 'query'>, report: Report, shutdown: AbortSignal, wait = delayUnlessAborted) =>
  async (text: string, values: unknown[] = []): Promise<{ rows: object[] }> => {
    for (let delayMs = firstRetryMs; ; delayMs = Math.min(2 * delayMs, maxRetryMs)) {
      try {
        return await database.query(text, values);
      } catch (error) {
        if (shutdown.aborted) return emptyResult(text);
        if (!isUnavailable(error)) {
          report(`The job queue failed: ${String(error)}`);
          return emptyResult(text);
        }
        await wait(delayMs, shutdown);
      }
    }
  };

/** Opens the job queue of a database that `openDatabase()` has prepared. */
export async function startJobs(
  database: Database,
  report: Report = toStandardError,
  { pollSeconds, recoverySeconds } = defaultTimings,
): Promise<Jobs> {
  const shutdown = new AbortController();
  const query = retryingQuery(database, report, shutdown.signal);
  const pending = new Set<Promise<unknown>>();
  const executeSql: typeof query = (text, values) => {
    const result = query(text, values);
    pending.add(result);
    void result.finally(() => pending.delete(result));
    return result;
  };
  const boss = new PgBoss({
    db: { executeSql },
    schema,
    migrate: false,
    // pg-boss's schedule stops when the clock is set back, and blocks the event loop for a tenth of a second.
    schedule: false,
    pollingIntervalSeconds: pollSeconds,
  });
  boss.on('error', (error) => report(`The job queue failed: ${error.message}`));
  await restartInterruptedJobs(boss, database);
  await boss.start();

  const workerIds = new Map<string, string>();
  const wake = (name: string): void => boss.notifyWorker(workerIds.get(name) ?? '');
  const wakeAll = (): void => [...workerIds.keys()].forEach(wake);
  const unlisten = await database.listen(wakeChannel, wake, wakeAll);

  const scheduler = new JobScheduler();
  const recoverFromClock = createClockRecovery(boss, executeSql);
  async function repeat(intervalMs: number, work: () => Promise<void>): Promise<void> {
    while (!shutdown.signal.aborted) {
      await delayUnlessAborted(intervalMs, shutdown.signal);
      if (!shutdown.signal.aborted) await work();
    }
  }
  const loops = [
    repeat(scheduleMs, () =>
      scheduler.sendDue(Math.floor(Date.now() / 60_000), async (name) => {
        await boss.send(name, {}, { singletonSeconds: slotSeconds });
        wake(name);
      }),
    ),
    repeat(recoverySeconds * 1000, async () => {
      // pg-boss's own maintenance pauses after the clock is set back.
      await boss.expire();
      await recoverFromClock();
    }),
  ];

  return {
    async enqueue(db, name, payload, queuedBefore = 0) {
      const id = await boss.send(name, payload, {
        priority: -queuedBefore,
        db: { executeSql: (text, values) => db.query(text, values) },
      });
      if (id === null) throw new Error(`The job ${name} was not queued.`);
      await db.query('select pg_notify($1, $2)', [wakeChannel, name]);
    },
    async unfinished<Name extends JobName>(name: Name) {
      const { rows } = await database.query<{ data: JobPayloads[Name] }>(
        `/* unfinishedJobs */ select data from ${schema}.job
         where name = $1 and state in ('created', 'retry', 'active')`,
        [name],
      );
      return rows.map(({ data }) => data);
    },
    async work<Name extends JobName>(name: Name, handle: (payload: JobPayloads[Name]) => Promise<void>) {
      const workerId = await boss.work<JobPayloads[Name]>(name, async (jobs) => {
        try {
          for (const { data } of jobs) await handle(data);
        } catch (error) {
          report(`The job ${name} failed: ${String(error)}`);
          throw error;
        } finally {
          // The worker fetches the next job immediately instead of at the next poll.
          wake(name);
        }
      });
      workerIds.set(name, workerId);
    },
    schedule(name, schedule) {
      scheduler.add(name, schedule);
    },
    async stop() {
      const timer = setTimeout(() => shutdown.abort(), maxStopMs);
      await unlisten();
      await boss.stop({ timeout: maxStopMs });
      clearTimeout(timer);
      shutdown.abort();
      // pg-boss doesn't wait for the statements that complete its jobs.
      await Promise.all([...loops, ...pending]);
    },
  };
}
