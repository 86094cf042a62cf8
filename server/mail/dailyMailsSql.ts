import type { Db } from '../db/database';

interface Counted {
  count: number;
  /** Until this count resets. */
  seconds: number;
}

/** Counts one email of a kind, by the company's clock: a day starts with its first email. */
export async function countDailyMail(
  db: Db,
  companyId: string,
  mail: string,
  recipient: string,
): Promise<Counted> {
  const { rows } = await db.query<Counted>(
    `/* countDailyMail */ insert into daily_mails as known (company_id, mail, recipient, count, ends_at)
     values ($1, $2, $3, 1, company_now() + interval '1 day')
     on conflict (company_id, mail, recipient) do update set
       count = case when known.ends_at > company_now() then known.count + 1 else 1 end,
       ends_at = case when known.ends_at > company_now() then known.ends_at else excluded.ends_at end
     returning count, greatest(1, ceil(extract(epoch from ends_at - company_now())))::integer as seconds`,
    [companyId, mail, recipient],
  );
  const [counted] = rows;
  if (!counted) throw new Error('The email was not counted.');
  return counted;
}

/** Takes one back of what was counted for a recipient. */
export async function uncountDailyMail(
  db: Db,
  companyId: string,
  mail: string,
  recipient: string,
): Promise<void> {
  await db.query(
    `/* uncountDailyMail */ with emptied as (
       delete from daily_mails where company_id = $1 and mail = $2 and recipient = $3 and count = 1
     )
     update daily_mails set count = count - 1
     where company_id = $1 and mail = $2 and recipient = $3 and count > 1`,
    [companyId, mail, recipient],
  );
}

export async function deleteOldDailyMails(db: Db, companyId: string): Promise<void> {
  await db.query(
    `/* deleteOldDailyMails */ delete from daily_mails
     where company_id = $1 and ends_at < company_now() - interval '1 day'`,
    [companyId],
  );
}
