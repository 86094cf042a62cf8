import type PgBoss from 'pg-boss';
import type { Database } from '../db/database';
import { schema } from './queues';

// pg-boss has no function that lists jobs, so this file reads its table, and changes jobs with its functions.

/**
 * Restarts the jobs of the previous process. The embedded database has one process, so a job that is active at
 * the start was interrupted.
 */
export async function restartInterruptedJobs(boss: PgBoss, database: Database): Promise<void> {
  if (database.kind !== 'embedded') return;
  // A canceled job is one whose restart was interrupted, because nothing else cancels jobs.
  const { rows } = await database.query<{ name: string; id: string }>(
    `/* interruptedJobs */ select name, id from ${schema}.job where state in ('active', 'cancelled')`,
  );
  for (const { name, id } of rows) {
    await boss.cancel(name, id);
    await boss.resume(name, id);
  }
}

interface FutureJob {
  name: string;
  id: string;
  state: keyof PgBoss.JobStates;
  data: object | null;
  priority: number;
  retryLimit: number;
  expireInSeconds: number;
  /** The id of the copy that replaces a waiting job. Every process chooses the same one. */
  copyId: string;
}

// The latest start of a retry, whose delay doubles with each attempt. No other job is scheduled for the
// future.
const retryAt =
  "now() + retry_delay * case when retry_backoff then 2 ^ least(16, retry_count + 1) else 1 end * interval '1 second'";

const futureJobsSql = `/* futureJobs */
  select name, id, state, case when state < 'active' then data end as data, priority,
    greatest(0, retry_limit - retry_count - case state when 'retry' then 1 else 0 end) as "retryLimit",
    extract(epoch from expire_in)::integer as "expireInSeconds", md5(id::text)::uuid as "copyId"
  from ${schema}.job
  where (state >= 'completed' and singleton_on > now() at time zone 'utc')
    or (state = 'active' and started_on > now())
    or (state = 'created' and start_after > now() + interval '1 minute')
    or (state = 'retry' and start_after > ${retryAt})`;

/**
 * Returns a function that recovers the jobs whose timestamps are in the future, because the clock was set
 * back. Until then, a waiting job would not start, an orphaned job would not expire, and a finished job would
 * occupy the minute of a scheduled one.
 */
export function createClockRecovery(
  boss: PgBoss,
  executeSql: (text: string) => Promise<{ rows: object[] }>,
): () => Promise<void> {
  /** When an active job was first found, by the time of `performance.now()`. */
  let foundAt = new Map<string, number>();

  async function restart({ name, id, data, copyId, priority, retryLimit }: FutureJob): Promise<void> {
    await boss.insert([{ name, id: copyId, ...(data && { data }), priority, retryLimit }]);
    await boss.deleteJob(name, id);
  }

  /** Fails an active job once it has been known for as long as a job may run. */
  async function expire({ name, id, expireInSeconds }: FutureJob): Promise<void> {
    const isExpired = performance.now() - (foundAt.get(id) ?? Infinity) > expireInSeconds * 1000;
    if (isExpired) await boss.fail(name, id, { message: 'The job expired.' });
  }

  return async () => {
    const jobs = (await executeSql(futureJobsSql)).rows as FutureJob[];
    const active = jobs.filter(({ state }) => state === 'active');
    foundAt = new Map(active.map(({ id }) => [id, foundAt.get(id) ?? performance.now()]));
    for (const job of jobs) {
      if (job.state === 'active') await expire(job);
      else if (job.state === 'created' || job.state === 'retry') await restart(job);
      else await boss.deleteJob(job.name, job.id);
    }
  };
}
