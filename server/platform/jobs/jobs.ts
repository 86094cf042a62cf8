import { once } from 'node:events';
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import PgBoss from 'pg-boss';
import { v5 } from 'uuid';
import { defaultLanguage, languageOrDefault } from '../../../contract/languages';
import { isUnavailable } from '../../lib/errors';
import { inLanguage, language } from '../../lib/i18n/i18n';
import type { Database, Db } from '../db/database';
import { type Report, toStandardError } from '../../lib/report';
import { type EmptyJobName, type JobName, type JobPayloads, schema } from './queues';
import {
  createSilentJobRecovery,
  deleteOldHeartbeats,
  recoverFutureJobs,
  rejectingOptions,
  restartInterruptedJobs,
  restartJob,
  type RunningJob,
  sendHeartbeats,
} from './recovery';
import { type JobSchedule, JobScheduler } from './scheduler';

/** The NOTIFY channel whose payload names a queue with a new job. */
const wakeChannel = 'livery_jobs';

const scheduleMs = 2000;
const maxRestartMs = 2000;
const firstRetryMs = 500;
const maxRetryMs = 4000;

interface JobTimings {
  /** Interval of the polls of each queue for retries and dead letters, which send no notification. */
  pollSeconds: number;
  /** Interval of heartbeats and of the checks for jobs whose process died or whose clock was set back. */
  recoverySeconds: number;
  /** Interval of the archiving and deletion of finished jobs. */
  maintenanceSeconds: number;
  /** Maximum time that `stop` gives running jobs to end. */
  stopSeconds: number;
}

// Each poll takes a statement for each of the forty queues.
const defaultTimings: JobTimings = {
  pollSeconds: 30,
  recoverySeconds: 15,
  maintenanceSeconds: 120,
  stopSeconds: 5,
};

/** The language of a stored payload, unless it is the default one. */
interface StoredLanguage {
  language?: string;
}

const currentLanguage = (): StoredLanguage =>
  language() === defaultLanguage ? {} : { language: language() };

