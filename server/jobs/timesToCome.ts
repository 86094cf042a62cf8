import type { Db } from '../db/database';
import { schema } from './queues';

/** A job of every minute begins within one, and an orphan is found within another. */
export const forgetEveryMs = 15_000;

// A retry waits for its delay, doubled for each attempt. No other job is scheduled for later.
const retryAt =
  "now() + retry_delay * case when retry_backoff then 2 ^ least(16, retry_count + 1) else 1 end * interval '1 second'";

// One update, because PostgreSQL plans each update over the partitions of all queues.
const forget = `
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
 * What the queue noted by a clock that was ahead and was put back since would keep it still until that time is there
 * again: no job of its minute, no second try for what a dead process left, no job that waited.
 */
export async function forgetTimesToCome(db: Db): Promise<void> {
  await db.query(`/* forgetTimesToCome */ ${forget}`);
}
