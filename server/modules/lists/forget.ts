import type { Db } from '../../db/database';
import { deleteOwnViews, forgetAllColumns } from './sql';

/** Drops how somebody who leaves looked at lists, and the views that nobody else sees. Shared ones stay. */
export async function forgetListsOf(db: Db, companyId: string, operatorId: string): Promise<void> {
  await forgetAllColumns(db, companyId, operatorId);
  await deleteOwnViews(db, companyId, operatorId);
}
