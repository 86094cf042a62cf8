import PgBoss from 'pg-boss';
import type { Database, Db } from '../db/database';
import { type Report, toStandardError } from '../db/report';
import type { EmptyJobName, JobName, JobPayloads } from './payloads';
import { pollJobs } from './pollJobs';
import { retryingQuery } from './retryingQuery';
import { schema } from './queues';
import { type JobSchedule, JobScheduler } from './scheduler';
import { resetIntervalMs, resetFutureTimestamps } from './resetFutureTimestamps';
import { JobWorker, wakeChannel } from './worker';

const slotSeconds = 60;

interface JobTimings {
  /** Interval of the polls for scheduled jobs, retries and jobs whose notification was lost. */
  pollMs: number;
  /** Interval of pg-boss's check for jobs whose process has died, in whole seconds. */
  maintenanceSeconds: number;
}

const defaultTimings: JobTimings = { pollMs: 2000, maintenanceSeconds: 30 };

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
  /** Starts a worker. A job that throws is retried with backoff, as often as queues.ts defines. */
  work<Name extends JobName>(
    name: Name,
    handle: (payload: JobPayloads[Name]) => Promise<void>,
  ): Promise<void>;
  /**
   * Enqueues one job in each due minute, across all processes. After a delay, two processes can each enqueue
   * one.
   */
  schedule(name: EmptyJobName, schedule: JobSchedule): void;
  stop(): Promise<void>;
}

/** Opens the job queue of a database that `openDatabase()` has prepared. */
export async function startJobs(
  database: Database,
  report: Report = toStandardError,
  { pollMs, maintenanceSeconds } = defaultTimings,
): Promise<Jobs> {
  const shutdown = new AbortController();
  const executeSql = retryingQuery(database, shutdown.signal);
  const boss = new PgBoss({
    db: { executeSql },
    schema,
    migrate: false,
    // pg-boss's evaluation of cron expressions blocks the event loop for a tenth of a second.
    schedule: false,
    maintenanceIntervalSeconds: maintenanceSeconds,
  });
  boss.on('error', (error) => report(`The job queue failed: ${error.message}`));
  await resetFutureTimestamps(database);
  await boss.start();
  const resetTimer = setInterval(() => {
    resetFutureTimestamps(database).catch((error: unknown) =>
      report(`The job queue failed: ${String(error)}`),
    );
  }, resetIntervalMs).unref();

  const workers = new Map<string, JobWorker>();
  const wake = (name: string): void => workers.get(name)?.wake();
  const unlisten = await database.listen(wakeChannel, wake);
  const scheduler = new JobScheduler();
  const sendDue = (minute: number): Promise<void> =>
    scheduler.sendDue(minute, async (name) => {
      if (shutdown.signal.aborted) return;
      await boss.send(name, {}, { singletonSeconds: slotSeconds });
      wake(name);
    });
  const polling = pollJobs({
    intervalMs: pollMs,
    query: executeSql,
    wake,
    sendDue,
    report,
    signal: shutdown.signal,
  });

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
      const worker = new JobWorker(name, { boss, database, report, handle });
      workers.set(name, worker);
      await worker.start();
    },
    schedule(name, schedule) {
      scheduler.add(name, schedule);
    },
    async stop() {
      clearInterval(resetTimer);
      await unlisten();
      await Promise.all([...workers.values()].map((worker) => worker.stop()));
      shutdown.abort();
      await polling;
      await boss.stop({ graceful: false });
    },
  };
}
