import type { Db } from '../../db/database';
import { deleteChoices } from './choicesSql';
import { deleteNotificationsOf } from './sql';

/** Drops what somebody who leaves was told, and what they wanted to hear of. */
export async function forgetNotificationsOf(db: Db, companyId: string, operatorId: string): Promise<void> {
  await deleteNotificationsOf(db, companyId, operatorId);
  await deleteChoices(db, companyId, operatorId);
}
