import type { Db } from '../../platform';
import { deletePreferences } from './preferences.repository';
import { deleteNotificationsOf } from './notifications.repository';

export async function deleteNotificationData(db: Db, companyId: string, operatorId: string): Promise<void> {
  await deleteNotificationsOf(db, companyId, operatorId);
  await deletePreferences(db, companyId, operatorId);
}
