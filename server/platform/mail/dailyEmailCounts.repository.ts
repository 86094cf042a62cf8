import type { Db } from '../db/database';

interface DailyCount {
  count: number;
  /** Seconds until the count resets. */
  seconds: number;
}

// Equals `known.ends_at > company_now()`, which Citus rejects here. The new row ends a day after that time.
const countsOn = `excluded.ends_at - known.ends_at < interval '1 day'`;

/**
 * Counts one email of a kind to a recipient. The count resets 24 hours after the first email, by the
 * company's clock.
 */
export async function incrementDailyEmailCount(
  db: Db,
  companyId: string,
  kind: string,
  recipient: string,
): Promise<DailyCount> {
  const { rows } = await db.query(
    `/* incrementDailyEmailCount */ insert into daily_email_counts as known (company_id, kind, recipient, count, ends_at)
     values ($1, $2, $3, 1, company_now() + interval '1 day')
     on conflict (company_id, kind, recipient) do update set
       count = case when ${countsOn} then known.count + 1 else 1 end,
       ends_at = case when ${countsOn} then known.ends_at else excluded.ends_at end
     returning count, greatest(1, ceil(extract(epoch from ends_at - company_now())))::integer as seconds`,
    [companyId, kind, recipient],
  );
  const [dailyCount] = rows;
  if (!dailyCount) throw new Error('The email was not counted.');
  return dailyCount;
}

export async function decrementDailyEmailCount(
  db: Db,
  companyId: string,
  kind: string,
  recipient: string,
): Promise<void> {
  await db.query(
    `/* decrementDailyEmailCount */ with emptied as (
       delete from daily_email_counts where company_id = $1 and kind = $2 and recipient = $3 and count = 1
     )
     update daily_email_counts set count = count - 1
     where company_id = $1 and kind = $2 and recipient = $3 and count > 1`,
    [companyId, kind, recipient],
  );
}

export async function deleteOldDailyEmailCounts(db: Db, companyId: string): Promise<void> {
  await db.query(
    `/* deleteOldDailyEmailCounts */ delete from daily_email_counts
     where company_id = $1 and ends_at < company_now() - interval '1 day'`,
    [companyId],
  );
}
