import type { Db } from '../../db/database';
import { deletePreferences } from './preferencesSql';
import { deleteNotificationsOf } from './sql';

export async function deleteNotificationData(db: Db, companyId: string, operatorId: string): Promise<void> {
  await deleteNotificationsOf(db, companyId, operatorId);
  await deletePreferences(db, companyId, operatorId);
}
