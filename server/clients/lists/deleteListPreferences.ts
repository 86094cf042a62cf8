import type { Db } from '../../platform';
import { deletePrivateViews, deleteAllColumns } from './lists.repository';

/** Deletes a departing operator's columns and private views. Shared views stay. */
export async function deleteListPreferences(db: Db, companyId: string, operatorId: string): Promise<void> {
  await deleteAllColumns(db, companyId, operatorId);
  await deletePrivateViews(db, companyId, operatorId);
}
