import type PgBoss from 'pg-boss';
import type { Database } from '../db/database';
import type { Report } from '../../lib/report';
import { schema } from './queues';

// pg-boss has no function that lists jobs, so this file reads its table, and changes jobs with its functions.
// All functions reject if a statement fails.

type QueryDatabase = Pick<Database, 'query'>;

/** Options for pg-boss's functions that let them reject, unlike `retryingQuery`. */
export const rejectingOptions = (database: QueryDatabase): { db: PgBoss.Db } => ({
  db: { executeSql: (text, values) => database.query(text, values) },
});

export interface RunningJob {
  name: string;
  id: string;
}

/** Restarts a job unless it has ended. Unlike `fail`, it can restart a job that has no retry left. */
export async function restartJob(
  boss: PgBoss,
  database: QueryDatabase,
  { name, id }: RunningJob,
): Promise<void> {
  await boss.cancel(name, id, rejectingOptions(database));
  await boss.resume(name, id, rejectingOptions(database));
}

/**
 * Restarts the jobs of the previous process. The embedded database has one process, so a job that is active at
 * the start was interrupted.
 */
export async function restartInterruptedJobs(boss: PgBoss, database: Database): Promise<void> {
  if (database.kind !== 'embedded') return;
  // A canceled job is one whose restart was interrupted, because nothing else cancels jobs.
  const { rows } = await database.query<RunningJob>(
    `/* interruptedJobs */ select name, id from ${schema}.job where state in ('active', 'cancelled')`,
  );
  for (const job of rows) await restartJob(boss, database, job);
}

export async function sendHeartbeats(database: QueryDatabase, running: Iterable<RunningJob>): Promise<void> {
  const jobs = [...running];
  if (jobs.length === 0) return;
  await database.query(
    `/* sendHeartbeats */ insert into job_heartbeats (queue, job_id)
     select * from unnest($1::text[], $2::uuid[])
     on conflict (queue, job_id) do update set beat = job_heartbeats.beat + 1`,
    [jobs.map(({ name }) => name), jobs.map(({ id }) => id)],
  );
}

// Counts checks instead of seconds, so that a changed clock or an outage of the database interrupts no job.
const maxSilentChecks = 6;

interface WatchedJob extends RunningJob {
  state: 'active' | 'cancelled';
  beat: number | null;
}

/**
 * Returns a function that checks the heartbeats of all jobs, and fails jobs without a new heartbeat in several
 * checks. A failed job is retried, unless it has no retry left. The limit is necessary because a job can be the
 * reason why its processes died.
 */
export function createSilentJobRecovery(
  boss: PgBoss,
  database: QueryDatabase,
  report: Report,
): () => Promise<void> {
  let watched = new Map<string, { beat: number | null; silentChecks: number }>();

  async function recover(job: WatchedJob): Promise<void> {
    report(`The job ${job.name} sent no heartbeat.`);
    if (job.state === 'cancelled') await restartJob(boss, database, job);
    else
      await boss.fail(
        job.name,
        job.id,
        { message: 'The job sent no heartbeat.' },
        rejectingOptions(database),
      );
  }

  return async () => {
    // Processes of earlier releases send no heartbeats, so their active jobs are left to pg-boss's time limit.
    // Canceled jobs have no time limit.
    const { rows } = await database.query<WatchedJob>(
      `/* watchedJobs */ select j.name, j.id, j.state, h.beat
       from ${schema}.job j left join job_heartbeats h on h.queue = j.name and h.job_id = j.id
       where (j.state = 'active' and h.beat is not null) or j.state = 'cancelled'`,
    );
    const previous = watched;
    watched = new Map();
    for (const job of rows) {
      const last = previous.get(job.id);
      const silentChecks = last?.beat === job.beat ? last.silentChecks + 1 : 0;
      if (silentChecks < maxSilentChecks) watched.set(job.id, { beat: job.beat, silentChecks });
      else await recover(job);
    }
  };
}

export async function deleteOldHeartbeats(database: QueryDatabase): Promise<void> {
  await database.query(
    `/* deleteOldHeartbeats */ delete from job_heartbeats h where not exists (
       select from ${schema}.job where name = h.queue and id = h.job_id and state = 'active')`,
  );
}

interface FutureJob {
  name: string;
  id: string;
  state: keyof PgBoss.JobStates;
  data: object | null;
  priority: number;
  retryLimit: number;
  /** The id of the copy that replaces a waiting job. Every process chooses the same one. */
  copyId: string;
}

// The latest start of a retry, whose delay doubles with each attempt. No other job is scheduled for the
// future.
const retryAt =
  "now() + retry_delay * case when retry_backoff then 2 ^ least(16, retry_count + 1) else 1 end * interval '1 second'";

// Scheduled jobs have no payload.
const futureJobsSql = `/* futureJobs */
  select name, id, state, case when state < 'active' then data end as data, priority,
    greatest(0, retry_limit - retry_count - case state when 'retry' then 1 else 0 end) as "retryLimit",
    md5(id::text)::uuid as "copyId"
  from ${schema}.job
  where (state >= 'completed' and data = '{}' and created_on > now() + interval '1 minute')
    or (state = 'created' and start_after > now() + interval '1 minute')
    or (state = 'retry' and start_after > ${retryAt})`;

/**
 * Recovers the jobs whose timestamps are in the future, because the clock was set back. Until then, a waiting
 * job would not start, and a finished scheduled job would keep the id that the job of its minute needs again.
 * Replaces waiting jobs by copies that start immediately, and deletes finished scheduled jobs.
 */
export async function recoverFutureJobs(boss: PgBoss, database: QueryDatabase): Promise<void> {
  const options = rejectingOptions(database);
  const { rows } = await database.query<FutureJob>(futureJobsSql);
  for (const { name, id, state, data, copyId, priority, retryLimit } of rows) {
    const copy = { name, id: copyId, ...(data && { data }), priority, retryLimit };
    if (state === 'created' || state === 'retry') await boss.insert([copy], options);
    await boss.deleteJob(name, id, options);
  }
}
