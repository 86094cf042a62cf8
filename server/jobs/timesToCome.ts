import type { Db } from '../db/database';
import { schema } from './queues';

/** A job of every minute begins within one, and an orphan is found within another. */
export const forgetEveryMs = 15_000;

// When it last looked for jobs whose process died, which minutes had their job already, since when a job is under way, and
// from when on it counts. No job of ours waits for a time of its choice but one that is tried again, which waits as long as
// its tries double to, and no longer.
const forget = `
  with looked as (
    update ${schema}.version set maintained_on = null where maintained_on > now()
  ), scheduled as (
    update ${schema}.job set singleton_on = null
    where singleton_on > now() at time zone 'utc' and state >= 'completed'
  ), begun as (
    update ${schema}.job set started_on = now() where state = 'active' and started_on > now()
  ), queued as (
    update ${schema}.job set start_after = now()
    where state = 'created' and start_after > now() + interval '1 minute'
  ), again as (
    select id, name,
      now() + retry_delay * case when retry_backoff then 2 ^ least(16, retry_count + 1) else 1 end * interval '1 second'
        as latest
    from ${schema}.job where state = 'retry'
  )
  update ${schema}.job set start_after = again.latest
  from again
  where job.name = again.name and job.id = again.id and job.state = 'retry' and job.start_after > again.latest`;

/**
 * What the queue noted by a clock that was ahead and was put back since would keep it still until that time is there
 * again: no job of its minute, no second try for what a dead process left, no job that waited.
 */
export async function forgetTimesToCome(db: Db): Promise<void> {
  await db.query(`/* forgetTimesToCome */ ${forget}`);
}
