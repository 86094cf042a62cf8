import type { Queryable } from '../db/database';
import { schema } from './queues';

/**
 * Short enough that a job scheduled every minute starts within one minute, and an orphaned job is found
 * within one more.
 */
export const resetIntervalMs = 15_000;

// The latest start of a retry, whose delay doubles with each attempt. No other job is scheduled for the
// future.
const retryAt =
  "now() + retry_delay * case when retry_backoff then 2 ^ least(16, retry_count + 1) else 1 end * interval '1 second'";

// Uses a single update, because PostgreSQL plans each update over the partitions of all queues.
const resetSql = `
  with looked as (
    update ${schema}.version set maintained_on = null where maintained_on > now()
  )
  update ${schema}.job set
    singleton_on = case when state >= 'completed' then null else singleton_on end,
    started_on = case when state = 'active' then now() else started_on end,
    start_after = case state when 'created' then now() when 'retry' then ${retryAt} else start_after end
  where (state >= 'completed' and singleton_on > now() at time zone 'utc')
    or (state = 'active' and started_on > now())
    or (state = 'created' and start_after > now() + interval '1 minute')
    or (state = 'retry' and start_after > ${retryAt})`;

/**
 * Resets the timestamps that were written before the system clock was set back. Until those times, the queue
 * would send no scheduled job, recover no orphan and start no waiting job.
 */
export async function resetFutureTimestamps(db: Queryable): Promise<void> {
  await db.query(`/* resetFutureTimestamps */ ${resetSql}`);
}
