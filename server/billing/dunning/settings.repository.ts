import type { Db, DunningSettings } from '../../platform';

/**
 * Returns the dunning settings. With `forUpdate`, locks them until the transaction ends. Throws if the
 * company doesn't exist.
 */
export async function dunningSettingsOf(
  db: Db,
  companyId: string,
  forUpdate = false,
): Promise<DunningSettings> {
  const { rows } = await db.query(
    `/* dunningSettings */ select after_last_retry as "afterLastRetry", grace_days as "graceDays"
     from companies where id = $1 ${forUpdate ? 'for no key update' : ''}`,
    [companyId],
  );
  const [row] = rows;
  if (!row) throw new Error(`Company ${companyId} not found.`);
  return row;
}

export async function setDunningSettings(
  db: Db,
  companyId: string,
  { afterLastRetry, graceDays }: DunningSettings,
): Promise<void> {
  await db.query(
    `/* setDunningSettings */ update companies set after_last_retry = $2, grace_days = $3,
       dunning_since = company_now(), updated_at = now()
     where id = $1`,
    [companyId, afterLastRetry, graceDays],
  );
}