export interface Jobs {
  /**
   * Enqueues a job when the transaction commits. The job runs in the current language. Jobs with a lower
   * `queuedBefore`, the number of the company's waiting jobs, run first.
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
   * queues.ts defines. So is a job that exceeds its time limit, but its handler continues. Two runs of a job
   * can therefore overlap: a handler must lock what it changes or be idempotent.
   */
  work<Name extends JobName>(
    name: Name,
    handle: (payload: JobPayloads[Name]) => Promise<void>,
  ): Promise<void>;
  /** Enqueues one job for each due minute, across all processes. */
  schedule(name: EmptyJobName, schedule: JobSchedule): void;
  /**
   * Resolves when the running jobs end, or after five seconds. Another process, or the next one, restarts
   * unfinished jobs immediately.
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

/** Returns the milliseconds to add to `performance.now()` for the time of the database. */
async function readClockOffset(database: Database): Promise<number> {
  const { rows } = await database.query<{ now: Date }>('/* databaseTime */ select clock_timestamp() as now');
  const [row] = rows;
  if (!row) throw new Error('The database returned no row.');
  return row.now.getTime() - performance.now();
}

/** Opens the job queue of a database that `openDatabase()` has prepared. */
export async function startJobs(
  database: Database,
  report: Report = toStandardError,
  timings: Partial<JobTimings> = {},
): Promise<Jobs> {
  const { pollSeconds, recoverySeconds, maintenanceSeconds, stopSeconds } = { ...defaultTimings, ...timings };
  const reportFailure = (error: unknown): void => report(`The job queue failed: ${String(error)}`);
  const shutdown = new AbortController();
  let hasStopped = false;
  /** The handlers and statements that `stop` waits for, because pg-boss doesn't. */
  const pending = new Set<Promise<unknown>>();
  function track<T>(work: Promise<T>): Promise<T> {
    const untrack = (): void => void pending.delete(work);
    pending.add(work);
    work.then(untrack, untrack);
    return work;
  }
  const query = retryingQuery(database, report, shutdown.signal);
  const boss = new PgBoss({
    db: {
      // A handler that ends after `stop` must not change its job, which another process may be running.
      executeSql: async (text, values) => (hasStopped ? emptyResult(text) : track(query(text, values))),
    },
    schema,
    migrate: false,
    // pg-boss's schedule and maintenance pause after the clock is set back, and its schedule blocks the event
    // loop for a tenth of a second.
    schedule: false,
    supervise: false,
    pollingIntervalSeconds: pollSeconds,
  });
  boss.on('error', ({ message }) => report(`The job queue failed: ${message}`));
  await restartInterruptedJobs(boss, database);
  await boss.start();

  const workerIds = new Map<string, string>();
  const wake = (name: string): void => boss.notifyWorker(workerIds.get(name) ?? '');
  const wakeAll = (): void => [...workerIds.keys()].forEach(wake);
  const unlisten = await database.listen(wakeChannel, wake, wakeAll);

  const reportUnlessUnavailable = (error: unknown): void => {
    if (!isUnavailable(error)) reportFailure(error);
  };
  async function restart(job: RunningJob): Promise<void> {
    await restartJob(boss, database, job);
    await database.query('select pg_notify($1, $2)', [wakeChannel, job.name]);
  }

  const running = new Set<RunningJob>();
  async function run<Payload>(
    { id, name, data, expireInSeconds }: PgBoss.Job<Payload & StoredLanguage>,
    handle: (payload: Payload) => Promise<void>,
  ): Promise<void> {
    const job = { name, id };
    // A fetch that began before `stop` can end after it.
    if (hasStopped) return restart(job).catch(reportFailure);
    running.add(job);
    // pg returns it as text.
    const limitSeconds = Number(expireInSeconds);
    const limit = setTimeout(() => {
      running.delete(job);
      report(`The job ${name} ran longer than ${limitSeconds} s.`);
    }, limitSeconds * 1000);
    try {
      // Awaited, because the recovery ignores a job that ends its process before its first heartbeat.
      await sendHeartbeats(database, [job]).catch(reportUnlessUnavailable);
      // `stop` restarts the running jobs.
      if (hasStopped) return;
      await inLanguage(languageOrDefault(data.language), () => handle(data));
    } catch (error) {
      report(`The job ${name} failed: ${String(error)}`);
      throw error;
    } finally {
      clearTimeout(limit);
      running.delete(job);
      // The worker fetches the next job immediately instead of at the next poll.
      wake(name);
    }
  }

  async function repeat(intervalMs: number, work: () => Promise<void>): Promise<void> {
    while (!shutdown.signal.aborted) {
      await delayUnlessAborted(intervalMs, shutdown.signal);
      if (shutdown.signal.aborted) return;
      await work().catch(reportUnlessUnavailable);
    }
  }
  const scheduler = new JobScheduler();
  // Schedules follow the database's clock, because the clocks of processes can differ.
  let clockOffsetMs = await readClockOffset(database);
  const recoverSilentJobs = createSilentJobRecovery(boss, database, report);
  const loops = [
    repeat(scheduleMs, () =>
      scheduler.sendDue(Math.floor((performance.now() + clockOffsetMs) / 60_000), async (name, dueMinute) => {
        // Every process sends the same id, so that the database keeps one job, even if one sends it late.
        const id = v5(`${name} ${dueMinute}`, v5.URL);
        await boss.send(name, {}, { id, ...rejectingOptions(database) });
        wake(name);
      }),
    ),
    // A separate loop, so that a failure of another statement doesn't prevent heartbeats.
    repeat(recoverySeconds * 1000, () => sendHeartbeats(database, running)),
    repeat(recoverySeconds * 1000, async () => {
      clockOffsetMs = await readClockOffset(database);
      await recoverSilentJobs();
      await recoverFutureJobs(boss, database);
    }),
    repeat(maintenanceSeconds * 1000, async () => {
      await boss.maintain();
      await deleteOldHeartbeats(database);
    }),
  ];

  return {
    async enqueue(db, name, payload, queuedBefore = 0) {
      const id = await boss.send(
        name,
        { ...payload, ...currentLanguage() },
        { priority: -queuedBefore, ...rejectingOptions(db) },
      );
      if (id === null) throw new Error(`The job ${name} was not queued.`);
      await db.query('select pg_notify($1, $2)', [wakeChannel, name]);
    },
    async unfinished<Name extends JobName>(name: Name) {
      const { rows } = await database.query<{ data: JobPayloads[Name] }>(
        `/* unfinishedJobs */ select data - 'language' as data from ${schema}.job
         where name = $1 and state in ('created', 'retry', 'active')`,
        [name],
      );
      return rows.map(({ data }) => data);
    },
    async work<Name extends JobName>(name: Name, handle: (payload: JobPayloads[Name]) => Promise<void>) {
      const workerId = await boss.work<JobPayloads[Name] & StoredLanguage>(name, async (jobs) => {
        for (const job of jobs) await track(run(job, handle));
      });
      workerIds.set(name, workerId);
    },
    schedule(name, schedule) {
      scheduler.add(name, schedule);
    },
    // Doesn't call `boss.stop`, which would fail interrupted jobs, for good after their last retry.
    async stop() {
      const aborted = once(shutdown.signal, 'abort');
      const timer = setTimeout(() => shutdown.abort(), stopSeconds * 1000);
      void track(unlisten());
      for (const name of workerIds.keys()) await boss.offWork(name);
      do {
        await Promise.race([Promise.allSettled(pending), aborted]);
        // pg-boss continues after a fetch with the handler, and after the handler with a statement.
        await nextTurn();
      } while (pending.size > 0 && !shutdown.signal.aborted);
      clearTimeout(timer);
      hasStopped = true;
      await Promise.race([
        Promise.all([...running].map(restart)).catch(reportFailure),
        delay(maxRestartMs, null, { ref: false }),
      ]);
      shutdown.abort();
      await Promise.all(loops);
    },
  };
}
