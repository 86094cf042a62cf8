import type { Db } from '../../platform';

const maxPerOperator = 200;

/** Deletes notifications older than 90 days, and all but the newest 200 of each operator. */
export async function purgeOldNotifications(db: Db, companyId: string): Promise<void> {
  await db.query(
    `/* purgeOldNotifications */ delete from notifications
     where company_id = $1 and occurred_at < now() - interval '90 days'`,
    [companyId],
  );
  await db.query(
    `/* purgeExcessNotifications */ delete from notifications n using (
       select operator_id, id, row_number() over (partition by operator_id order by id desc) as position
       from notifications where company_id = $1
     ) ranked
     where n.company_id = $1 and n.operator_id = ranked.operator_id and n.id = ranked.id and ranked.position > $2`,
    [companyId, maxPerOperator],
  );
}
