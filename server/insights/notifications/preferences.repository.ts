import type { Db, NotificationPreference } from '../../platform';

export async function selectPreferences(
  db: Db,
  companyId: string,
  operatorId: string,
): Promise<NotificationPreference[]> {
  const { rows } = await db.query<NotificationPreference>(
    `/* notificationPreferences */ select kind, in_console as "inConsole", by_email as "byEmail"
     from notification_preferences where company_id = $1 and operator_id = $2`,
    [companyId, operatorId],
  );
  return rows;
}

export async function savePreferences(
  db: Db,
  companyId: string,
  operatorId: string,
  preferences: readonly NotificationPreference[],
): Promise<void> {
  await db.query(
    `/* saveNotificationPreferences */ insert into notification_preferences (company_id, operator_id, kind, in_console, by_email)
     select $1, $2, c.kind, c."inConsole", c."byEmail"
     from jsonb_to_recordset($3::jsonb) as c(kind text, "inConsole" boolean, "byEmail" boolean)
     on conflict (company_id, operator_id, kind)
       do update set in_console = excluded.in_console, by_email = excluded.by_email`,
    [companyId, operatorId, JSON.stringify(preferences)],
  );
}

export async function deletePreferences(db: Db, companyId: string, operatorId: string): Promise<void> {
  await db.query(
    '/* deleteNotificationPreferences */ delete from notification_preferences where company_id = $1 and operator_id = $2',
    [companyId, operatorId],
  );
}
